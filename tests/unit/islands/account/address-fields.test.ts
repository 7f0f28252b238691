import { expect, test } from 'vitest';
import type { AddressRules } from '#contract/customers/addresses.ts';
import { toMessages } from '#i18n/server.ts';
import { createTranslator } from '#i18n/translator.ts';
import { addressFields } from '#islands/account/addresses/address-fields.ts';

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
	postal_code: null,
	regions: [{ code: 'TV', name: 'Treviso', postal_codes: null }],
	region_name: 'province',
};

const words = {
	locale: 'it' as const,
	href: {},
	email: '',
	countries: '',
	t: createTranslator<'account'>('it', toMessages('it', 'account')),
	tForms: createTranslator<'forms'>('it', toMessages('it', 'forms')),
	tErrors: createTranslator<'errors'>('it', toMessages('it', 'errors')),
};

const slugs = (kind: 'billing' | 'shipping', hasExtra: boolean) =>
	addressFields({
		...{ words, kind, country: 'IT', rules: ITALY, hasExtra },
		before: { given_name: '', family_name: '' },
		hasLine2: false,
		isFirst: true,
	}).map(({ slug }) => slug);

test.each(['billing', 'shipping'] as const)(
	'a private Italian has at most eight fields (%s)',
	(kind) => {
		expect(slugs(kind, false)).toEqual([
			...['country', 'given_name', 'family_name', 'line1'],
			...['postal_code', 'city', 'region', 'phone'],
		]);
	},
);

test('company and courier note are optional sections', () => {
	expect(slugs('billing', true).at(-1)).toBe('company');
	expect(slugs('shipping', true).at(-1)).toBe('note');
});
