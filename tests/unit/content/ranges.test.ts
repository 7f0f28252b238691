import { expect, test } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import { listRanges } from '#content/catalogue/ranges.ts';
import { anEntry } from '../../components/shell/fixtures.ts';
import { anArticle, aPrice, aProduct, aSite } from '../../support/factories-content.ts';

const wheel = (
	id: string,
	locale: Locale,
	range: string | null,
	[height, weight, euros]: [number, number, number],
	given: Record<string, unknown> = {},
) =>
	aProduct(id, locale, {
		range,
		specifications: [
			{ code: 'rim_height', value: height },
			{ code: 'wheelset_weight', value: weight },
		],
		variants: [anArticle(`${id}-a`, [aPrice(euros * 100)])],
		...given,
	});

const site = aSite((locale) => ({
	products: [
		wheel('brenta', locale, 'Brenta', [35, 1545, 1071]),
		wheel('kleos-62', locale, 'Kleos RD', [62, 1560, 2390]),
		wheel('kleos-36', locale, 'Kleos RD', [36, 1390, 2190]),
		wheel('piave-24', locale, 'Piave', [24, 1640, 400], { is_discontinued: true }),
		wheel('loose', locale, null, [30, 1700, 500]),
		aProduct('rim', locale, {
			range: 'Kleos RD',
			specifications: [{ code: 'rim_height', value: 50 }],
		}),
	],
}));

test('a range has its heights, its lightest set and its lowest price; the menu’s own are first', () => {
	const menu = [anEntry('mondo', 'Mondo', [anEntry('kleos-rd', 'Kleos RD')])];
	expect(listRanges(site, 'it', menu)).toEqual([
		{
			name: 'Kleos RD',
			href: '/it/kleos-rd',
			picture: null,
			heights: '36 · 62\u00a0mm',
			weight: '1.390\u00a0g',
			isWeightFrom: true,
			price: { amount: '2.190\u00a0€', isFrom: true, lowest30d: null },
		},
		expect.objectContaining({
			name: 'Brenta',
			href: '/it/prodotto/brenta-it',
			isWeightFrom: false,
			price: { amount: '1.071\u00a0€', isFrom: false, lowest30d: null },
		}),
	]);
});

test('a menu lists at most four', () => {
	const many = aSite((locale) => ({
		products: ['a', 'b', 'c', 'd', 'e'].map((name) => wheel(name, locale, name, [30, 1500, 900])),
	}));
	expect(listRanges(many, 'it', []).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

test('without wheels there are no ranges', () => {
	expect(listRanges(aSite(), 'it', [])).toEqual([]);
});
