import { createHash } from 'node:crypto';
import type { PickupStore } from '#contract/checkout/checkout.ts';
import type { CheckoutTotals } from './totals.ts';
import type { CheckoutRow } from './checkout-session.ts';

/** All that the buyer sees before the button: goods, destination, buyer, means of payment. */
interface Reviewed {
	email: string | null;
	given: CheckoutRow | null;
	totals: CheckoutTotals;
	store: PickupStore | null;
}

/**
 * Digest of the last step’s content. Another tab may have put another article of the same price
 * into the cart, or another address: the total does not reveal it, this digest does.
 */
export function toReview({ email, given, totals, store }: Reviewed): string {
	const { cart, method } = totals;
	const goods = cart.items.map(({ variant_id, quantity, total_amount }) => [
		...[variant_id, quantity, total_amount],
	]);
	const shown = [
		...[email, goods, cart.gift_note, method, store],
		...[given?.user_type, given?.wants_invoice, given?.invoice, given?.billing],
		...[given?.ships_to_billing, given?.shipping, given?.courier_note, given?.provider],
	];
	return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}
