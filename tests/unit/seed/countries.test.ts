import isoCountries from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { COUNTRIES } from '#seed/countries.ts';
import { FORMS } from '#seed/forms.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
/** Kosovo has a code for users of the list, but none in ISO 3166-1. */
const ISO = isoCountries
	.map(([code]) => code)
	.filter(isText)
	.filter((code) => code !== 'XK');

test('every country of ISO 3166-1 is in the list, and nothing else', () => {
	expect(ISO).toHaveLength(249);
	expect(COUNTRIES.map(({ code }) => code)).toEqual(ISO.toSorted());
});

test('every country has a name in every language', () => {
	for (const locale of LOCALES) {
		const names = new Intl.DisplayNames(locale, { type: 'region' });
		expect(
			COUNTRIES.filter(({ code }) => names.of(code) === code),
			locale,
		).toEqual([]);
	}
});

test('every country has the prefix of its numbering plan', () => {
	const planned = new Map(getCountries().map((code) => [`${code}`, getCountryCallingCode(code)]));
	const wrong = COUNTRIES.filter(({ code, phone_prefix }) => {
		const plan = planned.get(code);
		return plan !== undefined && phone_prefix !== `+${plan}`;
	});
	expect(wrong).toEqual([]);
	expect(COUNTRIES.filter(({ code }) => !planned.has(code)).map(({ code }) => code)).toEqual([
		'AQ',
		'BV',
		'GS',
		'HM',
		'PN',
		'TF',
		'UM',
	]);
});

describe.each(FORMS.map((form) => [form.slug, form.fields] as const))(
	'the form %s',
	(_, fields) => {
		const findStart = (kind: string) =>
			fields.find(({ vue_type }) => vue_type === kind)?.default_value ?? null;

		test('preselects the language’s country, and none in English', () => {
			expect([null, { it: 'IT', en: '', es: 'ES', fr: 'FR', ja: 'JP' }]).toContainEqual(
				findStart('country'),
			);
			expect([null, { it: '+39', en: '', es: '+34', fr: '+33', ja: '+81' }]).toContainEqual(
				findStart('phone_prefix'),
			);
		});

		test('does not require a telephone beside an e-mail address', () => {
			const isAsked = (kind: string) =>
				fields.some(
					({ vue_type, validations }) => vue_type === kind && validations.includes('required'),
				);
			expect(isAsked('email')).toBe(true);
			expect(isAsked('tel')).toBe(false);
		});
	},
);
