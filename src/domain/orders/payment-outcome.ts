import type { OrderStatus, PaymentStatus } from '#contract/orders/states.ts';
import type { OrderEvent } from './order-states.ts';
import { toOrderEvent } from './payment-states.ts';

/** Order and attempts at the moment in which an attempt has changed. */
export interface PaymentChange {
	order: {
		status: OrderStatus;
		/** True if an attempt has brought money for it. */
		is_paid: boolean;
		canceled_by: 'time' | 'buyer' | 'shop' | null;
		/** True while the time to pay is not over. */
		is_payable: boolean;
	};
	/** Status that the attempt has come to. */
	attempt: PaymentStatus;
	/** Statuses of all attempts of the order, the changed one included. */
	attempts: readonly PaymentStatus[];
	/** True if the shop closed the attempt, and the caller continues. */
	is_closed_on_purpose: boolean;
	/** True if its units could not be reserved; checked only if `needsUnits` is true. */
	is_short: boolean;
}

/** Everything that follows from a changed attempt; one place carries it out, in this order. */
export interface PaymentOutcome {
	/** True if the excess over the amount due is refunded at once. */
	refunds_excess?: true;
	releases_units?: true;
	/** Event of the order’s state machine; absent if its status does not change. */
	event?: OrderEvent;
	/** Money was received: for the order, for an ended one, or for goods no longer available. */
	marks?: 'paid' | 'paid_after_end' | 'canceled';
	entry?: 'paid' | 'held' | 'payment_pending' | 'payment_failed' | 'payment_expired' | 'canceled';
	/** Reason for which the whole payment is refunded. */
	refund?: 'surplus' | 'canceled' | 'too_late';
	/** True if the order's discount code counts again. */
	counts_code?: true;
	issues_invoice?: true;
	mail?: 'paid' | 'held' | 'failed' | 'left' | 'too_late';
}

/** True if an order was ended by a person: a later payment does not revive it. */
const isEndedOnPurpose = ({ canceled_by }: PaymentChange['order']) =>
	canceled_by === 'buyer' || canceled_by === 'shop';

/** True if the outcome depends on whether the order's units can be reserved. */
export const needsUnits = ({ order, attempt }: Omit<PaymentChange, 'is_short'>): boolean =>
	attempt === 'paid' && !order.is_paid && !isEndedOnPurpose(order);

/** Outcome of money that came. The first attempt that brought any has paid. */
function decidePaid({ order, is_short }: PaymentChange): PaymentOutcome {
	if (order.is_paid) return { refund: 'surplus' };
	const refunds_excess = true;
	if (isEndedOnPurpose(order))
		return { refunds_excess, marks: 'paid_after_end', refund: 'canceled' };
	if (is_short) {
		const ended = { event: 'cancel', marks: 'canceled', entry: 'canceled' } as const;
		return { refunds_excess, ...ended, refund: 'too_late', mail: 'too_late' };
	}
	const paid = { marks: 'paid', entry: 'paid', issues_invoice: true, mail: 'paid' } as const;
	return order.status === 'canceled'
		? { refunds_excess, event: 'revive', counts_code: true, ...paid }
		: { refunds_excess, event: 'pay', ...paid };
}

/** Outcome of an attempt that failed or expired. Only the last one ends anything. */
function decideUnpaid({ order, attempt, attempts }: PaymentChange): PaymentOutcome {
	const event = toOrderEvent(attempts);
	// Another attempt still runs, or has brought the money.
	if (event !== 'payment_failed' && event !== 'expire') return {};
	if (order.status !== 'awaiting_payment' && order.status !== 'pending') return {};
	const hasFailed = attempt === 'failed';
	return {
		releases_units: true,
		event: 'payment_failed',
		entry: hasFailed ? 'payment_failed' : 'payment_expired',
		...(order.is_payable ? { mail: hasFailed ? 'failed' : 'left' } : {}),
	};
}

/** Decides what follows from a changed attempt. Changes nothing itself. */
export function decidePayment(change: PaymentChange): PaymentOutcome {
	// A canceled order stays so until staff has decided about the money.
	const wait = change.order.status === 'canceled' ? {} : ({ event: 'payment_pending' } as const);
	switch (change.attempt) {
		case 'paid':
			return decidePaid(change);
		case 'held':
			return { ...wait, entry: 'held', mail: 'held' };
		case 'pending':
			return { ...wait, entry: 'payment_pending' };
		case 'failed':
			return decideUnpaid(change);
		case 'expired':
			return change.is_closed_on_purpose ? {} : decideUnpaid(change);
		case 'open':
		case 'refunded':
			return {};
	}
}
