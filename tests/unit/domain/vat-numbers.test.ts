import { describe, expect, test } from 'vitest';
import { hasVatCheckDigits } from '../../../src/domain/tax/vat-check-digits.ts';
import {
	isNorthernIrishVatNumber,
	isVatNumber,
	plainVatNumber,
} from '../../../src/domain/tax/vat-numbers.ts';
import { EU_COUNTRIES, isEuCountry } from '../../../src/domain/tax/eu-countries.ts';

/** A number of each country with correct check digits, by the published methods. */
const RIGHT: [country: string, number: string][] = [
	['AT', 'ATU13585627'],
	['BE', 'BE0403019261'],
	['BG', 'BG175074752'],
	['CY', 'CY10259033P'],
	['CZ', 'CZ25123891'],
	['DE', 'DE136695976'],
	['DK', 'DK13585628'],
	['EE', 'EE100931558'],
	['ES', 'ESB58378431'],
	['FI', 'FI20774740'],
	['FR', 'FR40303265045'],
	['GR', 'EL094259216'],
	['HR', 'HR33392005961'],
	['HU', 'HU12892312'],
	['IE', 'IE6433435F'],
	['IT', 'IT00743110157'],
	['LT', 'LT119511515'],
	['LU', 'LU15027442'],
	['LV', 'LV40003521600'],
	['MT', 'MT11679112'],
	['NL', 'NL004495445B01'],
	['PL', 'PL8567346215'],
	['PT', 'PT501964843'],
	['RO', 'RO18547290'],
	['SE', 'SE123456789701'],
	['SI', 'SI50223054'],
	['SK', 'SK2022749619'],
];

test('covers the 27 countries of the Union with a number of each', () => {
	expect(EU_COUNTRIES).toHaveLength(27);
	expect(RIGHT.map(([country]) => country).toSorted()).toEqual([...EU_COUNTRIES].toSorted());
});

describe.each(RIGHT)('in %s', (country, number) => {
	test(`${number} has valid format and check digits`, async () => {
		expect(isVatNumber(number, country)).toBe(true);
		expect(await hasVatCheckDigits(number, country)).toBe(true);
	});

	test('any notation gives the same number', () => {
		const bare = number.slice(2);
		const typed = [
			bare,
			number.toLowerCase(),
			` ${[...number].join(' ')} `,
			`${number.slice(0, 2)}-${bare}`,
		];
		expect(typed.map((text) => plainVatNumber(text, country))).toEqual(typed.map(() => number));
	});

	test('is invalid in other countries', () => {
		const others = EU_COUNTRIES.filter((other) => other !== country);
		expect(others.filter((other) => isVatNumber(number, other))).toEqual([]);
	});

	test('is invalid with extra characters, or letters for digits', () => {
		expect(isVatNumber(`${number}0000`, country)).toBe(false);
		expect(isVatNumber(number.replace(/\d{4}/, 'ABCD'), country)).toBe(false);
	});
});

test.each([
	['NL', 'NL000099998B57', 'a sole trader since 2020'],
	['ES', 'ESX1234567L', 'a foreigner'],
	['IE', 'IE3628739UA', 'the longer Irish form'],
	['FR', 'FRK7399859412', 'a French key with a letter'],
	['LT', 'LT290061371314', 'twelve digits'],
	['BG', 'BG812345670', 'a Bulgarian company whose number begins with 8'],
	['BG', 'BG1000000002', 'ten digits by the rule for persons'],
	['BG', 'BG1000000001', 'ten digits by the rule for foreigners'],
	['BG', 'BG1234567892', 'ten digits by the rule for others'],
	['CZ', 'CZ640903926', 'a person without a birth number'],
	['CZ', 'CZ612340038', 'such a number whose sum is a multiple of 11'],
	['LV', 'LV32345678901', 'a personal code without a date'],
	['SK', 'SK1020000003', 'a sole trader'],
])('%s %s: %s', async (country, number) => {
	expect(isVatNumber(number, country)).toBe(true);
	expect(await hasVatCheckDigits(number, country)).toBe(true);
});

test.each([
	['DE', 'DE136695978'],
	['AT', 'ATU13585626'],
	['FR', 'FR41303265045'],
	['NL', 'NL123456789B90'],
	['PL', 'PL8567346216'],
	['BG', 'BG812345671'],
	['BG', 'BG1234567891'],
	['CZ', 'CZ640903927'],
	['SK', 'SK1020000004'],
	['SK', 'SK2010000003'],
])('%s %s has the format, and wrong check digits', async (country, number) => {
	expect(isVatNumber(number, country)).toBe(true);
	expect(await hasVatCheckDigits(number, country)).toBe(false);
});

test.each([
	['AT', 'AT13585627', 'without its U'],
	['FR', 'FRIO303265045', 'letters that no key has'],
	['IT', 'IT00743110158', 'a wrong check digit, which Italy’s own rule knows'],
	['GB', 'GB980780684', 'no country of the Union'],
	['DE', 'DE', 'nothing but the prefix'],
	['DE', '136695976', 'no prefix'],
])('%s %s is invalid: %s', (country, number) => {
	expect(isVatNumber(number, country)).toBe(false);
});

test('pads Belgian numbers of nine digits with zero, and keeps Austria’s U', () => {
	expect(plainVatNumber('BE 403.019.261', 'BE')).toBe('BE0403019261');
	expect(plainVatNumber('U13585627', 'AT')).toBe('ATU13585627');
	expect(plainVatNumber('GR 094259216', 'GR')).toBe('EL094259216');
});

test('rejects a French number without its key, though its prefix could be one', () => {
	const number = plainVatNumber('FR 303265045', 'FR');
	expect(number).toBe('FR303265045');
	expect(isVatNumber(number, 'FR')).toBe(false);
});

test('treats Northern Ireland separately, with numbers of its own', () => {
	expect(isEuCountry('GB')).toBe(false);
	expect(isNorthernIrishVatNumber('XI366303068')).toBe(true);
	expect(isNorthernIrishVatNumber('GB366303068')).toBe(false);
	expect(isNorthernIrishVatNumber('XI36630306')).toBe(false);
});
