import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUp } from '../../../src/domain/money/money.ts';
import { toNet, vatIn, vatOnce } from '../../../src/domain/money/vat.ts';

const at = (vat_rate: number, ...amounts: number[]) =>
	amounts.map((amount) => ({ amount, vat_rate }));

/** Lines after discounts, shipping among them; VAT rounded once for each rate. */
describe('carts', () => {
	test.each([
		['B1', at(2200, 1_890_00), 1_890_00, 340_82],
		['B2', at(2200, 1_249_00, 11_70, 9_90), 1_270_60, 229_12],
		['B3', at(1900, 1_890_00, 29_80, 19_00), 1_938_80, 309_56],
		['B4', at(2550, 2_499_00, 25_00), 2_524_00, 512_84],
		['B5', at(2700, 39_98, 19_00), 58_98, 12_54],
		['B6', at(2000, 1_124_10, 62_91), 1_187_01, 197_84],
		['B7', at(2200, 16_35, 6_10, 12_25, 9_90), 44_60, 8_04],
		['B8', at(0, 1_549_18, 39_00), 1_588_18, 0],
		['B9', at(0, 268_650, 4_473, 4_500), 277_623, 0],
		['B10', at(2200, 39_90, 9_90, 16_50, 9_90), 76_20, 13_74],
	])('%s', (_, lines, amount, vat) => {
		const total = vatOnce(lines);
		expect([total.amount, total.vat, total.net]).toEqual([amount, vat, amount - vat]);
		expect(addUp(total.lines)).toBe(vat);
	});
});

test('three spokes include 2.11 of VAT, not three times 0.70', () => {
	expect(vatIn(3 * 3_90, 2200)).toBe(2_11);
	expect(3 * vatIn(3_90, 2200)).toBe(2_10);
});

test('a German company pays B3 without its VAT: 1,629.24 rounded once', () => {
	expect(vatOnce(at(1900, 1_890_00, 29_80, 19_00)).net).toBe(1_629_24);
	expect(toNet(1_938_80, 1900)).toBe(1_629_24);
});

test('rates are separate, the highest first', () => {
	const total = vatOnce([...at(1000, 110), ...at(2200, 122), ...at(1000, 110)]);
	expect(total.rates).toEqual([
		{ vat_rate: 2200, amount: 122, net: 100, vat: 22 },
		{ vat_rate: 1000, amount: 220, net: 200, vat: 20 },
	]);
	expect(total.lines).toEqual([10, 22, 10]);
});

test('no lines sum to zero', () => {
	expect(vatOnce([])).toEqual({ amount: 0, net: 0, vat: 0, rates: [], lines: [] });
});

test('any lines: the total is kept, each rate is exact to half a cent, and lines sum to their rate', () => {
	const lines = fc.array(
		fc.record({
			amount: fc.integer({ min: 0, max: 100_000_000 }),
			vat_rate: fc.constantFrom(0, 1700, 1900, 2200, 2550, 2700),
		}),
		{ maxLength: 30 },
	);
	fc.assert(
		fc.property(lines, (given) => {
			const total = vatOnce(given);
			expect(total.amount).toBe(given.reduce((sum, { amount }) => sum + amount, 0));
			expect(total.net + total.vat).toBe(total.amount);
			expect(addUp(total.lines)).toBe(total.vat);
			for (const { vat_rate, amount, vat } of total.rates) {
				const off = vat * (10_000 + vat_rate) - amount * vat_rate;
				expect(2 * Math.abs(off)).toBeLessThanOrEqual(10_000 + vat_rate);
			}
			given.forEach(({ amount, vat_rate }, index) => {
				const exact = (amount * vat_rate) / (10_000 + vat_rate);
				expect(Math.abs((total.lines[index] ?? 0) - exact)).toBeLessThan(1.5);
			});
		}),
	);
});
