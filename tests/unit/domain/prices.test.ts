import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Variant } from '#contract/content/catalogue.ts';
import {
	articlesOfPrice,
	bestAvailability,
	findPrice,
	priceRange,
	type PriceRange,
} from '#domain/money/prices.ts';
import { aProduct } from '../../support/factories-content.ts';

/** A variant with a price per list, in cents. */
function aVariant(
	prices: Record<string, number>,
	availability: Variant['availability'] = 'in_stock',
): Variant {
	const [variant] = aProduct('p', 'it', {
		variants: [
			{
				id: 'v',
				code: 'V',
				name: 'V',
				options: {},
				color: null,
				gtin: null,
				weight_g: null,
				availability,
				prices: Object.entries(prices).map(([price_list_id, amount]) => ({
					price_list_id,
					amount,
					street_price: null,
					lowest_price_30d: null,
				})),
			},
		],
	}).variants;
	if (!variant) throw new Error('no variant');
	return variant;
}

describe('the listed price of a product', () => {
	test.each<[string, Record<string, number>[], number | null, boolean]>([
		['no variants', [], null, false],
		['no price in this list', [{ japan: 100 }], null, false],
		['one price', [{ italy: 100, japan: 5 }], 100, false],
		['the same price throughout', [{ italy: 100 }, { italy: 100 }], 100, false],
		['the cheapest first', [{ italy: 100 }, { italy: 200 }], 100, true],
		['the cheapest last', [{ italy: 300 }, { italy: 200 }, { italy: 100 }], 100, true],
		['free of charge is a price', [{ italy: 0 }, { italy: 1 }], 0, true],
		['variants without a price do not count', [{ japan: 1 }, { italy: 9 }], 9, false],
	])('%s', (_, variants, lowest, isFrom) => {
		const range = priceRange(
			variants.map((prices) => aVariant(prices)),
			'italy',
		);
		expect(range?.lowest.amount ?? null).toBe(lowest);
		expect(range?.isFrom ?? false).toBe(isFrom);
		expectTypeOf(range).toEqualTypeOf<PriceRange | null>();
	});

	test('is the pair’s, like its weight, if single wheels are sold as well', () => {
		const wheel = (kind: string, amount: number) => ({
			...aVariant({ italy: amount }),
			options: { wheel: kind },
		});
		const sold = [wheel('front', 185), wheel('pair', 420), wheel('rear', 245)];
		expect(priceRange(articlesOfPrice(sold), 'italy')).toMatchObject({
			lowest: { amount: 420 },
			isFrom: false,
		});
		const single = [wheel('front', 185), wheel('rear', 245)];
		expect(articlesOfPrice(single)).toEqual(single);
	});

	test('of a variant is in the requested list', () => {
		expect(findPrice(aVariant({ italy: 1, japan: 2 }), 'japan')?.amount).toBe(2);
		expect(findPrice(aVariant({ italy: 1 }), 'japan')).toBeUndefined();
	});
});

test.each<[Variant['availability'][], Variant['availability'] | null]>([
	[[], null],
	[['out_of_stock'], 'out_of_stock'],
	[['out_of_stock', 'made_to_order'], 'made_to_order'],
	[['made_to_order', 'low_stock'], 'low_stock'],
	[['low_stock', 'out_of_stock', 'in_stock'], 'in_stock'],
])('for variants %o is %s', (availabilities, expected) => {
	const variants = availabilities.map((availability) => aVariant({}, availability));
	expect(bestAvailability(variants)).toBe(expected);
});
