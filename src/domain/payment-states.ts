import type { PaymentStatus, RefundStatus } from '#contract/orders/states.ts';
import type { OrderEvent } from './order-states.ts';
import type { StateMachine } from './state-machine.ts';

/**
 * What is heard of an attempt to pay. `wait`: the provider waits for the bank. `mismatch`: money came
 * whose amount or currency is not the order's. `accept`: staff takes it all the same. `come_back`: what
 * had gone back is here again, for a bank would not have it; `come_back_held`: of money that was held.
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

/** Of money that has not gone back. */
const NEVER_GONE = <State extends PaymentStatus>(state: State) => ({
	come_back: state,
	come_back_held: state,
});

/**
 * Money that came counts whatever was heard before, for the provider's books are the truth; what is
 * heard after it changes nothing. An attempt on which a bank is at work does not expire.
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
 * What the attempts to pay an order, of which any may be told of late, mean for it together; null
 * while one is open and nothing is known. One that is paid outweighs all others, one that is open or
 * on its way those that failed. None at all says nothing.
 */
export function orderEventOf(attempts: readonly PaymentStatus[]): OrderEvent | null {
	const has = (...statuses: PaymentStatus[]) =>
		attempts.some((status) => statuses.includes(status));
	if (has('paid')) return 'pay';
	if (has('pending', 'held')) return 'payment_pending';
	if (has('open')) return null;
	if (has('refunded')) return 'refund_in_full';
	if (has('failed')) return 'payment_failed';
	return has('expired') ? 'expire' : null;
}

/** An amount in minor units of its currency (ISO 4217), as it was asked for or as it came. */
export interface Sum {
	amount: number;
	currency: string;
}

/** What money that came means for an attempt: held unless it is what was asked for, to the unit. */
export function eventOfMoney(asked: Sum, came: Sum): Extract<PaymentEvent, 'succeed' | 'mismatch'> {
	return asked.amount === came.amount && asked.currency === came.currency ? 'succeed' : 'mismatch';
}

/** What is heard of a refund. */
export const REFUND_EVENTS = ['issue', 'fail'] as const;
export type RefundEvent = (typeof REFUND_EVENTS)[number];

/** A bank may send a refund back days after it was issued; a new one is another refund. */
export const REFUND_MACHINE: StateMachine<RefundStatus, RefundEvent> = {
	pending: { issue: 'issued', fail: 'failed' },
	issued: { issue: 'issued', fail: 'failed' },
	failed: { issue: 'final', fail: 'failed' },
};
