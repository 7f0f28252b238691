import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { countrySchema } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { findForm, toFormModel } from '#content/editorial/forms.ts';
import { aPage, aSite } from '../../support/factories-content.ts';
import { aHostField, aHostForm } from '../../support/factories-forms.ts';

const COUNTRIES = [
	{ code: 'US', name: 'Stati Uniti', phone_prefix: '+1' },
	{ code: 'AT', name: 'Austria', phone_prefix: '+43' },
	{ code: 'EG', name: 'Égitto', phone_prefix: '+20' },
];
const site = aSite((locale) => ({
	pages: [aPage('privacy-policy', locale)],
	countries: COUNTRIES.map((country) => v.parse(countrySchema, { ...country, locale })),
}));

function model(fields: object[], locale: Locale = 'it') {
	const made = toFormModel(site, locale, aHostForm(fields));
	if (!made) throw new Error('the form is not enabled');
	return made;
}
const first = (field: object, locale?: Locale) => model([field], locale).fields[0];

describe('a form of the API on a page', () => {
	test('is sent to the host and leads to the thank-you page in the page’s language', () => {
		const { action, thanksHref, limits, button } = model([aHostField('a')], 'ja');
		expect([action, thanksHref, button]).toEqual([
			'/api/forms/contact/submissions',
			'/ja/thank-you-page',
			'Invia',
		]);
		expect(limits.file_bytes).toBeLessThan(limits.form_bytes);
	});

	test('is absent while disabled', () => {
		expect(toFormModel(site, 'it', aHostForm([], { status: 'disabled' }))).toBeNull();
	});

	test('that does not exist stops the build and names the referrer', () => {
		expect(() => findForm(site, 'it', 'nowhere', 'page contacts')).toThrow(
			'page contacts (it) names form "nowhere", which does not exist',
		);
	});

	test('has countries by name, likely ones first, for a country field', () => {
		const asked = (locale: Locale) =>
			model([aHostField('country', { vue_type: 'country' })], locale).countries.split('|');
		expect(asked('it')).toEqual(['AT43Austria', 'EG20Égitto', 'US1Stati Uniti']);
		expect(asked('en')).toEqual(['US1Stati Uniti', 'AT43Austria', 'EG20Égitto']);
		expect(model([aHostField('a')]).countries).toBe('');
	});
});

describe('data of a field in the page', () => {
	test('are allow-listed attributes and classes only', () => {
		const field = first(
			aHostField('a', {
				class: 'new-row fixed quiet" onload="alert(1)',
				attributes: { autocomplete: 'email', onfocus: 'alert(1)', style: 'color: red' },
			}),
		);
		expect(field?.attributes).toEqual({ autoComplete: 'email' });
		expect(field?.className).toBe('new-row');
	});

	test('include a link to the page to accept, in its language', () => {
		const field = first(aHostField('privacy', { attributes: { page_id: 'privacy-policy' } }), 'fr');
		expect(field?.link).toEqual({ href: '/fr/privacy-policy-fr', label: 'privacy label' });
	});

	test('stop the build on a link to a missing page', () => {
		expect(() => first(aHostField('privacy', { attributes: { page_id: 'nowhere' } }))).toThrow(
			'form "contact" (it) links to page "nowhere", which does not exist',
		);
	});

	test.each([
		['it', 'it'],
		['ja', null],
	] as const)('preselect a reply in the page’s language if offered (%s)', (locale, value) => {
		const options = [
			{ value: 'it', label: 'Italiano' },
			{ value: 'en', label: 'Inglese' },
		];
		const field = first(aHostField('language', { vue_type: 'select', options }), locale);
		expect(field?.defaultValue).toBe(value);
	});
});
