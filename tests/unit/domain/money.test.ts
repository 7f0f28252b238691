import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	cents,
	halfUp,
	calculatePart,
	allocate,
	addUp,
	multiplyRoundingUp,
} from '../../../src/domain/money/money.ts';

/** Small enough that ten thousand times as much is still a number. */
const anAmount = fc.integer({ min: 0, max: 900_000_000_000 });
const rates = fc.integer({ min: 0, max: 10_000 });

describe('half up', () => {
	test.each([
		[1, 1, 2, 1],
		[1, 1, 3, 0],
		[2, 1, 3, 1],
		[5, 1, 10, 1],
		[4, 1, 10, 0],
		[0, 22, 122, 0],
		[100, 0, 3, 0],
		// Beyond what a number holds exactly on the way.
		[9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_199_254_740_991],
	])('%i × %i ÷ %i is %i', (amount, factor, divisor, expected) => {
		expect(halfUp(amount, factor, divisor)).toBe(expected);
	});

	test('is never more than a half from the exact value', () => {
		fc.assert(
			fc.property(anAmount, rates, fc.integer({ min: 1, max: 100_000 }), (amount, factor, by) => {
				const off =
					2n * (BigInt(halfUp(amount, factor, by)) * BigInt(by) - BigInt(amount) * BigInt(factor));
				expect(off > -BigInt(by) && off <= BigInt(by)).toBe(true);
			}),
		);
	});

	test.each([
		[-1, 1, 1],
		[1.5, 1, 1],
		[Number.NaN, 1, 1],
		[1, 1, 0],
		[2 ** 53, 1, 1],
	])('refuses %d × %d ÷ %d', (amount, factor, divisor) => {
		expect(() => halfUp(amount, factor, divisor)).toThrow(RangeError);
	});
});

test.each([
	[0, 165, 100, 100, 0],
	[1, 165, 100, 100, 100],
	[10_000, 165, 100, 100, 16_500],
	[10_001, 165, 100, 100, 16_600],
])('%i × %i ÷ %i up to the next %i is %i', (amount, factor, divisor, step, expected) => {
	expect(multiplyRoundingUp(amount, factor, divisor, step)).toBe(expected);
});

describe('distribution', () => {
	test.each([
		// B7: 50.00 over 39.90, 14.90 and 29.90.
		[50_00, [39_90, 14_90, 29_90], [23_55, 8_80, 17_65]],
		// Of equal remainders the first wins.
		[1, [1, 1, 1], [1, 0, 0]],
		[10, [1, 1, 1], [4, 3, 3]],
		[0, [0, 0], [0, 0]],
		[7, [0, 1], [0, 7]],
		[0, [], []],
	])('%i over %j is %j', (total, weights, parts) => {
		expect(allocate(total, weights)).toEqual(parts);
	});

	test('the parts sum to the whole, and none differs by a unit or more from its exact value', () => {
		const weights = fc.array(anAmount, { minLength: 1, maxLength: 40 });
		fc.assert(
			fc.property(anAmount, weights, (total, given) => {
				fc.pre(given.some((weight) => weight > 0));
				const parts = allocate(total, given);
				expect(addUp(parts)).toBe(total);
				const sum = given.reduce((all, weight) => all + BigInt(weight), 0n);
				parts.forEach((part, index) => {
					const off = BigInt(part) * sum - BigInt(total) * BigInt(given[index] ?? 0);
					expect(off < sum && off > -sum).toBe(true);
				});
			}),
		);
	});

	test('a larger weight never gets less', () => {
		fc.assert(
			fc.property(anAmount, fc.array(anAmount, { minLength: 2, maxLength: 12 }), (total, given) => {
				fc.pre(given.some((weight) => weight > 0));
				const parts = allocate(total, given);
				given.forEach((weight, index) =>
					given.forEach((other, at) => {
						if (weight > other) expect(parts[index]).toBeGreaterThanOrEqual(parts[at] ?? 0);
					}),
				);
			}),
		);
	});

	test('rejects a sum without weights', () => {
		expect(() => allocate(1, [])).toThrow(RangeError);
		expect(() => allocate(1, [0, 0])).toThrow(RangeError);
	});
});

test('a tenth of the yen cart is rounded half up over all goods, then distributed: B9', () => {
	const goods = [298_500, 2 * 2_485];
	const discount = calculatePart(addUp(goods), 1000);
	expect(discount).toBe(30_347);
	expect(allocate(discount, goods)).toEqual([29_850, 497]);
	expect(addUp(goods) - discount + 4_500).toBe(277_623);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('rejects %d as an amount', (amount) => {
	expect(() => cents(amount)).toThrow(RangeError);
	expect(() => addUp([amount])).toThrow(RangeError);
});
