import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
	linkAddressSchema,
	oldPathSchema,
	secureAddressSchema,
	webAddressSchema,
} from '#contract/addresses.ts';
import { LOCALES } from '#contract/locales.ts';
import { LONGEST_ADDRESS } from '#contract/units.ts';
import { DANGEROUS } from '../../support/dangerous-addresses.ts';
import { UNKNOWN_LANGUAGE } from '../../support/unknown-language.ts';

const UNSEEN = [
	'https://livenza.example/a\nb',
	'https://livenza.example/a\u0000',
	'https://livenza.example/a b',
	'https://livenza.example/\u202egpj.exe',
	'https://liv\u200benza.example/',
	'\thttps://livenza.example/',
];

describe.each([
	['of another site', webAddressSchema],
	['of another site, in safety', secureAddressSchema],
	['of a link', linkAddressSchema],
])('an address %s', (_, schema) => {
	test('is valid', () => {
		expect(v.is(schema, 'https://livenza.example/ruote?x=1&y=ü#a')).toBe(true);
		expect(v.is(schema, 'HTTPS://livenza.example')).toBe(true);
	});

	test.each([...DANGEROUS, ...UNSEEN, '', '/it', '//evil.example', 'https://', 'https://['])(
		'rejects %j',
		(address) => {
			expect(v.is(schema, address)).toBe(false);
		},
	);

	test('has a maximum length', () => {
		const start = 'https://livenza.example/';
		const longest = start.padEnd(LONGEST_ADDRESS, 'a');
		expect(v.is(schema, longest)).toBe(true);
		expect(v.is(schema, `${longest}a`)).toBe(false);
	});
});

test('only a link may be mailto or tel', () => {
	for (const address of ['mailto:info@livenza.example', 'tel:+390422000000']) {
		expect(v.is(linkAddressSchema, address)).toBe(true);
		expect(v.is(webAddressSchema, address)).toBe(false);
	}
	expect(v.is(webAddressSchema, 'http://livenza.example')).toBe(true);
	expect(v.is(secureAddressSchema, 'http://livenza.example')).toBe(false);
});

test.each([
	['/it/vecchia-pagina.html', true],
	[`/${UNKNOWN_LANGUAGE}/alt`, false],
	['/it/a?b', false],
	['/it/a\u0007', false],
	['/it/a b', false],
])('a former address: %j', (path, isGood) => {
	expect(v.is(oldPathSchema(LOCALES), path)).toBe(isGood);
});
