import type { PaymentStatus, RefundStatus } from '#contract/orders/states.ts';
import type { OrderEvent } from './order-states.ts';
import type { StateMachine } from './state-machine.ts';

/**
 * Events of a payment attempt. `wait`: the provider waits for the bank. `mismatch`: money came
 * whose amount or currency is not the order's. `accept`: staff accepts it all the same.
 * `come_back`: a bank returned the refund of a paid attempt; `come_back_held`: that of held money.
 */
export const PAYMENT_EVENTS = [
	'wait',
	'succeed',
	'mismatch',
	'accept',
	'fail',
	'expire',
	'refund_in_full',
	'come_back',
	'come_back_held',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** Transitions of a payment that is not refunded. */
const NEVER_GONE = <State extends PaymentStatus>(state: State) => ({
	come_back: state,
	come_back_held: state,
});

/**
 * Transitions of a payment attempt. Received money counts whatever was reported before, because the
 * provider's books are authoritative; later reports change nothing. An attempt that a bank is
 * processing does not expire.
 */
export const PAYMENT_MACHINE: StateMachine<PaymentStatus, PaymentEvent> = {
	open: {
		wait: 'pending',
		succeed: 'paid',
		mismatch: 'held',
		accept: 'not_yet',
		fail: 'failed',
		expire: 'expired',
		refund_in_full: 'not_yet',
		...NEVER_GONE('open'),
	},
	pending: {
		wait: 'pending',
		succeed: 'paid',
		mismatch: 'held',
		accept: 'not_yet',
		fail: 'failed',
		expire: 'not_yet',
		refund_in_full: 'not_yet',
		...NEVER_GONE('pending'),
	},
	held: {
		wait: 'held',
		succeed: 'held',
		mismatch: 'held',
		accept: 'paid',
		fail: 'held',
		expire: 'held',
		refund_in_full: 'refunded',
		...NEVER_GONE('held'),
	},
	paid: {
		wait: 'paid',
		succeed: 'paid',
		mismatch: 'too_late',
		accept: 'paid',
		fail: 'paid',
		expire: 'paid',
		refund_in_full: 'refunded',
		...NEVER_GONE('paid'),
	},
	failed: {
		wait: 'failed',
		succeed: 'paid',
		mismatch: 'held',
		accept: 'too_late',
		fail: 'failed',
		expire: 'failed',
		refund_in_full: 'too_late',
		...NEVER_GONE('failed'),
	},
	expired: {
		wait: 'too_late',
		succeed: 'paid',
		mismatch: 'held',
		accept: 'too_late',
		fail: 'expired',
		expire: 'expired',
		refund_in_full: 'too_late',
		...NEVER_GONE('expired'),
	},
	refunded: {
		wait: 'refunded',
		succeed: 'refunded',
		mismatch: 'final',
		accept: 'final',
		fail: 'refunded',
		expire: 'refunded',
		refund_in_full: 'refunded',
		come_back: 'paid',
		come_back_held: 'held',
	},
};

/**
 * Combines all attempts to pay an order into one event, for each may be reported late; null while one
 * is open and nothing is known. A paid attempt outweighs all others, an open or pending one
 * outweighs failed ones. No attempts give null.
 */
export function toOrderEvent(attempts: readonly PaymentStatus[]): OrderEvent | null {
	const has = (...statuses: PaymentStatus[]) =>
		attempts.some((status) => statuses.includes(status));
	if (has('paid')) return 'pay';
	if (has('pending', 'held')) return 'payment_pending';
	if (has('open')) return null;
	if (has('refunded')) return 'refund_in_full';
	if (has('failed')) return 'payment_failed';
	return has('expired') ? 'expire' : null;
}

/** Amount in minor units of its currency (ISO 4217), as requested or as received. */
export interface Sum {
	amount: number;
	currency: string;
}

/** Event for received money: `mismatch` unless amount and currency are exactly as requested. */
export function eventOfMoney(asked: Sum, came: Sum): Extract<PaymentEvent, 'succeed' | 'mismatch'> {
	return asked.amount === came.amount && asked.currency === came.currency ? 'succeed' : 'mismatch';
}

/** State of an attempt as its provider reports it; money is null until it has come. */
export interface PaymentReport {
	status: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
	money: Sum | null;
}

/** Event of a report on an attempt to pay a sum; null while the attempt is open. */
export function toPaymentEvent(asked: Sum, { status, money }: PaymentReport): PaymentEvent | null {
	switch (status) {
		case 'open':
			return null;
		case 'pending':
			return 'wait';
		case 'failed':
			return 'fail';
		case 'expired':
			return 'expire';
		case 'paid':
			return money ? eventOfMoney(asked, money) : 'mismatch';
	}
}

/** Events of a refund. */
export const REFUND_EVENTS = ['issue', 'fail'] as const;
export type RefundEvent = (typeof REFUND_EVENTS)[number];

/** A bank may return a refund days after it was issued; a new try is another refund. */
export const REFUND_MACHINE: StateMachine<RefundStatus, RefundEvent> = {
	pending: { issue: 'issued', fail: 'failed' },
	issued: { issue: 'issued', fail: 'failed' },
	failed: { issue: 'final', fail: 'failed' },
};
