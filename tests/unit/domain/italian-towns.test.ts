import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DISTRICT_DIGITS, findItalianTowns } from '#domain/addresses/italian-towns.ts';
import { addressRules } from '#server/customers/addresses/address-rules.ts';

const FOLDER = 'public/postal-codes';
const read = (code: string) =>
	findItalianTowns(
		readFileSync(`${FOLDER}/it-${code.slice(0, DISTRICT_DIGITS)}.txt`, 'utf8'),
		code,
	).map(({ name, province }) => `${name} ${province}`);

describe('towns of an Italian postal code', () => {
	test.each([
		['31015', 'Conegliano TV'],
		['31029', 'Vittorio Veneto TV'],
		['00184', 'Roma RM'],
		['20121', 'Milano MI'],
		['39100', 'Bolzano BZ'],
		['90133', 'Palermo PA'],
	])('%s is %s', (code, town) => expect(read(code)).toEqual([town]));

	test('a shared code lists its towns, largest first', () => {
		const towns = read('31020');
		expect(towns[0]).toBe('Villorba TV');
		expect(towns).toContain('San Vendemiano TV');
		expect(towns.length).toBe(11);
	});

	test('an unknown or partial code has no town', () => {
		expect([read('31999'), read('3102'), read('310')]).toEqual([[], [], []]);
	});

	test('every row names a listed province, and a code of its file', () => {
		const provinces = addressRules('IT', 'it')?.regions.map(({ code }) => code) ?? [];
		const wrong = readdirSync(FOLDER).flatMap((file) =>
			readFileSync(`${FOLDER}/${file}`, 'utf8')
				.trimEnd()
				.split('\n')
				.filter((line) => {
					const [code = '', province = '', names = ''] = line.split('\t');
					const isRight = /^\d{5}$/.test(code) && file === `it-${code.slice(0, 2)}.txt`;
					return !isRight || !provinces.includes(province) || names.split('|').includes('');
				}),
		);
		expect(wrong).toEqual([]);
	});
});
