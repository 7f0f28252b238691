import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isInBand, priceBands } from '#content/lists/facet-prices.ts';
import { centsSchema } from '#contract/units.ts';

const EUR = 100;
const JPY = 1;
const cents = (amounts: readonly number[]) => amounts.map((amount) => v.parse(centsSchema, amount));
const euros = (amounts: readonly number[]) => cents(amounts.map((amount) => amount * EUR));
const toKeys = (amounts: readonly number[]) =>
	priceBands(euros(amounts), EUR).map(({ key }) => key);

describe('bands of prices', () => {
	test.each([
		['none without prices', [], []],
		['one for one price', [420], ['-']],
		['one for equal prices', [420, 420], ['-']],
		[
			'even steps within a category',
			[420, 760, 990, 1490, 2290, 2490],
			['-500', '500-1000', '1000-1500', '2000-'],
		],
		[
			'small steps for small differences',
			[219, 239, 269, 399, 489],
			['-250', '250-300', '350-400', '450-'],
		],
		[
			'steps that widen where prices lie far apart',
			[10, 45, 90, 300, 900, 2490],
			['-50', '50-100', '100-500', '500-1000', '1000-'],
		],
	])('%s', (_, amounts, keys) => {
		expect(toKeys(amounts)).toEqual(keys);
	});

	test.each([
		['a thousand prices', Array.from({ length: 1000 }, (_, index) => 12 + index * 3)],
		['two far apart', [1, 9_999]],
		['a free one', [0, 50, 120]],
	])('at most six, none empty: %s', (_, amounts) => {
		const all = euros(amounts);
		const bands = priceBands(all, EUR);
		expect(bands.length).toBeGreaterThan(1);
		expect(bands.length).toBeLessThanOrEqual(6);
		for (const band of bands) expect(all.some((amount) => isInBand(amount, band))).toBe(true);
		for (const amount of all) {
			expect(bands.filter((band) => isInBand(amount, band))).toHaveLength(1);
		}
	});

	test.each([
		[499, false],
		[500, true],
		[999, true],
		[1000, false],
	])('%i is in 500 to 1000: %s', (amount, isIn) => {
		const [price, from, to] = euros([amount, 500, 1000]);
		if (price === undefined || from === undefined || to === undefined) throw new Error('no price');
		expect(isInBand(price, { key: '500-1000', from, to })).toBe(isIn);
	});

	test('a currency without minor unit has bounds of its own', () => {
		const bands = priceBands(cents([32_000, 64_000, 90_000]), JPY);
		expect(bands.map(({ key }) => key)).toEqual(['-40000', '60000-80000', '80000-']);
	});
});
