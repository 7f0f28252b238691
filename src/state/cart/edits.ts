import * as v from 'valibot';
import { quantitySchema } from '#contract/cart/cart.ts';
import { intentIdSchema } from '#contract/cart/endpoints.ts';
import { countryCodeSchema, idSchema } from '#contract/units.ts';
import type { Cart, CartItem } from '#contract/cart/cart.ts';

const intent = { intent_id: intentIdSchema };
const line = { ...intent, variant_id: idSchema };

/** Something that somebody does to the cart: made once, sent until the host has answered. */
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

/** Whether a later edit makes an earlier one needless: the last word on one thing is what counts. */
function isOvertaken(earlier: Edit, later: Edit): boolean {
	if (later.kind === 'set' || later.kind === 'remove') {
		return 'variant_id' in earlier && earlier.variant_id === later.variant_id;
	}
	return later.kind !== 'add' && earlier.kind === later.kind;
}

/**
 * Puts an edit behind those that wait. The first `sent` of them are on their way and stay as they
 * are; of the others those go that the new one overtakes.
 */
export function withEdit(waiting: readonly Edit[], sent: number, edit: Edit): Edit[] {
	return [
		...waiting.slice(0, sent),
		...waiting.slice(sent).filter((earlier) => !isOvertaken(earlier, edit)),
		edit,
	];
}

/** Pieces of the items, as they would be. */
const piecesOf = (items: readonly Pick<CartItem, 'quantity'>[]) =>
	items.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * The host's cart as it looks with what waits: quantities and lines at once, totals never, for they
 * are the host's.
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
	return { ...cart, items, unavailable_items, gift_note, quantity: piecesOf(items) };
}

/** Pieces that are being added of articles that the cart does not have yet. */
export function newPieces(cart: Cart | null, waiting: readonly Edit[]): number {
	const known = new Set(cart?.items.map(({ variant_id }) => variant_id));
	return waiting.reduce(
		(sum, edit) => (edit.kind === 'add' && !known.has(edit.variant_id) ? sum + edit.quantity : sum),
		0,
	);
}
