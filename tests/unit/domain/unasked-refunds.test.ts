import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUp } from '../../../src/domain/money/money.ts';
import { toRefund, calculateRefundable } from '../../../src/domain/orders/refunds.ts';
import { matchRefund } from '../../../src/domain/orders/unasked-refunds.ts';
import { order, unitsToRefund, refunded, request } from '../../support/refunds.ts';
import { runs } from '../../support/scope.ts';

const part = (amount: number) => ({ amount, isRest: false });
const WHEELS = order(
	[
		[36_600, 3],
		[4_000, 2],
	],
	990,
);

test.each([
	['one piece of a line', 12_200, unitsToRefund(0, 1)],
	['two pieces of it', 24_400, unitsToRefund(0, 2)],
	['a line', 4_000, unitsToRefund(1, 2)],
	['the sending', 990, request({ shipping: 990 })],
])('the amount of %s is assigned to it', (_what, amount, wanted) => {
	expect(matchRefund(WHEELS, [], part(amount))).toEqual({ request: wanted, isSure: true });
});

test('the whole remainder is assigned to all remaining units', () => {
	const before = refunded(WHEELS, [unitsToRefund(0, 1)]);
	const rest = { amount: calculateRefundable(WHEELS, before), isRest: true };
	expect(matchRefund(WHEELS, before, rest)).toEqual({
		request: {
			pieces: [
				{ line: 0, quantity: 2 },
				{ line: 1, quantity: 2 },
			],
			reductions: [],
			shipping: 990,
		},
		isSure: true,
	});
});

test('an amount without a match is spread over all lines, by their remainder', () => {
	expect(matchRefund(WHEELS, [], part(406))).toEqual({
		request: request({
			reductions: [
				{ line: 0, amount: 366 },
				{ line: 1, amount: 40 },
			],
		}),
		isSure: false,
	});
});

test('an ambiguous amount is not assigned', () => {
	const twins = order([
		[5_000, 1],
		[5_000, 1],
	]);
	expect(matchRefund(twins, [], part(5_000)).isSure).toBe(false);
});

test('a refunded unit is not refunded again', () => {
	const before = refunded(WHEELS, [unitsToRefund(0, 3)]);
	expect(matchRefund(WHEELS, before, part(12_200)).isSure).toBe(false);
});

test('any sequence of refunds is exact to the unit, and no line goes below zero', () => {
	const amounts = fc.array(fc.integer({ min: 1, max: 42_000 }), { maxLength: 6 });
	fc.assert(
		fc.property(amounts, (given) => {
			const before = given.reduce<ReturnType<typeof refunded>>((all, amount) => {
				const left = calculateRefundable(WHEELS, all);
				const told = Math.min(amount, left);
				if (told === 0) return all;
				const { request: wanted } = matchRefund(WHEELS, all, {
					amount: told,
					isRest: told === left,
				});
				const counted = toRefund(WHEELS, all, wanted);
				if (typeof counted === 'string') throw new Error(counted);
				expect(counted.amount).toBe(told);
				return [...all, counted];
			}, []);
			expect(addUp(before.map(({ vat }) => vat))).toBeLessThanOrEqual(WHEELS.vat_total);
		}),
		{ numRuns: runs(500) },
	);
});
