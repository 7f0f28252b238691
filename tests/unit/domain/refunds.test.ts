import { describe, expect, test } from 'vitest';
import {
	calculateRefundable,
	toRefund,
	toRemainder,
	withdrawalShipping,
	type RefundRequest,
} from '../../../src/domain/orders/refunds.ts';
import { b6 } from '../../support/order-money.ts';
import { order, unitsToRefund, refunded, request } from '../../support/refunds.ts';

describe('the refund of an order', () => {
	test('the second article of B6: 62.91, of which 10.49 are VAT', () => {
		const [refund] = refunded(b6(), [unitsToRefund(1, 1)]);
		expect(refund).toMatchObject({ amount: 6291, vat: 1049 });
		expect(refund?.rates).toEqual([{ vat_rate: 2000, amount: 6291, net: 5242, vat: 1049 }]);
	});

	test('10.00 for three units: 3.33, 3.34, 3.33', () => {
		const one = unitsToRefund(0, 1);
		const back = refunded(order([[1000, 3]]), [one, one, one]);
		expect(back.map(({ amount }) => amount)).toEqual([333, 334, 333]);
	});

	test('a price reduction is deducted from the last unit', () => {
		const one = unitsToRefund(0, 1);
		const reduction = request({ reductions: [{ line: 0, amount: 500 }] });
		const back = refunded(order([[3000, 3]]), [one, reduction, one, one]);
		expect(back.map(({ amount }) => amount)).toEqual([1000, 500, 1000, 500]);
	});

	test('a cent for three units is refunded with one of them', () => {
		const one = unitsToRefund(0, 1);
		const back = refunded(order([[1, 3]]), [one, one, one]);
		expect(back.map(({ amount }) => amount)).toEqual([0, 1, 0]);
	});

	test('a full refund is its total and its VAT', () => {
		const money = order(
			[
				[124900, 1],
				[1170, 3],
			],
			990,
		);
		const [refund] = refunded(money, [toRemainder(money, [])]);
		expect(refund).toMatchObject({ amount: 127060, vat: 22912, shipping: { amount: 990 } });
		expect(refund?.rates).toEqual(money.rates);
		expect(calculateRefundable(money, refund ? [refund] : [])).toBe(0);
	});
});

describe('a refund is refused', () => {
	const money = order(
		[
			[3000, 3],
			[500, 1],
		],
		990,
	);
	test.each<[string, RefundRequest, RefundRequest[], string]>([
		['more pieces than were bought', unitsToRefund(0, 4), [], 'more_than_bought'],
		[
			'a piece that is back already',
			unitsToRefund(1, 1),
			[unitsToRefund(1, 1)],
			'more_than_bought',
		],
		['more in two steps', unitsToRefund(0, 2), [unitsToRefund(0, 2)], 'more_than_bought'],
		['no piece', unitsToRefund(0, 0), [], 'more_than_bought'],
		['what is not in the order', unitsToRefund(7, 1), [], 'more_than_bought'],
		[
			'a line named twice',
			request({
				pieces: [
					{ line: 0, quantity: 2 },
					{ line: 0, quantity: 2 },
				],
			}),
			[],
			'more_than_bought',
		],
		[
			'more than was paid for a line',
			request({ reductions: [{ line: 1, amount: 501 }] }),
			[],
			'more_than_paid',
		],
		[
			'for a line that is not there',
			request({ reductions: [{ line: 7, amount: 1 }] }),
			[],
			'more_than_paid',
		],
		[
			'money for a piece that is back',
			request({ reductions: [{ line: 1, amount: 1 }] }),
			[unitsToRefund(1, 1)],
			'more_than_paid',
		],
		['more than sending cost', request({ shipping: 991 }), [], 'more_than_paid'],
		['sending twice', request({ shipping: 1 }), [request({ shipping: 990 })], 'more_than_paid'],
		['nothing', request({}), [], 'nothing'],
	])('%s', (_, wanted, before, refusal) => {
		expect(toRefund(money, refunded(money, before), wanted)).toBe(refusal);
	});
});

describe('the shipping refunded by a withdrawal', () => {
	const lines: [number, number][] = [
		[3000, 3],
		[500, 1],
	];
	const all = [
		{ line: 0, quantity: 3 },
		{ line: 1, quantity: 1 },
	];

	test('is the standard shipping, with all units', () => {
		expect(withdrawalShipping(order(lines, 990), [], all, 990)).toBe(990);
	});

	test('is limited to the standard shipping for express', () => {
		expect(withdrawalShipping(order(lines, 1990), [], all, 990)).toBe(990);
		expect(withdrawalShipping(order(lines, 1990), [], all, 0)).toBe(0);
	});

	test('is nothing while the buyer keeps a unit, all with the last one', () => {
		const money = order(lines, 990);
		const first = [{ line: 0, quantity: 3 }];
		expect(withdrawalShipping(money, [], first, 990)).toBe(0);
		const before = refunded(money, [request({ pieces: first })]);
		expect(withdrawalShipping(money, before, [{ line: 1, quantity: 1 }], 990)).toBe(990);
	});

	test('excludes earlier refunds', () => {
		const money = order(lines, 990);
		expect(withdrawalShipping(money, refunded(money, [request({ shipping: 400 })]), all, 990)).toBe(
			590,
		);
	});

	test('is nothing for free shipping or a pickup', () => {
		expect(withdrawalShipping(order(lines, 0), [], all, 990)).toBe(0);
		expect(withdrawalShipping(order(lines), [], all, 990)).toBe(0);
	});
});
