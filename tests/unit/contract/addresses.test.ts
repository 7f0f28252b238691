import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
	badLinkIn,
	linkAddressSchema,
	oldPathSchema,
	richTextSchema,
	secureAddressSchema,
	webAddressSchema,
} from '#contract/addresses.ts';
import { LOCALES } from '#contract/locales.ts';
import { LONGEST_ADDRESS } from '#contract/units.ts';
import { UNKNOWN_LANGUAGE } from '../../support/unknown-language.ts';

const DANGEROUS = [
	'javascript:alert(1)',
	'JavaScript:alert(1)',
	'java\tscript:alert(1)',
	' javascript:alert(1)',
	'\u0001javascript:alert(1)',
	'data:text/html,<script>alert(1)</script>',
	'vbscript:msgbox(1)',
	'file:///etc/passwd',
	'blob:https://livenza.example/x',
];
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
	test('leads to a page', () => {
		expect(v.is(schema, 'https://livenza.example/ruote?x=1&y=ü#a')).toBe(true);
		expect(v.is(schema, 'HTTPS://livenza.example')).toBe(true);
	});

	test.each([...DANGEROUS, ...UNSEEN, '', '/it', '//evil.example', 'https://', 'https://['])(
		'is not %j',
		(address) => {
			expect(v.is(schema, address)).toBe(false);
		},
	);

	test('has an end', () => {
		const start = 'https://livenza.example/';
		const longest = start.padEnd(LONGEST_ADDRESS, 'a');
		expect(v.is(schema, longest)).toBe(true);
		expect(v.is(schema, `${longest}a`)).toBe(false);
	});
});

test('only a link may lead to a mailbox or a telephone', () => {
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
])('an old address: %j', (path, isGood) => {
	expect(v.is(oldPathSchema(LOCALES), path)).toBe(isGood);
});

describe('rich text', () => {
	test.each([
		'<p>Testo senza link</p>',
		'<p>a = b, x:y</p>',
		'<a href="/it/ruote">x</a>',
		'<a href="#nota">x</a>',
		"<a href='https://livenza.example'>x</a>",
		'<a href=mailto:info@livenza.example>x</a>',
		'<a href="https://livenza.example/?a=1&amp;b=2">x</a>',
		'<a href="?pagina=2:1">x</a>',
	])('may hold %j', (html) => {
		expect(badLinkIn(html)).toBeNull();
		expect(v.is(richTextSchema, html)).toBe(true);
	});

	test.each([
		...DANGEROUS.map((address) => `<a href="${address}">x</a>`),
		'<a href=javascript:alert(1)>x</a>',
		"<a title='a' HREF = 'javascript:alert(1)'>x</a>",
		'<a href="&#106;avascript:alert(1)">x</a>',
		'<a href="&#x6A;avascript&colon;alert(1)">x</a>',
		'<a href="java&Tab;script:alert(1)">x</a>',
		'<img src="data:image/svg+xml,x">',
		'<form action="javascript:alert(1)"></form>',
	])('may not hold %j', (html) => {
		expect(v.is(richTextSchema, html)).toBe(false);
	});

	test('says which link it is', () => {
		const { issues = [] } = v.safeParse(richTextSchema, '<a href="javascript:x">x</a>');
		expect(issues.map(({ expected, received }) => [expected, received])).toEqual([
			['links to http, https, mailto or tel addresses or within the site', '"javascript:x"'],
		]);
	});
});
