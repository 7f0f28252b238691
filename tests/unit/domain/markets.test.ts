import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	freeShipping,
	isWorthEnough,
	listFor,
	marketFor,
	rateOn,
	taxPlaceOf,
	type MarketSources,
} from '../../../src/domain/markets.ts';
import { PRICE_LISTS } from '../../../src/seed/catalogue/price-lists.ts';
import { COUNTRIES } from '../../../src/seed/countries.ts';
import { MARKETS } from '../../../src/seed/markets.ts';

const SOURCES: MarketSources = {
	lists: PRICE_LISTS,
	vatRates: MARKETS.vatRates,
	shipping: MARKETS.shipping.map((way) => ({ is_offered: true, ...way })),
	rules: MARKETS.rules,
};
const TODAY = '2026-11-22';
const marketOf = (country: string, given: Partial<MarketSources> = {}) =>
	marketFor(country, { ...SOURCES, ...given }, TODAY);

describe('where a delivery is taxed', () => {
	test.each([
		['IT', '23041', 'outside_vat'],
		['IT', '22061', 'outside_vat'],
		['IT', '31020', 'own'],
		['DE', '78266', 'outside_vat'],
		['DE', '27498', 'outside_vat'],
		['DE', '10115', 'own'],
		['ES', '35001', 'outside_vat'],
		['ES', '38001', 'outside_vat'],
		['ES', '51001', 'outside_vat'],
		['ES', '52001', 'outside_vat'],
		['ES', '28001', 'own'],
		['FI', '22100', 'outside_vat'],
		['FI', 'FI-22100', 'outside_vat'],
		['FI', '00100', 'own'],
		['FR', '97400', 'outside_vat'],
		['FR', '98000', 'own'],
		['FR', '75001', 'own'],
		['GR', '63086', 'outside_vat'],
		['GR', '630 86', 'outside_vat'],
		['GB', 'bt1 5gs', 'northern_ireland'],
		['GB', 'B1 1AA', 'own'],
		['GB', 'SW1A 1AA', 'own'],
		['IT', '２３０４１', 'outside_vat'],
		['JP', '100-0001', 'own'],
		['IT', '', 'own'],
	])('%s %s: %s', (country, code, place) => {
		expect(taxPlaceOf(country, code)).toBe(place);
	});

	test('no postal code makes it fail', () => {
		const countries = fc.constantFrom('IT', 'DE', 'ES', 'FI', 'FR', 'GR', 'GB', 'JP', 'toString');
		fc.assert(
			fc.property(countries, fc.string(), (country, code) => {
				expect(['own', 'outside_vat', 'northern_ireland']).toContain(taxPlaceOf(country, code));
			}),
		);
	});
});

describe('what a country buys by', () => {
	test.each([
		['IT', 'italia-2025', 'EUR', 2200, 'vat_included', 9_90],
		['DE', 'italia-2025', 'EUR', 1900, 'vat_included', 19_00],
		['FI', 'italia-2025', 'EUR', 2550, 'vat_included', 25_00],
		['CH', 'world-2025', 'EUR', 0, 'duties', 39_00],
		['GB', 'world-2025', 'EUR', 0, 'duties', 39_00],
		['US', 'world-2025', 'EUR', 0, 'duties', 69_00],
		['JP', 'japan-2025', 'JPY', 0, 'duties', 4_500],
	])('%s', (country, list, currency, rate, note, shipping) => {
		expect(marketOf(country)).toMatchObject({
			country,
			price_list_id: list,
			currency,
			vat_rate: rate,
			note,
			delivers: true,
			shipping: [
				{ method: 'standard', amount: shipping },
				...(marketOf(country)?.shipping.slice(1) ?? []),
			],
		});
	});

	test('every country has a market, and every one of the Union a rate of its own', () => {
		for (const { code } of COUNTRIES) expect(marketOf(code)?.country).toBe(code);
		expect(MARKETS.vatRates).toHaveLength(27);
		for (const { country } of MARKETS.vatRates) {
			expect(marketOf(country)).toMatchObject({ prices_include_vat: true, delivers: true });
		}
	});

	test('where no list holds for it, it has none', () => {
		const lists = PRICE_LISTS.filter(({ countries }) => countries.length > 0);
		expect(marketOf('US', { lists })).toBeNull();
	});

	test('nothing is sent where it is excluded, where no way leads, and where the rate is unknown', () => {
		expect(marketOf('KP')).toMatchObject({ delivers: false, shipping: [] });
		expect(marketOf('US', { shipping: [] })).toMatchObject({ delivers: false });
		expect(marketOf('IT', { vatRates: [] })).toMatchObject({ delivers: false, vat_rate: 0 });
	});

	test('a way that is not offered to a country hides the one for the rest', () => {
		const shipping = SOURCES.shipping.map((way) =>
			way.countries.includes('CH') ? { ...way, is_offered: false } : way,
		);
		expect(marketOf('CH', { shipping })?.shipping).toEqual([]);
		expect(marketOf('US', { shipping })?.shipping).toHaveLength(1);
	});

	test('goods up to £135 are not sold to Great Britain until its VAT is handled', () => {
		expect(marketOf('GB')?.goods_above).toBe(165_00);
		expect(marketOf('DE')?.goods_above).toBeNull();
		const rules = { ...MARKETS.rules, handles_uk_vat: true };
		expect(marketOf('GB', { rules })?.goods_above).toBeNull();
		expect(isWorthEnough(165_00, 165_00)).toBe(false);
		expect(isWorthEnough(165_01, 165_00)).toBe(true);
		expect(isWorthEnough(0, null)).toBe(true);
	});
});

describe('from which worth of goods on sending costs nothing', () => {
	const changed = (id: string, given: Partial<MarketSources['shipping'][number]>) => ({
		...SOURCES,
		shipping: MARKETS.shipping.map((way) => ({
			is_offered: true,
			...way,
			...(way.id === id && given),
		})),
	});
	const told = (sources: MarketSources) => Object.values(freeShipping(sources, TODAY));

	test.each([
		['as seeded', SOURCES, [150_00, 300_00]],
		[
			'without a threshold in Italy',
			changed('italy-standard', { free_from: null }),
			[null, 300_00],
		],
		['with another elsewhere', changed('europe-standard', { free_from: 1 }), [150_00, 1]],
		[
			'with a rate for a few alone',
			changed('europe-far-standard', { free_from: 1 }),
			[150_00, 300_00],
		],
		['with another for express', changed('italy-express', { free_from: 1 }), [150_00, 300_00]],
		['where nothing is sent', changed('europe-standard', { is_offered: false }), [150_00, null]],
		[
			'where Italy has no rate of its own',
			{ ...SOURCES, shipping: SOURCES.shipping.slice(2) },
			[300_00, 300_00],
		],
		[
			'where nothing is sent to Italy',
			{ ...SOURCES, rules: { ...SOURCES.rules, excluded: ['IT'] } },
			[null, 300_00],
		],
		['without any list', { ...SOURCES, lists: [] }, [null, null]],
	])('%s', (_when, sources, thresholds) => {
		expect(told(sources)).toEqual(thresholds);
	});
});

describe('dated rates', () => {
	const rates = [
		{ country: 'EE', rate: 2200, valid_from: '2024-01-01' },
		{ country: 'EE', rate: 2400, valid_from: '2025-07-01' },
		{ country: 'SK', rate: 2300, valid_from: '2025-01-01' },
	];
	test.each([
		['2023-12-31', undefined],
		['2024-01-01', 2200],
		['2025-06-30', 2200],
		['2025-07-01', 2400],
		['2030-01-01', 2400],
	])('in Estonia on %s it is %s', (day, rate) => {
		expect(rateOn(rates, 'EE', day)?.rate).toBe(rate);
		expect(rateOn(rates.toReversed(), 'EE', day)?.rate).toBe(rate);
	});
});

test('a list that names a country stands before the one for the rest, in whichever order', () => {
	const rest = { id: 'rest', countries: [] };
	const own = { id: 'own', countries: ['IT'] };
	expect(listFor('IT', [rest, own])).toBe(own);
	expect(listFor('DE', [rest, own])).toBe(rest);
	expect(listFor('DE', [own])).toBeUndefined();
});
