import type { OrderLine } from '#contract/orders/order.ts';

/** Splits refunded units: units that were never sent count first, the rest were returned. */
export function splitRefundedUnits({ quantity, sent_quantity, returned_quantity }: OrderLine) {
	const calledOff = Math.min(returned_quantity, quantity - sent_quantity);
	return { calledOff, returned: returned_quantity - calledOff };
}
