import { expect, test } from 'vitest';
import { countryChoices } from '#domain/addresses/country-choices.ts';
import {
	likelyFirst,
	packCountries,
	findPrefix,
	unpackCountries,
} from '#domain/addresses/countries.ts';

const COUNTRIES = [
	{ code: 'AT', name: 'Austria', prefix: '+43' },
	{ code: 'CI', name: 'Côte d’Ivoire', prefix: '+225' },
	{ code: 'IT', name: 'Italia', prefix: '+39' },
	{ code: 'CH', name: 'スイス', prefix: '+41' },
];
const codes = (list: { code: string }[]) => list.map(({ code }) => code).join(' ');

test('a packed list is equal when unpacked', () => {
	expect(packCountries(COUNTRIES).split('|')[0]).toBe('AT43Austria');
	expect(unpackCountries(packCountries(COUNTRIES))).toEqual(COUNTRIES);
	expect(unpackCountries(packCountries([]))).toEqual([]);
});

test('likely countries of a language come first', () => {
	expect(codes(likelyFirst(COUNTRIES, 'it'))).toBe('IT CH AT CI');
	expect(codes(likelyFirst(COUNTRIES, 'fr'))).toBe('CH AT CI IT');
	expect(codes(likelyFirst(COUNTRIES, 'en'))).toBe('AT CI IT CH');
});

test('a country has its prefix, an unknown one none', () => {
	expect(findPrefix(COUNTRIES, 'CI')).toBe('+225');
	expect(findPrefix(COUNTRIES, '')).toBeNull();
});

test('the options of a packed list are its countries', () => {
	expect(countryChoices(packCountries(COUNTRIES))[1]).toEqual({
		value: 'CI',
		label: 'Côte d’Ivoire',
	});
});
