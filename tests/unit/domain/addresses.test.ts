import { describe, expect, test } from 'vitest';
import type { AddressRules } from '#contract/customers/addresses.ts';
import { addressFaults, isPostalCode, nameIn } from '#domain/addresses/addresses.ts';
import { formatPostalCode } from '#domain/addresses/postal-format.ts';
import { addressRules } from '../../../src/server/customers/addresses/address-rules.ts';

const ITALY: AddressRules = {
	country: 'IT',
	parts: [
		{ part: 'line1', is_required: true },
		{ part: 'line2', is_required: false },
		{ part: 'postal_code', is_required: true },
		{ part: 'city', is_required: true },
		{ part: 'region', is_required: true },
	],
	family_name_first: false,
	has_kana: false,
	has_latin: false,
	postal_code: { pattern: '\\d{5}', example: '00144', name: 'postal' },
	regions: [{ code: 'TV', name: 'Treviso', postal_codes: null }],
	region_name: 'province',
};
const JAPAN: AddressRules = {
	country: 'JP',
	parts: [
		{ part: 'postal_code', is_required: true },
		{ part: 'region', is_required: true },
		{ part: 'city', is_required: true },
		{ part: 'line1', is_required: true },
	],
	family_name_first: true,
	has_kana: true,
	has_latin: false,
	postal_code: { pattern: String.raw`\d{3}-?\d{4}`, example: '154-0023', name: 'postal' },
	regions: [
		{ code: '13', name: '東京都', postal_codes: '1[0-8]|19[0-8]|20' },
		{ code: '26', name: '京都府', postal_codes: '6[0-2]|520' },
		{ code: '25', name: '滋賀県', postal_codes: '52' },
	],
	region_name: 'prefecture',
};
const CONEGLIANO = {
	given_name: 'Anna',
	family_name: 'Piave',
	company: '',
	country: 'IT',
	line1: 'Via dei Mulini 12',
	line2: '',
	district: '',
	city: 'Conegliano',
	region: 'TV',
	postal_code: '31015',
};

describe('a postal code', () => {
	test.each([
		['1000001', 'JP', '100-0001'],
		['１００−０００１', 'JP', '100-0001'],
		['１００ー０００１', 'JP', '100-0001'],
		['〒100-0001', 'JP', '100-0001'],
		[' sw1a  1aa ', 'GB', 'SW1A 1AA'],
		['３１０１５', 'IT', '31015'],
		['PL 00950', 'PL', '00-950'],
		['PL-00-950', 'PL', '00-950'],
		['00 950', 'PL', '00-950'],
		['PT 1000205', 'PT', '1000-205'],
		['P-1000 205', 'PT', '1000-205'],
		['LV 1010', 'LV', 'LV-1010'],
		['1010', 'LV', 'LV-1010'],
		['lv–1010', 'LV', 'LV-1010'],
		['LT LT-01103', 'LT', '01103'],
		['LT-01103', 'LT', '01103'],
		['DE D-80331', 'DE', '80331'],
		['D-80331', 'DE', '80331'],
		['D 80 331', 'DE', '80331'],
		['CH CH-8001', 'CH', '8001'],
		['SE SE-111 22', 'SE', '111 22'],
		['S-11122', 'SE', '111 22'],
		['110 001', 'IN', '110001'],
		['940431234', 'US', '94043-1234'],
		['94043 1234', 'US', '94043-1234'],
		['k1a-0b1', 'CA', 'K1A 0B1'],
		['K1A0B1', 'CA', 'K1A 0B1'],
		['I-31020', 'IT', '31020'],
		['IT 31 020', 'IT', '31020'],
		['31\u00ad020', 'IT', '31020'],
		['F - 75001', 'FR', '75001'],
		['75 001', 'FR', '75001'],
		['A-1010', 'AT', '1010'],
		['L-1234', 'LU', '1234'],
		['FL-9490', 'LI', '9490'],
		['FIN-00100', 'FI', '00100'],
		['N-0150', 'NO', '0150'],
		['H-1051', 'HU', '1051'],
		['SLO-1000', 'SI', '1000'],
		['HR 10 000', 'HR', '10000'],
		['CZ-11000', 'CZ', '110 00'],
		['81101', 'SK', '811 01'],
		['GR-105 57', 'GR', '105 57'],
		['1012ab', 'NL', '1012 AB'],
		['NL-1012 AB', 'NL', '1012 AB'],
		['vlt1117', 'MT', 'VLT 1117'],
		['MT VLT 1117', 'MT', 'VLT 1117'],
		['sw1a1aa', 'GB', 'SW1A 1AA'],
		['GB SW1A-1AA', 'GB', 'SW1A 1AA'],
		['bfpo61', 'GB', 'BFPO 61'],
		['im21aa', 'IM', 'IM2 1AA'],
		['d02af30', 'IE', 'D02 AF30'],
		['IRL D02 AF30', 'IE', 'D02 AF30'],
		['500', 'AD', 'AD500'],
		['AD-500', 'AD', 'AD500'],
		['01310100', 'BR', '01310-100'],
		['KY1 1100', 'KY', 'KY1-1100'],
		['106-409', 'TW', '106409'],
		['834-0457', 'CL', '8340457'],
		['RSM-47890', 'SM', '47890'],
		['MC-98000', 'MC', '98000'],
		['SCV-00120', 'VA', '00120'],
		['F-97100', 'GP', '97100'],
		['۱۱۹۳۶۱۲۳۴۵', 'IR', '11936-12345'],
		['AUT-1010', 'AT', '1010'],
		['DEU 10115', 'DE', '10115'],
		['ESP-28013', 'ES', '28013'],
		['SF-00100', 'FI', '00100'],
		['POL-00-950', 'PL', '00-950'],
		['LVA-1010', 'LV', 'LV-1010'],
		['150一0001', 'JP', '150-0001'],
		['〒150⁃0001', 'JP', '150-0001'],
		['00\u2043950', 'PL', '00-950'],
		['DE-\u201112345', 'DE', '12345'],
		['31\u034f020', 'IT', '31020'],
		['CAP 31015', 'IT', '31015'],
		['C.P. 06600', 'MX', '06600'],
		['CEP 01310-100', 'BR', '01310-100'],
		['Τ.Κ. 105 57', 'GR', '105 57'],
		['S(018956)', 'SG', '018956'],
		['31015,', 'IT', '31015'],
		['CP 28013', 'ES', '28013'],
		['CP28013', 'ES', '28013'],
		['Código postal: 28013', 'ES', '28013'],
		['code postal 75011', 'FR', '75011'],
		['Postnr. 2100', 'DK', '2100'],
		['kod pocztowy: 00-950', 'PL', '00-950'],
		['индекс 101000', 'RU', '101000'],
		['우편번호 04524', 'KR', '04524'],
		['邮编：100000', 'CN', '100000'],
		['CP 1101', 'SV', 'CP 1101'],
		['MNE-81000', 'ME', '81000'],
		['AUS 2000', 'AU', '2000'],
		['SGP 018956', 'SG', '018956'],
		['੧੧੦੦੦੧', 'IN', '110001'],
	])('typed as %s in %s is stored as %s', (typed, country, kept) => {
		const code = formatPostalCode(typed, country);
		const rules = addressRules(country, 'it');
		expect([code, rules && isPostalCode(code, rules)]).toEqual([kept, true]);
	});

	test.each([
		['31-015', 'IT'],
		['D-80331', 'IT'],
		['31015 x', 'IT'],
		['0-0950', 'PL'],
		['00-9500', 'PL'],
		['SE 1112', 'SE'],
		['10000', 'JP'],
		['LV', 'LV'],
		['00-950', 'LT'],
		['SW1A 1A', 'GB'],
	])('%s is rejected in %s', (typed, country) => {
		const rules = addressRules(country, 'it');
		expect(rules && isPostalCode(formatPostalCode(typed, country), rules)).toBe(false);
	});

	test.each([
		['31015', true],
		['3101', false],
		['310155', false],
		['31015 x', false],
	])('%s is one of Italy: %s', (code, isOne) => {
		expect(isPostalCode(code, ITALY)).toBe(isOne);
	});

	test('can be anything in a country without a pattern', () => {
		expect(isPostalCode('x', { postal_code: null })).toBe(true);
	});
});

test.each([
	[{}, []],
	[{ line2: 'Scala B' }, []],
	[{ line1: '' }, [{ path: 'line1', code: 'required' }]],
	[{ postal_code: '1' }, [{ path: 'postal_code', code: 'postal_code' }]],
	[{ region: 'XX' }, [{ path: 'region', code: 'in' }]],
	// Italy has no districts: the value there is ignored.
	[{ district: 'x'.repeat(200) }, []],
])('an address with %j gets an error', (change, faults) => {
	expect(addressFaults({ ...CONEGLIANO, ...change }, ITALY)).toEqual(faults);
});

test.each([
	[{}, []],
	[{ family_name_kana: 'ヤマダ', given_name_kana: '' }, []],
	[{ family_name_kana: '山田' }, [{ path: 'family_name_kana', code: 'kana' }]],
])('readings %j of a name in Japan get their error', (readings, faults) => {
	const tokyo = { line1: '丸の内1-1', city: '千代田区', region: '13', postal_code: '100-0001' };
	expect(addressFaults({ ...CONEGLIANO, ...tokyo, country: 'JP', ...readings }, JAPAN)).toEqual(
		faults,
	);
});

const KOREA: AddressRules = { ...ITALY, country: 'KR', has_latin: true, regions: [] };
const SEOUL = { ...CONEGLIANO, given_name: '민준', family_name: '김', line1: '강남대로 1' };
const IN_LATIN = { latin_name: 'Kim Min-jun', latin_address: '1 Gangnam-daero, Seoul' };
const latin = (...paths: string[]) => paths.map((path) => ({ path, code: 'latin' }));

test.each([
	['asked for twice in a country of another script', SEOUL, KOREA, ['latin_name', 'latin_address']],
	['enough in both', { ...SEOUL, ...IN_LATIN }, KOREA, []],
	['enough in Latin letters alone', CONEGLIANO, KOREA, []],
	['no Latin letters', { ...SEOUL, ...IN_LATIN, latin_name: '김' }, KOREA, ['latin_name']],
	[
		'refused where nobody asks for them twice',
		{ ...SEOUL, line1: 'x' },
		ITALY,
		['given_name', 'family_name'],
	],
	['printed in Polish', { ...CONEGLIANO, given_name: 'Łucja', city: 'Łódź' }, ITALY, []],
	['printed in Greek', { ...CONEGLIANO, given_name: 'Ελένη', line1: 'Οδός 1' }, ITALY, []],
	['printed in Bulgarian', { ...CONEGLIANO, given_name: 'Иван' }, ITALY, []],
	['printed with an accent apart', { ...CONEGLIANO, given_name: 'Rene\u0301' }, ITALY, []],
	['printed in Japanese', { ...CONEGLIANO, given_name: '花子', line1: '丸の内ー1' }, ITALY, []],
	['refused in Arabic', { ...CONEGLIANO, company: 'شركة' }, ITALY, ['company']],
	['refused in Hebrew', { ...CONEGLIANO, city: 'תל אביב' }, ITALY, ['city']],
] as const)('a name and an address are %s', (_, values, rules, paths) => {
	const faults = addressFaults(values, rules).filter(({ code }) => code === 'latin');
	expect(faults).toEqual(latin(...paths));
});

test('a name is formatted by its country’s order', () => {
	expect(nameIn(CONEGLIANO, ITALY)).toBe('Anna Piave');
	expect(nameIn(CONEGLIANO, { family_name_first: true })).toBe('Piave Anna');
});
