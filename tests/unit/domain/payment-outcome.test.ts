import { describe, expect, test } from 'vitest';
import {
	decideEvent,
	decidePayment,
	decideReport,
	type PaymentChange,
	type PaymentOutcome,
} from '../../../src/domain/orders/payment-outcome.ts';

const ORDER: PaymentChange['order'] = {
	status: 'awaiting_payment',
	is_paid: false,
	canceled_by: null,
	is_payable: true,
};
const DUE = { amount: 127060, currency: 'EUR' };
const CHANGE: PaymentChange = {
	order: ORDER,
	attempt: 'paid',
	others: [],
	is_closed_on_purpose: false,
	due: DUE,
	came: DUE,
};
const ENDED = { ...ORDER, status: 'canceled', canceled_by: 'time' } as const;
const GONE = {
	event: 'cancel',
	marks: 'canceled',
	entry: 'canceled',
	refund: 'too_late',
	mail: 'too_late',
} as const;
const PAID = {
	if_short: GONE,
	marks: 'paid',
	entry: 'paid',
	issues_invoice: true,
	mail: 'paid',
} as const;
const LEFT = { releases_units: true, event: 'payment_failed' } as const;

const CASES: [behaviour: string, change: Partial<PaymentChange>, outcome: PaymentOutcome][] = [
	['a payment pays the order, or cancels it if its goods are gone', {}, { event: 'pay', ...PAID }],
	[
		'a payment after the time to pay revives the order, and its code counts again',
		{ order: ENDED },
		{ event: 'revive', counts_code: true, ...PAID },
	],
	[
		'more than was due is refunded, whether the goods are gone or not',
		{ came: { ...DUE, amount: 127061 } },
		{
			event: 'pay',
			refunds_excess: true,
			...PAID,
			if_short: { ...GONE, refunds_excess: true },
		},
	],
	[
		'a payment for an order that its buyer canceled is refunded without a word',
		{ order: { ...ENDED, canceled_by: 'buyer' } },
		{ marks: 'paid_after_end', refund: 'canceled' },
	],
	[
		'a second payment is a surplus',
		{ order: { ...ORDER, status: 'processing', is_paid: true }, others: ['paid'] },
		{ refund: 'surplus' },
	],
	[
		'a wrong sum is held, and staff is told',
		{ attempt: 'held' },
		{ event: 'payment_pending', entry: 'held', mail: 'held' },
	],
	[
		'a wrong sum for a canceled order leaves it canceled',
		{ order: ENDED, attempt: 'held' },
		{ entry: 'held', mail: 'held' },
	],
	[
		'money on its way makes the order wait',
		{ attempt: 'pending' },
		{ event: 'payment_pending', entry: 'payment_pending' },
	],
	[
		'a last attempt that failed releases the units and says so',
		{ attempt: 'failed', others: ['expired'] },
		{ ...LEFT, entry: 'payment_failed', mail: 'failed' },
	],
	[
		'a last attempt that expired says that the buyer can still pay',
		{ attempt: 'expired' },
		{ ...LEFT, entry: 'payment_expired', mail: 'left' },
	],
	[
		'once the time to pay is over, no mail asks for another try',
		{ order: { ...ORDER, is_payable: false }, attempt: 'expired' },
		{ ...LEFT, entry: 'payment_expired' },
	],
	['another attempt still runs', { attempt: 'failed', others: ['open'] }, {}],
	[
		'an attempt that was closed for another one ends nothing',
		{ attempt: 'expired', is_closed_on_purpose: true },
		{},
	],
	[
		'a late failure changes nothing on a paid order',
		{
			order: { ...ORDER, status: 'processing', is_paid: true },
			attempt: 'failed',
			others: ['paid'],
		},
		{},
	],
	['an attempt that opens changes nothing', { attempt: 'open' }, {}],
	['a refunded attempt changes nothing', { attempt: 'refunded' }, {}],
];

describe('the outcome of a changed payment attempt', () => {
	test.each(CASES)('%s', (_, change, outcome) => {
		expect(decidePayment({ ...CHANGE, ...change })).toEqual(outcome);
	});
});

describe('an event of an attempt', () => {
	test('moves the attempt and decides about its order', () => {
		expect(decideEvent({ ...CHANGE, attempt: 'open' }, 'succeed')).toEqual({
			status: 'paid',
			outcome: { event: 'pay', ...PAID },
		});
	});

	test.each([
		['applied before', 'paid', 'succeed'],
		['that comes too late', 'paid', 'mismatch'],
		['that cannot happen yet', 'open', 'accept'],
	] as const)('%s changes nothing', (_, attempt, event) => {
		expect(decideEvent({ ...CHANGE, attempt }, event)).toBeNull();
	});
});

describe('a report of a provider', () => {
	const OPEN = { ...CHANGE, attempt: 'open' } as const;

	test.each([
		['paid', DUE, 'paid'],
		['paid', { ...DUE, amount: 1 }, 'held'],
		['paid', null, 'held'],
		['pending', null, 'pending'],
		['failed', null, 'failed'],
		['expired', null, 'expired'],
	] as const)('%s with %j makes it %s', (reported, came, status) => {
		expect(decideReport({ ...OPEN, came }, reported)).toMatchObject({ status });
	});

	test('that the attempt is still open brings nothing new', () => {
		expect(decideReport({ ...OPEN, came: null }, 'open')).toBeNull();
	});
});
