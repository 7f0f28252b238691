import { eq, inArray } from 'drizzle-orm';
import { guestSession } from '#domain/orders/order-terms.ts';
import { lockCart, secretIn } from '#server/cart/ports.ts';
import type { OnSignIn } from '#server/customers/ports.ts';
import { customer_users } from '#server/identity/tables-customers.ts';
import { checkouts } from './tables.ts';
import { saveCheckoutData } from './checkout-session.ts';

/**
 * Moves a guest's checkout data to the customer's own cart, which the guest's cart is about to
 * join. A cart that the customer adopts keeps it anyway; data with another e-mail address is left
 * behind.
 */
export const bringCheckout: OnSignIn = async (tx, { customerId, request, siteUrl, now }) => {
	const secret = secretIn(request.get('cookie') ?? undefined, siteUrl);
	const guest = secret === null ? null : await lockCart(tx, { secret }, now);
	const own = guest && (await lockCart(tx, { customerId }, now));
	if (!guest || !own) return [];
	const ids = [guest.cart.id, own.cart.id];
	const rows = await tx.select().from(checkouts).where(inArray(checkouts.cart_id, ids));
	const typed = rows.find(({ cart_id }) => cart_id === guest.cart.id);
	const [customer] = await tx
		.select({ email: customer_users.email })
		.from(customer_users)
		.where(eq(customer_users.id, customerId));
	if (!typed || typed.email !== customer?.email) return [];
	if (guestSession(typed.last_sign, now).state === 'over') return [];
	const kept = rows.find(({ cart_id }) => cart_id === own.cart.id);
	// The buyer's latest data counts, on whichever device; the account's own, left days ago, must
	// not undo what was typed a minute before the sign-in. A step is taken whole: nobody wants the
	// address of one order with the note to the courier of another.
	const isLast = !kept || kept.last_sign <= typed.last_sign;
	const { cart_id: _, last_sign: __, provider, email, ...shipping } = typed;
	if (typed.billing !== null && (isLast || kept.billing === null)) {
		// With the e-mail, as a guest's: `lockCheckout` makes it the customer's on their next call.
		await saveCheckoutData(tx, own.cart.id, { ...shipping, email }, now);
	}
	if (provider !== null && (isLast || kept.provider === null)) {
		await saveCheckoutData(tx, own.cart.id, { provider }, now);
	}
	return [];
};
