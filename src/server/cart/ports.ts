import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/client.ts';
import { discount_codes, discount_uses, carts } from './tables.ts';

/** The cart of whoever calls, held, and as it can be bought now. */
export { closeBut, holdCart, linesOf, raiseVersion, type CartRow, type Owner } from './store.ts';
export { refillCart } from './refill.ts';
export { moving } from './effects.ts';
export { moveCart } from './move.ts';
export { visitorOf, type FindGuestAddress, type Visitor } from './visitor.ts';
export { lookAtCart, showCart, type Articles } from './view.ts';
/** Cookies that go with an answer about a cart. */
export { cookieIn, keepCount, secretIn } from './cookies.ts';

/** Closes a cart that has become an order whole, as part of a statement: the next visit begins another. */
export const closingOf = (tx: Tx, cartId: string) =>
	tx.update(carts).set({ state: 'ordered' }).where(eq(carts.id, cartId));

/** Holds a code while it is counted: of fifty at once that may use it once, one does. */
export async function lockCode(tx: Tx, code: string): Promise<string | null> {
	const [row] = await tx
		.select({ id: discount_codes.id })
		.from(discount_codes)
		.where(eq(discount_codes.code, code))
		.for('update');
	return row?.id ?? null;
}

/** Counts a use of a code that is held. `person` is an address in lower case. */
export async function countCodeUse(
	tx: Tx,
	use: { code_id: string; order_id: string; person: string; at: Date },
): Promise<void> {
	await tx.insert(discount_uses).values(use);
}

/** An order that has come to nothing has used no code. */
export async function freeCode(tx: Tx, orderId: string): Promise<void> {
	await tx.delete(discount_uses).where(eq(discount_uses.order_id, orderId));
}

/**
 * An order that had come to nothing lives again at the price that was agreed: its code counts once
 * more, even where somebody else has used it up since.
 */
export async function countCodeAgain(
	tx: Tx,
	{ code, ...use }: { code: string; order_id: string; person: string; at: Date },
): Promise<void> {
	const code_id = await lockCode(tx, code);
	if (code_id === null) return;
	await freeCode(tx, use.order_id);
	await countCodeUse(tx, { ...use, code_id });
}
