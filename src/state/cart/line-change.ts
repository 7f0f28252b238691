import type { Cart, CartItem } from '#contract/cart/cart.ts';
import type { Edit } from './edits.ts';

/** Units of a line that were added or, below 0, removed, with the line as last reported. */
export interface LineChange {
	item: CartItem;
	pieces: number;
}

const itemIn = (cart: Cart | null, id: string) =>
	cart?.items.find(({ variant_id }) => variant_id === id);

/**
 * Change of a line by an edit, as the host reports it: up to the stock, whenever the answer came.
 * If the cart was not known before, only the requested units count as added. Null for no change.
 */
export function toChange(edit: Edit, before: Cart | null, after: Cart): LineChange | null {
	if (!('variant_id' in edit)) return null;
	const [was, is] = [itemIn(before, edit.variant_id), itemIn(after, edit.variant_id)];
	const item = is ?? was;
	if (!item || (!before && edit.kind !== 'add')) return null;
	const difference = (is?.quantity ?? 0) - (was?.quantity ?? 0);
	// Another tab may have removed units meanwhile.
	const pieces =
		edit.kind === 'add' ? Math.max(0, Math.min(edit.quantity, difference)) : difference;
	return pieces === 0 ? null : { item, pieces };
}
