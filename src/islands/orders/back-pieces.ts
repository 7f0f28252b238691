import type { OrderLine } from '#contract/orders/order.ts';

/** Pieces that a refund names: those that were never sent go first, the others come back. */
export function backPieces({ quantity, sent_quantity, returned_quantity }: OrderLine) {
	const calledOff = Math.min(returned_quantity, quantity - sent_quantity);
	return { calledOff, returned: returned_quantity - calledOff };
}
