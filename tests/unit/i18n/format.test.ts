import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { centsSchema, isoDateSchema } from '#contract/units.ts';
import { countryName } from '#i18n/country-name.ts';
import { formatDays } from '#i18n/format-days.ts';
import {
	formatBytes,
	formatDate,
	formatList,
	formatMoney,
	formatMoneyRange,
	formatNumber,
	formatPair,
	formatSeries,
	languageName,
	listParts,
	minorUnitExponent,
} from '#i18n/format.ts';

/** Formatters put narrow and no-break spaces where a reader sees a space. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');
const cents = (amount: number) => v.parse(centsSchema, amount);
const day = (date: string) => v.parse(isoDateSchema, date);

function inAll(format: (locale: Locale) => string): string[] {
	return LOCALES.map((locale) => plain(format(locale)));
}

describe('money', () => {
	test.each([
		[0, ['0 €', '€0', '0 €', '0 €', '€0']],
		[5, ['0,05 €', '€0.05', '0,05 €', '0,05 €', '€0.05']],
		[1999, ['19,99 €', '€19.99', '19,99 €', '19,99 €', '€19.99']],
		[219_000, ['2.190 €', '€2,190', '2.190 €', '2 190 €', '€2,190']],
		[219_050, ['2.190,50 €', '€2,190.50', '2.190,50 €', '2 190,50 €', '€2,190.50']],
		[1_234_567, ['12.345,67 €', '€12,345.67', '12.345,67 €', '12 345,67 €', '€12,345.67']],
	])('%i euro cents', (amount, expected) => {
		expect(inAll((locale) => formatMoney(cents(amount), 'EUR', locale))).toEqual(expected);
	});

	test('prints yen without decimals', () => {
		expect(formatMoney(cents(325_900), 'JPY', 'ja')).toBe('¥325,900');
		expect(plain(formatMoney(cents(325_900), 'JPY', 'it'))).toBe('325.900 JPY');
	});

	test('uses the currency’s minor unit', () => {
		const codes = ['EUR', 'GBP', 'JPY', 'HUF', 'COP', 'IDR', 'PKR', 'RSD', 'ISK', 'KWD', 'CLF'];
		expect(codes.map(minorUnitExponent)).toEqual([2, 2, 0, 2, 2, 2, 2, 2, 0, 3, 4]);
	});

	test('joins bounds with a dash, in Japanese with a wave dash', () => {
		const range = (locale: Locale) =>
			formatMoneyRange(cents(50_000), cents(100_000), 'EUR', locale);
		expect(inAll(range)).toEqual([
			'500–1.000 €',
			'€500–€1,000',
			'500–1.000 €',
			'500–1 000 €',
			'€500～€1,000',
		]);
		expect(formatMoneyRange(cents(500), cents(1000), 'JPY', 'ja')).toBe('¥500～¥1,000');
	});

	test('rejects fractions of a minor unit', () => {
		expectTypeOf(formatMoney).parameter(0).not.toEqualTypeOf<number>();
	});
});

test('a name and its value are separated by the language’s colon', () => {
	expect(LOCALES.map((locale) => formatPair('A', 'b', locale))).toEqual([
		'A: b',
		'A: b',
		'A: b',
		'A\u00a0: b',
		'A：b',
	]);
});

test('names that follow each other', () => {
	expect(formatSeries(['RD', 'mozzo'], 'it')).toBe('RD, mozzo');
	expect(formatSeries(['RD', 'ハブ'], 'ja')).toBe('RD、ハブ');
});

test('several names in a row', () => {
	expect(LOCALES.map((locale) => formatList(['A', 'B', 'C'], locale))).toEqual([
		'A, B e C',
		'A, B and C',
		'A, B y C',
		'A, B et C',
		'A、B、C',
	]);
});

test.each(LOCALES)('names in a row, each a part of its own in %s', (locale) => {
	const parts = listParts(['A', 'B', 'C'], locale);
	expect(parts.join('')).toBe(formatList(['A', 'B', 'C'], locale));
	expect(parts.filter((_part, at) => at % 2 === 0)).toEqual(['A', 'B', 'C']);
});

test('a day in words', () => {
	expect(inAll((locale) => formatDate(day('2026-11-21'), locale))).toEqual([
		'21 novembre 2026',
		'21 November 2026',
		'21 de noviembre de 2026',
		'21 novembre 2026',
		'2026年11月21日',
	]);
});

test('the first of a month is formatted by each language’s rule', () => {
	expect(inAll((locale) => formatDate(day('2026-09-01'), locale))).toEqual([
		'1º settembre 2026',
		'1 September 2026',
		'1 de septiembre de 2026',
		'1er septembre 2026',
		'2026年9月1日',
	]);
});

describe('a range of days states common parts once', () => {
	const said = (from: string, to: string) =>
		inAll((locale) => formatDays(day(from), day(to), locale));

	test('the month', () => {
		expect(said('2026-11-25', '2026-11-26')).toEqual([
			'25–26 novembre 2026',
			'25–26 November 2026',
			'25–26 de noviembre de 2026',
			'25–26 novembre 2026',
			'2026年11月25日～26日',
		]);
	});

	test('the year', () => {
		expect(said('2026-11-30', '2026-12-01')).toEqual([
			'30 novembre – 1º dicembre 2026',
			'30 November – 1 December 2026',
			'30 de noviembre – 1 de diciembre de 2026',
			'30 novembre – 1er décembre 2026',
			'2026年11月30日～12月1日',
		]);
	});

	test('nothing', () => {
		expect(said('2026-12-30', '2027-01-04')).toEqual([
			'30 dicembre 2026 – 4 gennaio 2027',
			'30 December 2026 – 4 January 2027',
			'30 de diciembre de 2026 – 4 de enero de 2027',
			'30 décembre 2026 – 4 janvier 2027',
			'2026年12月30日～2027年1月4日',
		]);
	});

	test('all of it', () => {
		expect(formatDays(day('2026-12-01'), day('2026-12-01'), 'it')).toBe('1º dicembre 2026');
	});
});

test.each(['2026-01-01', '2026-12-31', '2024-02-29'])(
	'%s does not shift with a time zone',
	(date) => {
		expect(formatDate(day(date), 'en')).toContain(String(Number(date.slice(-2))));
	},
);

test('numbers keep two decimals at most', () => {
	expect(inAll((locale) => formatNumber(11.456, locale))).toEqual([
		'11,46',
		'11.46',
		'11,46',
		'11,46',
		'11.46',
	]);
	expect(formatNumber(36, 'it')).toBe('36');
});

test.each([
	[1, '1 kB'],
	[999, '1 kB'],
	[84_000, '82 kB'],
	[1024 * 1024 - 600, '1.023 kB'],
	[1024 * 1024, '1 MB'],
	[1_500_000, '1,4 MB'],
	[10 * 1024 * 1024, '10 MB'],
])('%i bytes are %s', (bytes, expected) => {
	expect(plain(formatBytes(bytes, 'it'))).toBe(expected);
});

test('a file size and its maximum are in one unit', () => {
	expect(inAll((locale) => formatBytes(5 * 1024, locale))).toEqual([
		'5 kB',
		'5 kB',
		'5 kB',
		'5 ko',
		'5 kB',
	]);
	expect(inAll((locale) => formatBytes(1.5 * 1024 * 1024, locale))).toEqual([
		'1,5 MB',
		'1.5 MB',
		'1,5 MB',
		'1,5 Mo',
		'1.5 MB',
	]);
});

test('countries named differently by browsers have names of our own', () => {
	const named = (code: string) => inAll((locale) => countryName(code, locale)).join(' ');
	expect(named('HK')).toBe('Hong Kong Hong Kong Hong Kong Hong Kong 香港');
	expect(named('MO')).toBe('Macao Macao Macao Macao マカオ');
	expect(named('PS')).toBe('Palestina Palestine Palestina Palestine パレスチナ');
	expect(named('FK')).toBe(
		'Isole Falkland Falkland Islands Islas Malvinas Îles Malouines フォークランド諸島',
	);
});

test('countries and languages have their name in the reader’s language', () => {
	expect(inAll((locale) => countryName('DE', locale))).toEqual([
		'Germania',
		'Germany',
		'Alemania',
		'Allemagne',
		'ドイツ',
	]);
	expect(inAll((locale) => languageName('ja', locale))).toEqual([
		'giapponese',
		'Japanese',
		'japonés',
		'japonais',
		'日本語',
	]);
});
