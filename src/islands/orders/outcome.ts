import type { Order } from '#contract/orders/order.ts';

/** What the page after an order says of it. */
export type Outcome = 'success' | 'pending' | 'failed';

/** A transfer is a success before its money has come: the buyer has done what was asked so far. */
export function outcomeOf({ status, payment }: Pick<Order, 'status' | 'payment'>): Outcome {
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
