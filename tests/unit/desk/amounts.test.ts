import { describe, expect, test } from 'vitest';
import { PERCENT } from '#contract/desk/amounts.ts';
import { minorUnits, shownAmount, typedAmount } from '../../../src/desk/values/amounts.ts';

describe('an amount as people type it', () => {
	test.each([
		['2290', 'EUR', 229_000],
		['2.290', 'EUR', 229_000],
		['2,290.5', 'EUR', 229_050],
		['2.290,50 €', 'EUR', 229_050],
		['0,9', 'EUR', 90],
		['-12,30', 'EUR', -1230],
		['1.234.567', 'EUR', 123_456_700],
		['309.800', 'JPY', 309_800],
		['¥309,800', 'JPY', 309_800],
		['22', PERCENT, 2200],
		['7,7 %', PERCENT, 770],
		['12,', 'EUR', 1200],
		['', 'EUR', 0],
		['−12,30', 'EUR', -1230],
		['２２９０', 'EUR', 229_000],
		['1’234.50', 'EUR', 123_450],
		['1 877,04', 'EUR', 187_704],
		['12,345', 'KWD', 12_345],
		['2290', 'HUF', 229_000],
		['2290,50', 'COP', 229_050],
		['22,55', PERCENT, 2255],
		['€ 2.290', 'EUR', 229_000],
		['EUR 2290', 'EUR', 229_000],
		['2290 euro', 'EUR', 229_000],
		['-€5', 'EUR', -500],
		['€ −5', 'EUR', -500],
		['2290,-', 'EUR', 229_000],
		['2290,— €', 'EUR', 229_000],
		['\u202a5 €\u202c', 'EUR', 500],
		['5\u200b€', 'EUR', 500],
		['2290円', 'JPY', 2290],
		['JP¥2290', 'JPY', 2290],
		['￥2290', 'JPY', 2290],
		['CHF 2’290.50', 'CHF', 229_050],
		['Fr. 2290', 'CHF', 229_000],
		["2'290.–", 'CHF', 229_000],
		['US$2,290.00', 'USD', 229_000],
		['£ 2,290.00', 'GBP', 229_000],
		['2.290,00 kr', 'DKK', 229_000],
		['2 290,00 zł', 'PLN', 229_000],
		['22 %', PERCENT, 2200],
	])('“%s” in %s is %d', (typed, unit, minor) => {
		expect(minorUnits(typed, unit)).toBe(minor);
	});

	test.each([
		['gratis', 'EUR'],
		[',', 'EUR'],
		['309,80', 'JPY'],
		['1877,049', 'EUR'],
		['1877.049', 'EUR'],
		['22,555', PERCENT],
		['22.555', PERCENT],
		['22,555', 'EUR'],
		['0.500', 'EUR'],
		['1,2,3', 'EUR'],
		['1.23,4.5', 'EUR'],
		['12,3456', 'KWD'],
		['1e3', 'EUR'],
		['12 pezzi', 'EUR'],
		['$ 2290', 'EUR'],
		['£2290', 'EUR'],
		['¥2290', 'EUR'],
		['2290 CHF', 'EUR'],
		['2290 zł', 'EUR'],
		['€2290', 'JPY'],
		['€2290', 'CHF'],
		['CA$ 2290', 'USD'],
		['€2290 $', 'EUR'],
		['2290 €€', 'EUR'],
		['22 €', PERCENT],
		['22%', 'EUR'],
		['5€50', 'EUR'],
		['2 2 9 0', 'EUR'],
		['22 90', 'EUR'],
		["1'23", 'EUR'],
		['5 euro cents', 'EUR'],
		['--12', 'EUR'],
		['99999999999999999', 'EUR'],
	])('“%s” in %s is rejected by the schema', (typed, unit) => {
		expect(minorUnits(typed, unit)).toBeNaN();
	});
});

test('the decimal separator is the language’s, and never valid between groups', () => {
	expect(['2,290', '2.290', '2.29'].map((typed) => minorUnits(typed, 'EUR', 'en'))).toEqual([
		229_000,
		Number.NaN,
		229,
	]);
});

test.each([
	[229_000, 'EUR', 'it', '2290,00', '2.290,00 €'],
	[229_050, 'EUR', 'en', '2290.50', '€2,290.50'],
	[309_800, 'JPY', 'it', '309800', '309.800 JPY'],
	[229_050, 'HUF', 'it', '2290,50', '2.290,50 HUF'],
	[229_050, 'RSD', 'en', '2290.50', 'RSD 2,290.50'],
	[12_345, 'KWD', 'it', '12,345', '12,345 KWD'],
	[2200, PERCENT, 'it', '22', '22%'],
	[770, PERCENT, 'en', '7.7', '7.7%'],
])('%d in %s (%s) is typed as %s and read as %s', (minor, unit, locale, typed, shown) => {
	expect(typedAmount(minor, unit, locale)).toBe(typed);
	expect(shownAmount(minor, unit, locale).replace(/\s/g, ' ')).toBe(shown);
	expect(minorUnits(typed, unit, locale)).toBe(minor);
});
