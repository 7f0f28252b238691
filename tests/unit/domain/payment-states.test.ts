import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_STATUSES, REFUND_STATUSES } from '../../../src/contract/orders/states.ts';
import {
	eventOfMoney,
	toOrderEvent,
	PAYMENT_EVENTS,
	PAYMENT_MACHINE,
	REFUND_EVENTS,
	REFUND_MACHINE,
} from '../../../src/domain/orders/payment-states.ts';
import { after, describeMachines } from '../../support/state-machines.ts';
import { runs } from '../../support/scope.ts';

describeMachines([
	{
		name: 'payment',
		table: `
			          wait    succeed mismatch accept fail   expire  refund_in_full come_back come_back_held
			open      pending paid    held     -      failed expired -              =         =
			pending   =       paid    held     -      failed -       -              =         =
			held      =       =       =        paid   =      =       refunded       =         =
			paid      =       =       x        =      =      =       refunded       =         =
			failed    =       paid    held     x      =      =       x              =         =
			expired   x       paid    held     x      =      =       x              =         =
			refunded  =       =       #        #      =      =       =              paid      held`,
		machine: PAYMENT_MACHINE,
		states: PAYMENT_STATUSES,
		events: PAYMENT_EVENTS,
		ends: [],
	},
	{
		name: 'refund',
		table: `
			         issue  fail
			pending  issued failed
			issued   =      failed
			failed   #      =`,
		machine: REFUND_MACHINE,
		states: REFUND_STATUSES,
		events: REFUND_EVENTS,
		ends: ['failed'],
	},
]);

test('late, repeated or reordered events keep received payments in the books', () => {
	const heard = fc.array(fc.constantFrom('wait', 'succeed', 'fail', 'expire'), { maxLength: 12 });
	fc.assert(
		fc.property(heard, fc.nat(12), (events, at) => {
			const told = events.toSpliced(at, 0, 'succeed');
			expect(after(PAYMENT_MACHINE, 'open', told)).toBe('paid');
		}),
		{ numRuns: runs(2000) },
	);
});

describe('a received payment', () => {
	test.each([
		['as asked', { amount: 127060, currency: 'EUR' }, 'succeed'],
		['a cent less', { amount: 127059, currency: 'EUR' }, 'mismatch'],
		['a cent more', { amount: 127061, currency: 'EUR' }, 'mismatch'],
		['in another currency', { amount: 127060, currency: 'JPY' }, 'mismatch'],
		['nothing', { amount: 0, currency: 'EUR' }, 'mismatch'],
	])('%s', (_, came, event) => {
		expect(eventOfMoney({ amount: 127060, currency: 'EUR' }, came)).toBe(event);
	});
});

describe('payment attempts and their order', () => {
	test.each([
		[['open'], null],
		[['open', 'paid'], 'pay'],
		[['failed', 'paid'], 'pay'],
		[['paid', 'expired'], 'pay'],
		[['paid', 'failed'], 'pay'],
		[['paid', 'refunded'], 'pay'],
		[['expired', 'open'], null],
		[['failed', 'open'], null],
		[['expired', 'pending'], 'payment_pending'],
		[['held'], 'payment_pending'],
		[['open', 'pending'], 'payment_pending'],
		[['expired', 'failed'], 'payment_failed'],
		[['failed', 'expired'], 'payment_failed'],
		[['expired', 'expired'], 'expire'],
		[['refunded'], 'refund_in_full'],
		[['refunded', 'open'], null],
		[[], null],
	] as const)('%j: %s', (attempts, event) => {
		expect(toOrderEvent(attempts)).toBe(event);
	});

	test('their order does not matter', () => {
		const attempts = fc.array(fc.constantFrom(...PAYMENT_STATUSES), { maxLength: 6 });
		fc.assert(
			fc.property(attempts, (given) => {
				expect(toOrderEvent(given.toReversed())).toBe(toOrderEvent(given));
			}),
		);
	});
});
