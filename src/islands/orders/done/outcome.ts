import type { Order } from '#contract/orders/order.ts';

/** Outcome of an order on the page after it. */
export type Outcome = 'success' | 'pending' | 'failed';

/** Returns the outcome. An open transfer is a success: the buyer has done all that is due yet. */
export function toOutcome({ status, payment }: Pick<Order, 'status' | 'payment'>): Outcome {
	if (status === 'canceled') return 'failed';
	switch (payment.status) {
		case 'paid':
		case 'refunded':
			return 'success';
		case 'failed':
		case 'expired':
			return 'failed';
		case 'pending':
		case 'held':
			return 'pending';
		case 'open':
			return payment.transfer === null ? 'pending' : 'success';
	}
}
