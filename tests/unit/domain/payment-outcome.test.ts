import { describe, expect, test } from 'vitest';
import {
	decidePayment,
	needsUnits,
	type PaymentChange,
	type PaymentOutcome,
} from '../../../src/domain/orders/payment-outcome.ts';

const ORDER: PaymentChange['order'] = {
	status: 'awaiting_payment',
	is_paid: false,
	canceled_by: null,
	is_payable: true,
};
const CHANGE: PaymentChange = {
	order: ORDER,
	attempt: 'paid',
	attempts: ['paid'],
	is_closed_on_purpose: false,
	is_short: false,
};
const ENDED = { ...ORDER, status: 'canceled', canceled_by: 'time' } as const;
const PAID = { marks: 'paid', entry: 'paid', issues_invoice: true, mail: 'paid' } as const;
const LEFT = { releases_units: true, event: 'payment_failed' } as const;

const CASES: [behaviour: string, change: Partial<PaymentChange>, outcome: PaymentOutcome][] = [
	['a payment pays the order', {}, { refunds_excess: true, event: 'pay', ...PAID }],
	[
		'a payment after the time to pay revives the order, and its code counts again',
		{ order: ENDED },
		{ refunds_excess: true, event: 'revive', counts_code: true, ...PAID },
	],
	[
		'a payment for goods that are gone cancels the order and is refunded',
		{ is_short: true },
		{
			refunds_excess: true,
			event: 'cancel',
			marks: 'canceled',
			entry: 'canceled',
			refund: 'too_late',
			mail: 'too_late',
		},
	],
	[
		'a payment for an order that its buyer canceled is refunded without a word',
		{ order: { ...ENDED, canceled_by: 'buyer' } },
		{ refunds_excess: true, marks: 'paid_after_end', refund: 'canceled' },
	],
	[
		'a second payment is a surplus',
		{ order: { ...ORDER, status: 'processing', is_paid: true }, attempts: ['paid', 'paid'] },
		{ refund: 'surplus' },
	],
	[
		'a wrong sum is held, and staff is told',
		{ attempt: 'held', attempts: ['held'] },
		{ event: 'payment_pending', entry: 'held', mail: 'held' },
	],
	[
		'a wrong sum for a canceled order leaves it canceled',
		{ order: ENDED, attempt: 'held', attempts: ['held'] },
		{ entry: 'held', mail: 'held' },
	],
	[
		'money on its way makes the order wait',
		{ attempt: 'pending', attempts: ['pending'] },
		{ event: 'payment_pending', entry: 'payment_pending' },
	],
	[
		'a last attempt that failed releases the units and says so',
		{ attempt: 'failed', attempts: ['expired', 'failed'] },
		{ ...LEFT, entry: 'payment_failed', mail: 'failed' },
	],
	[
		'a last attempt that expired says that the buyer can still pay',
		{ attempt: 'expired', attempts: ['expired'] },
		{ ...LEFT, entry: 'payment_expired', mail: 'left' },
	],
	[
		'once the time to pay is over, no mail asks for another try',
		{ order: { ...ORDER, is_payable: false }, attempt: 'expired', attempts: ['expired'] },
		{ ...LEFT, entry: 'payment_expired' },
	],
	['another attempt still runs', { attempt: 'failed', attempts: ['failed', 'open'] }, {}],
	[
		'an attempt that was closed for another one ends nothing',
		{ attempt: 'expired', attempts: ['expired'], is_closed_on_purpose: true },
		{},
	],
	[
		'a late failure changes nothing on a paid order',
		{ order: { ...ORDER, status: 'processing', is_paid: true }, attempt: 'failed' },
		{},
	],
	['an attempt that opens changes nothing', { attempt: 'open', attempts: ['open'] }, {}],
	['a refunded attempt changes nothing', { attempt: 'refunded', attempts: ['refunded'] }, {}],
];

describe('the outcome of a changed payment attempt', () => {
	test.each(CASES)('%s', (_, change, outcome) => {
		expect(decidePayment({ ...CHANGE, ...change })).toEqual(outcome);
	});

	test('units are requested only for a payment to an order that may still have them', () => {
		expect(needsUnits(CHANGE)).toBe(true);
		expect(needsUnits({ ...CHANGE, order: ENDED })).toBe(true);
		expect(needsUnits({ ...CHANGE, order: { ...ORDER, is_paid: true } })).toBe(false);
		expect(needsUnits({ ...CHANGE, order: { ...ENDED, canceled_by: 'shop' } })).toBe(false);
		expect(needsUnits({ ...CHANGE, attempt: 'held' })).toBe(false);
	});
});
