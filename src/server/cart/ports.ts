import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/client.ts';
import { discount_codes, discount_uses, carts } from './tables.ts';

/** The caller's cart, locked, and its current view. */
export {
	closeOrderedLines,
	lockCart,
	toLines,
	raiseVersion,
	type CartRow,
	type Owner,
} from './store.ts';
export { refillCart } from './refill.ts';
export { moveToCountry } from './effects.ts';
export { moveCart } from './move.ts';
export { getVisitor, type FindGuestAddress, type Visitor } from './visitor.ts';
export { lookAtCart, showCart, type Articles } from './view.ts';
/** Cookies that go with an answer about a cart. */
export { cookieIn, keepCount, secretIn } from './cookies.ts';

/** Closes a fully ordered cart, as part of a statement; the next visit begins another cart. */
export const findClosing = (tx: Tx, cartId: string) =>
	tx.update(carts).set({ state: 'ordered' }).where(eq(carts.id, cartId));

/** Locks a code while it is counted: of fifty concurrent uses of a single-use code, one wins. */
export async function lockCode(tx: Tx, code: string): Promise<string | null> {
	const [row] = await tx
		.select({ id: discount_codes.id })
		.from(discount_codes)
		.where(eq(discount_codes.code, code))
		.for('update');
	return row?.id ?? null;
}

/** Counts a use of a locked code. `person` is an e-mail in lower case. */
export async function countCodeUse(
	tx: Tx,
	use: { code_id: string; order_id: string; person: string; at: Date },
): Promise<void> {
	await tx.insert(discount_uses).values(use);
}

/** Removes the uses of codes by a canceled order. */
export async function freeCode(tx: Tx, orderId: string): Promise<void> {
	await tx.delete(discount_uses).where(eq(discount_uses.order_id, orderId));
}

/**
 * Counts the code of a revived order again. The order keeps the agreed price, even if others have
 * used the code up since.
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
