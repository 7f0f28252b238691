import type { OrderStatus, PaymentStatus } from '#contract/orders/states.ts';
import type { OrderEvent } from './order-states.ts';
import {
	PAYMENT_MACHINE,
	toOrderEvent,
	toPaymentEvent,
	type PaymentEvent,
	type PaymentReport,
	type Sum,
} from './payment-states.ts';
import { move } from './state-machine.ts';

/** Order and attempts at the moment in which an attempt changes. */
export interface PaymentChange {
	order: {
		status: OrderStatus;
		/** True if an attempt has brought money for it. */
		is_paid: boolean;
		canceled_by: 'time' | 'buyer' | 'shop' | null;
		/** True while the time to pay is not over. */
		is_payable: boolean;
	};
	/** Status of the attempt: before the event, or the one that it has come to. */
	attempt: PaymentStatus;
	/** Statuses of the order's other attempts. */
	others: readonly PaymentStatus[];
	/** True if the shop closed the attempt, and the caller continues. */
	is_closed_on_purpose: boolean;
	due: Sum;
	/** Null where no money came. */
	came: Sum | null;
}

/** Everything that follows from a changed attempt; one place carries it out, in this order. */
export interface PaymentOutcome {
	/** Present if the order's units are to be reserved: what follows instead if there are too few. */
	if_short?: Omit<PaymentOutcome, 'if_short'>;
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

/** Outcome of money that came. The first attempt that brought any has paid. */
function decidePaid({ order, due, came }: PaymentChange): PaymentOutcome {
	if (order.is_paid) return { refund: 'surplus' };
	const isMore = came !== null && came.amount > due.amount;
	const excess = isMore ? ({ refunds_excess: true } as const) : {};
	if (isEndedOnPurpose(order)) return { ...excess, marks: 'paid_after_end', refund: 'canceled' };
	const ended = { event: 'cancel', marks: 'canceled', entry: 'canceled' } as const;
	const paid = { marks: 'paid', entry: 'paid', issues_invoice: true, mail: 'paid' } as const;
	return {
		// After a release the units may belong to another order.
		if_short: { ...excess, ...ended, refund: 'too_late', mail: 'too_late' },
		...excess,
		...paid,
		...(order.status === 'canceled'
			? ({ event: 'revive', counts_code: true } as const)
			: ({ event: 'pay' } as const)),
	};
}

/** Outcome of an attempt that failed or expired. Only the last one ends anything. */
function decideUnpaid({ order, attempt, others }: PaymentChange): PaymentOutcome {
	const event = toOrderEvent([...others, attempt]);
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

/** New status of an attempt, and everything that follows for the order. */
export interface PaymentDecision {
	status: PaymentStatus;
	outcome: PaymentOutcome;
}

/** Decides about an event of an attempt; null if it was applied before or cannot happen now. */
export function decideEvent(change: PaymentChange, event: PaymentEvent): PaymentDecision | null {
	const moved = move(PAYMENT_MACHINE, change.attempt, event);
	if (moved.outcome !== 'moved') return null;
	const { state: status } = moved;
	return { status, outcome: decidePayment({ ...change, attempt: status }) };
}

/** Decides about a provider's report on an attempt; null if it brings nothing new. */
export function decideReport(
	change: PaymentChange,
	status: PaymentReport['status'],
): PaymentDecision | null {
	const event = toPaymentEvent(change.due, { status, money: change.came });
	return event && decideEvent(change, event);
}
