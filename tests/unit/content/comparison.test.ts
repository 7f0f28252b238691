import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { comparisonFiles } from '#content/lists/comparison.ts';
import { comparisonDataSchema } from '#contract/comparison.ts';
import { LOCALES } from '#contract/locales.ts';
import { aCategory, anArticle, aProduct, aSite } from '../../support/factories-content.ts';

const site = aSite((locale) => ({
	categories: [aCategory('wheels', locale), aCategory('hubs', locale)],
	products: [
		aProduct('k50', locale, {
			specifications: [
				{ code: 'rim_height', value: 50 },
				{ code: 'braking_system', value: 'A disco' },
			],
			features: [{ code: 'material', value: 'Carbonio' }],
		}),
		aProduct('old', locale, { is_discontinued: true }),
	],
}));

test('a category has a file with its active products, in the texts of their pages', () => {
	const [wheels, ...others] = comparisonFiles(site, 'it');
	expect(others).toEqual([]);
	expect(wheels).toMatchObject({
		category: 'wheels',
		products: [
			{
				id: 'k50',
				lang: '',
				rows: [
					{ label: 'Altezza del profilo', value: '50\u00a0mm' },
					{ label: 'Sistema frenante', value: 'A disco' },
					{ label: 'Materiale', value: 'Carbonio' },
				],
			},
		],
	});
});

test.each([
	['it', 'Garanzia commerciale di durabilità (GARAN)', '5 anni, Livenza, RD 50'],
	['ja', 'メーカーの耐久性保証（GARAN）', '5年、Livenza、RD 50'],
] as const)('the label of durability precedes the figures in %s', (locale, label, value) => {
	const durability_guarantee = {
		...{ producer: 'Livenza', model: 'RD 50', years: 5 },
		...{ area: 'UE', terms: 'Gratuita', claim: 'Scrivici' },
	};
	const labelled = aSite((own) => ({
		categories: [aCategory('wheels', own)],
		products: [
			aProduct('k50', own, {
				durability_guarantee,
				specifications: [{ code: 'rim_height', value: 50 }],
			}),
		],
	}));
	const [shown] = comparisonFiles(labelled, locale)[0]?.products ?? [];
	expect(shown?.rows).toHaveLength(2);
	expect(shown?.rows[0]).toEqual({ label, value });
});

describe('how a product is bought from the comparison', () => {
	const PRICE = {
		price_list_id: 'italy',
		amount: 9_900,
		street_price: null,
		lowest_price_30d: null,
	};
	const one = anArticle('k50-only', [PRICE]);
	const toBuyState = (variants: readonly unknown[], isOpen = true) => {
		const sold = aSite((locale) => ({
			categories: [aCategory('wheels', locale)],
			products: [aProduct('k50', locale, { variants })],
		}));
		for (const locale of LOCALES) {
			const { settings } = sold.locales[locale];
			const shop = { ...settings.shop, is_enabled: isOpen };
			sold.locales[locale].settings = { ...settings, shop };
		}
		return comparisonFiles(sold, 'it')[0]?.products[0]?.buy;
	};

	test.each([
		['its only article', [one], { article: 'k50-only' }],
		['a choice among several', [one, anArticle('k50-xdr', [PRICE])], { article: null }],
		[
			'a choice where one can be had',
			[one, anArticle('b', [PRICE], 'out_of_stock')],
			{ article: null },
		],
		['not at all while it is out of stock', [anArticle('b', [PRICE], 'out_of_stock')], null],
		['not at all without a price', [anArticle('b', [])], null],
		['not at all without an article', [], null],
	])('%s', (_how, variants, buy) => {
		expect(toBuyState(variants)).toEqual(buy);
	});

	test('not in a closed shop', () => {
		expect(toBuyState([one], false)).toBeNull();
		expect(toBuyState([one, anArticle('k50-xdr', [PRICE])], false)).toBeNull();
	});
});

test('the printed data match the browser’s schema', () => {
	for (const { products } of comparisonFiles(site, 'ja')) {
		expect(v.parse(comparisonDataSchema, JSON.parse(JSON.stringify(products)))).toEqual(products);
	}
});
