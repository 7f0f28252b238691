import { expect, test } from 'vitest';
import { prefixOptions } from '#domain/forms/phone-prefixes.ts';

const COUNTRIES = [
	{ code: 'VA', name: 'Città del Vaticano', prefix: '+39' },
	{ code: 'FR', name: 'Francia', prefix: '+33' },
	{ code: 'IT', name: 'Italia', prefix: '+39' },
];

test('a prefix is listed once, with its countries', () => {
	expect(prefixOptions(COUNTRIES)).toEqual([
		{ value: '+39', label: '+39 Italia / Città del Vaticano' },
		{ value: '+33', label: '+33 Francia' },
	]);
});

test('the form’s own country precedes the others', () => {
	expect(prefixOptions(COUNTRIES, 'VA')[0]?.label).toBe('+39 Città del Vaticano / Italia');
});

test('a prefix of many countries names three, the best known first', () => {
	const sharing = ['AG', 'BS', 'CA', 'DM', 'US'].map((code) => ({
		code,
		name: code,
		prefix: '+1',
	}));
	expect(prefixOptions(sharing)).toEqual([{ value: '+1', label: '+1 CA / US / AG …' }]);
	expect(prefixOptions(sharing, 'DM')[0]?.label).toBe('+1 DM / CA / US …');
});
