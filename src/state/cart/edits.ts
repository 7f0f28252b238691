import * as v from 'valibot';
import { quantitySchema } from '#contract/cart/cart.ts';
import { intentIdSchema } from '#contract/cart/endpoints.ts';
import { countryCodeSchema, idSchema } from '#contract/units.ts';
import type { Cart, CartItem } from '#contract/cart/cart.ts';

const intent = { intent_id: intentIdSchema };
const line = { ...intent, variant_id: idSchema };

/** Change of the cart by the visitor: made once, sent until the host has answered. */
export const editSchema = v.variant('kind', [
	v.object({ kind: v.literal('add'), ...line, quantity: quantitySchema }),
	v.object({ kind: v.literal('set'), ...line, quantity: quantitySchema }),
	v.object({ kind: v.literal('remove'), ...line }),
	v.object({ kind: v.literal('code'), ...intent, code: v.nullable(v.string()) }),
	v.object({ kind: v.literal('note'), ...intent, text: v.string() }),
	v.object({ kind: v.literal('country'), ...intent, country: countryCodeSchema }),
	v.object({ kind: v.literal('seen'), ...intent }),
]);
export type Edit = v.InferOutput<typeof editSchema>;

/** True if a later edit makes an earlier one needless: the latest change of one thing counts. */
function isOvertaken(earlier: Edit, later: Edit): boolean {
	if (later.kind === 'set' || later.kind === 'remove') {
		return 'variant_id' in earlier && earlier.variant_id === later.variant_id;
	}
	return later.kind !== 'add' && earlier.kind === later.kind;
}

/**
 * Appends an edit to the pending ones. The first `sent` of them are in transit and stay unchanged;
 * others that the new one overtakes are dropped.
 */
export function withEdit(waiting: readonly Edit[], sent: number, edit: Edit): Edit[] {
	return [
		...waiting.slice(0, sent),
		...waiting.slice(sent).filter((earlier) => !isOvertaken(earlier, edit)),
		edit,
	];
}

/** Units of the items with pending edits. */
const addUpUnits = (items: readonly Pick<CartItem, 'quantity'>[]) =>
	items.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Applies pending edits to the host's cart: quantities and lines at once, totals never, because
 * only the host calculates them.
 */
export function withEdits(cart: Cart, waiting: readonly Edit[]): Cart {
	if (waiting.length === 0) return cart;
	let { items, unavailable_items, gift_note } = cart;
	for (const edit of waiting) {
		switch (edit.kind) {
			case 'remove':
				items = items.filter(({ variant_id }) => variant_id !== edit.variant_id);
				unavailable_items = unavailable_items.filter(
					({ variant_id }) => variant_id !== edit.variant_id,
				);
				break;
			case 'set':
				items = items.map((item) =>
					item.variant_id === edit.variant_id ? { ...item, quantity: edit.quantity } : item,
				);
				break;
			case 'add':
				items = items.map((item) =>
					item.variant_id === edit.variant_id
						? { ...item, quantity: item.quantity + edit.quantity }
						: item,
				);
				break;
			case 'note':
				gift_note = edit.text;
				break;
			case 'code':
			case 'country':
			case 'seen':
				break;
		}
	}
	return { ...cart, items, unavailable_items, gift_note, quantity: addUpUnits(items) };
}

/** Units being added of articles that the cart does not contain yet. */
export function countPendingUnits(cart: Cart | null, waiting: readonly Edit[]): number {
	const known = new Set(cart?.items.map(({ variant_id }) => variant_id));
	return waiting.reduce(
		(sum, edit) => (edit.kind === 'add' && !known.has(edit.variant_id) ? sum + edit.quantity : sum),
		0,
	);
}
