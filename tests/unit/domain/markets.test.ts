import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	freeShipping,
	isWorthEnough,
	listFor,
	marketAt,
	marketFor,
	rateOn,
	type MarketSources,
} from '../../../src/domain/money/markets.ts';
import { TAX_PLACES, toTaxPlace, toVatCountry } from '../../../src/domain/tax/tax-places.ts';
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
const findMarket = (country: string, given: Partial<MarketSources> = {}) =>
	marketFor(country, { ...SOURCES, ...given }, TODAY);

describe('the tax area of a delivery', () => {
	/** Codes of each place, and those that lie just outside. */
	test.each([
		['Livigno', 'IT', 'outside_vat', ['23041', '２３０４１', 'IT-23041'], ['23040', '23042']],
		['Campione', 'IT', 'outside_vat', ['22061'], ['22060', '22062']],
		['San Marino', 'IT', 'outside_vat', ['47890', '47899'], ['47889', '47900', '4789']],
		['Vatican City', 'IT', 'outside_vat', ['00120'], ['00119', '00121']],
		['Heligoland', 'DE', 'outside_vat', ['27498'], ['27499', '27497']],
		['Büsingen', 'DE', 'outside_vat', ['78266'], ['78265', '78267']],
		['Canaries', 'ES', 'outside_vat', ['35001', '38001', '38999'], ['34999', '36001', '39001']],
		['Ceuta and Melilla', 'ES', 'outside_vat', ['51001', '52006'], ['50999', '53001']],
		['Åland', 'FI', 'outside_vat', ['22100', 'FI-22100', '22999'], ['21999', '23000']],
		['overseas', 'FR', 'outside_vat', ['97100', '97400', '98713', '98800'], ['96999', '98000']],
		['Athos', 'GR', 'outside_vat', ['63086', '630 87'], ['63085', '63088']],
		['Channel Islands', 'GB', 'outside_vat', ['JE2 3AB', 'gy1 1fh'], ['G1 1AA', 'J1']],
		['Greenland', 'DK', 'outside_vat', ['3900', '3992', 'DK-3905'], ['3799', '4000']],
		[
			'the Faroe Islands',
			'DK',
			'outside_vat',
			['FO-100', 'FO 970', '3800', '3899'],
			['3790', '100'],
		],
		['Kyrenia', 'CY', 'outside_vat', ['9000', '9999'], ['8999', '99010']],
		['Gibraltar', 'GB', 'outside_vat', ['GX11 1AA', 'gx111aa'], ['G11 1AA', 'GX12 1AA']],
		['overseas', 'GB', 'outside_vat', ['FIQQ 1ZZ', 'TKCA 1ZZ', 'AI-2640'], ['TK1 1ZZ', 'AL2 6BZ']],
		['Northern Ireland', 'GB', 'northern_ireland', ['bt1 5gs', 'BT94'], ['B1 1AA', 'BS1 4DJ']],
		['the bases', 'GB', 'taxed_as', ['BF1 2AT', 'BF1 2AU', 'BFPO 57'], ['BF1 2AA', 'BFPO 8']],
		['Azores', 'PT', 'own_rate', ['9500-321', '9500', '9980-999'], ['10000', '950']],
		['Madeira', 'PT', 'own_rate', ['9000-064', '9400', '9499-999'], ['8999-999', '900']],
		['Jungholz', 'AT', 'own_rate', ['6691', 'AT-6691'], ['6690', '6692']],
		['Mittelberg', 'AT', 'own_rate', ['6991', '6992', '6993'], ['6990', '6994']],
		['Jungholz', 'DE', 'taxed_as', ['87491'], ['87490', '87492']],
		['Mittelberg', 'DE', 'taxed_as', ['87567', '87568', '87569'], ['87566', '87570']],
		['no place', 'JP', 'own', ['100-0001', '23041', ''], []],
	] as const)('%s of %s: %s', (_, country, place, inside, outside) => {
		for (const code of inside) expect([code, toTaxPlace(country, code)]).toEqual([code, place]);
		for (const code of outside) expect([code, toTaxPlace(country, code)]).toEqual([code, 'own']);
	});

	test('each area has a source', () => {
		expect(TAX_PLACES.filter(({ source, name }) => !source || !name)).toEqual([]);
	});

	test.each([
		['IT', '22060', 'italia-2025', 2200],
		['IT', '22061', 'world-2025', 0],
		['PT', '9500-321', 'italia-2025', 1600],
		['PT', '9000-064', 'italia-2025', 2200],
		['PT', '9499-999', 'italia-2025', 2200],
		['PT', '9500', 'italia-2025', 1600],
		['PT', '8999-999', 'italia-2025', 2300],
		['AT', '6691', 'italia-2025', 1900],
		['AT', '6993', 'italia-2025', 1900],
		['AT', '6994', 'italia-2025', 2000],
		['DE', '87491', 'italia-2025', 1900],
		['DE', '87568', 'italia-2025', 1900],
		['MC', '98000', 'italia-2025', 2000],
		['GB', 'BF1 2AT', 'italia-2025', 1900],
		['IM', 'IM1 2AB', 'world-2025', 0],
		['GB', 'JE2 3AB', 'world-2025', 0],
		['GB', 'GX11 1AA', 'world-2025', 0],
		['DK', '3900', 'world-2025', 0],
		['DK', '3790', 'italia-2025', 2500],
		['CY', '9300', 'world-2025', 0],
		['CY', '8999', 'italia-2025', 1900],
		// Lesbos and Kos: their reduced rate is not one of distance sales.
		['GR', '81100', 'italia-2025', 2400],
		['GR', '853 00', 'italia-2025', 2400],
	])('%s %s has list %s with %i', (country, postal_code, price_list_id, vat_rate) => {
		const market = marketAt({ country, postal_code }, SOURCES, TODAY);
		expect(market).toMatchObject({ country, price_list_id, vat_rate, delivers: true });
	});

	test.each([
		['MC', '98000', 'FR'],
		['FR', '98000', 'FR'],
		['GB', 'BFPO 57', 'CY'],
		['GB', 'BT1 5GS', 'XI'],
		['DE', '87491', 'AT'],
		['DE', '87490', 'DE'],
		['AT', '6691', 'AT'],
		['PT', '9500-321', 'PT'],
	])('%s %s is declared in the return of %s', (country, postal_code, declared) => {
		expect(toVatCountry(country, postal_code)).toBe(declared);
	});

	test('a German code of Austria has the rate of its place there, whatever Germany has', () => {
		const vatRates = SOURCES.vatRates.map((rate) =>
			rate.country === 'DE' ? { ...rate, rate: 2100 } : rate,
		);
		const jungholz = { country: 'DE', postal_code: '87491' };
		expect(marketAt(jungholz, { ...SOURCES, vatRates }, TODAY)?.vat_rate).toBe(1900);
	});

	test('a rate of its own applies from its first day', () => {
		const azores = { country: 'PT', postal_code: '9500-321' };
		expect(marketAt(azores, SOURCES, '2021-06-30')?.vat_rate).toBe(2300);
		expect(marketAt(azores, SOURCES, '2021-07-01')?.vat_rate).toBe(1600);
	});

	test('Monaco and the Isle of Man follow France and the United Kingdom, unless excluded', () => {
		expect(findMarket('MC')).toMatchObject({
			vat_rate: 2000,
			note: 'vat_included',
			delivers: true,
		});
		expect(findMarket('MC')?.shipping).toEqual(findMarket('FR')?.shipping);
		expect(findMarket('IM')?.goods_above).toBe(findMarket('GB')?.goods_above);
		expect(marketAt({ country: 'GB', postal_code: 'JE2 3AB' }, SOURCES, TODAY)).toMatchObject({
			goods_above: null,
		});
		const excluding = { rules: { ...MARKETS.rules, excluded: ['MC'] } };
		expect([findMarket('MC', excluding)?.delivers, findMarket('FR', excluding)?.delivers]).toEqual([
			false,
			true,
		]);
		expect(findMarket('MC', { rules: { ...MARKETS.rules, excluded: ['FR'] } })?.delivers).toBe(
			true,
		);
	});

	test('no postal code throws', () => {
		const countries = fc.constantFrom(
			'IT',
			'DE',
			'ES',
			'FI',
			'FR',
			'GR',
			'GB',
			'PT',
			'AT',
			'DK',
			'CY',
			'toString',
		);
		fc.assert(
			fc.property(countries, fc.string(), (country, code) => {
				expect(['own', 'outside_vat', 'northern_ireland', 'own_rate', 'taxed_as']).toContain(
					toTaxPlace(country, code),
				);
			}),
		);
	});
});

describe('the market of a country', () => {
	test.each([
		['IT', 'italia-2025', 'EUR', 2200, 'vat_included', 9_90],
		['DE', 'italia-2025', 'EUR', 1900, 'vat_included', 19_00],
		['FI', 'italia-2025', 'EUR', 2550, 'vat_included', 25_00],
		['CH', 'world-2025', 'EUR', 0, 'duties', 39_00],
		['GB', 'world-2025', 'EUR', 0, 'duties', 39_00],
		['US', 'world-2025', 'EUR', 0, 'duties', 69_00],
		['JP', 'japan-2025', 'JPY', 0, 'duties', 4_500],
	])('%s', (country, list, currency, rate, note, shipping) => {
		expect(findMarket(country)).toMatchObject({
			country,
			price_list_id: list,
			currency,
			vat_rate: rate,
			note,
			delivers: true,
			shipping: [
				{ method: 'standard', amount: shipping },
				...(findMarket(country)?.shipping.slice(1) ?? []),
			],
		});
	});

	test('exists for every country, with a rate of its own in the Union', () => {
		for (const { code } of COUNTRIES) expect(findMarket(code)?.country).toBe(code);
		expect(MARKETS.vatRates).toHaveLength(27);
		for (const { country } of MARKETS.vatRates) {
			expect(findMarket(country)).toMatchObject({ prices_include_vat: true, delivers: true });
		}
	});

	test('is absent without a list', () => {
		const lists = PRICE_LISTS.filter(({ countries }) => countries.length > 0);
		expect(findMarket('US', { lists })).toBeNull();
	});

	test('has no shipping where excluded, without a method, or with an unknown rate', () => {
		expect(findMarket('KP')).toMatchObject({ delivers: false, shipping: [] });
		expect(findMarket('US', { shipping: [] })).toMatchObject({ delivers: false });
		expect(findMarket('IT', { vatRates: [] })).toMatchObject({ delivers: false, vat_rate: 0 });
	});

	test('a method not offered to a country hides the one for the rest', () => {
		const shipping = SOURCES.shipping.map((way) =>
			way.countries.includes('CH') ? { ...way, is_offered: false } : way,
		);
		expect(findMarket('CH', { shipping })?.shipping).toEqual([]);
		expect(findMarket('US', { shipping })?.shipping).toHaveLength(1);
	});

	test('excludes goods up to £135 to Great Britain until its VAT is handled', () => {
		expect(findMarket('GB')?.goods_above).toBe(165_00);
		expect(findMarket('DE')?.goods_above).toBeNull();
		const rules = { ...MARKETS.rules, handles_uk_vat: true };
		expect(findMarket('GB', { rules })?.goods_above).toBeNull();
		expect(isWorthEnough(165_00, 165_00)).toBe(false);
		expect(isWorthEnough(165_01, 165_00)).toBe(true);
		expect(isWorthEnough(0, null)).toBe(true);
	});
});

describe('the free-shipping threshold', () => {
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
		[
			'with express alone in Italy',
			{
				...SOURCES,
				shipping: changed('italy-express', { free_from: 200_00 }).shipping.map((rate) =>
					rate.id === 'italy-standard' ? { ...rate, is_offered: false } : rate,
				),
			},
			[null, 300_00],
		],
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

test('a list naming a country precedes the one for the rest, in any order', () => {
	const rest = { id: 'rest', countries: [] };
	const own = { id: 'own', countries: ['IT'] };
	expect(listFor('IT', [rest, own])).toBe(own);
	expect(listFor('DE', [rest, own])).toBe(rest);
	expect(listFor('DE', [own])).toBeUndefined();
});
