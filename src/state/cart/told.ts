import type { Cart, CartItem } from '#contract/cart/cart.ts';
import type { Edit } from './edits.ts';

/** Pieces of a line that came or, below 0, went, with the line as it was told last. */
export interface LineChange {
	item: CartItem;
	pieces: number;
}

const itemIn = (cart: Cart | null, id: string) =>
	cart?.items.find(({ variant_id }) => variant_id === id);

/**
 * What an edit has done to its line, as the host says: up to what can be had, whenever it was heard.
 * Of a cart that was not known before, only what was asked for counts as added. Null for nothing.
 */
export function changeOf(edit: Edit, before: Cart | null, after: Cart): LineChange | null {
	if (!('variant_id' in edit)) return null;
	const [was, is] = [itemIn(before, edit.variant_id), itemIn(after, edit.variant_id)];
	const item = is ?? was;
	if (!item || (!before && edit.kind !== 'add')) return null;
	const difference = (is?.quantity ?? 0) - (was?.quantity ?? 0);
	// Another tab may have taken pieces out meanwhile.
	const pieces =
		edit.kind === 'add' ? Math.max(0, Math.min(edit.quantity, difference)) : difference;
	return pieces === 0 ? null : { item, pieces };
}
