import { describe, expect, test } from 'vitest';
import type { Form } from '#contract/forms/forms.ts';
import { articleVisitHref, storeVisitHref, visitHref } from '#content/stores/visits.ts';
import { aHostField, aHostForm } from '../../support/factories-forms.ts';
import { aSite } from '../../support/factories-content.ts';

const offering = (slug: string, value: string) =>
	aHostField(slug, { vue_type: 'select', options: [{ value, label: value }] });
const FORM = aHostForm([offering('article', 'KRD50-HG-BK'), offering('store', 'mura')], {
	slug: 'visit',
});

const siteWith = (forms: Form[]) => aSite(() => ({ forms }));

describe('the link to a viewing appointment', () => {
	test('names its article or store', () => {
		const site = siteWith([FORM]);
		expect(visitHref(site, 'it')).toBe('/it/store-visit');
		expect(articleVisitHref(site, 'it', 'KRD50-HG-BK')).toBe('/it/store-visit?article=KRD50-HG-BK');
		expect(storeVisitHref(site, 'ja', 'mura')).toBe('/ja/store-visit?store=mura');
	});

	test('is absent for products without stores, and for stores that are no shops', () => {
		const site = siteWith([FORM]);
		expect(articleVisitHref(site, 'it', 'SHIRT')).toBeNull();
		expect(storeVisitHref(site, 'it', 'wholesale')).toBeNull();
	});

	test.each([
		['off', [{ ...FORM, status: 'disabled' as const }]],
		['unknown to the host', []],
	])('is absent while the form is %s', (_, forms) => {
		const site = siteWith(forms);
		expect(visitHref(site, 'it')).toBeNull();
		expect(articleVisitHref(site, 'it', 'KRD50-HG-BK')).toBeNull();
		expect(storeVisitHref(site, 'it', 'mura')).toBeNull();
	});
});
