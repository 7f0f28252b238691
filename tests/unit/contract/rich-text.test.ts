import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
	badLinkIn,
	entriesLinkedIn,
	entryOfLink,
	linkToEntry,
	richTextSchema,
} from '#contract/rich-text.ts';
import { DANGEROUS } from '../../support/dangerous-addresses.ts';

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
		'<a href="entry:product_usage/road">x</a>',
		"<a href='entry:news/n-1.a'>x</a>",
	])('accepts %j', (html) => {
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
		'<a href="entry:">x</a>',
		'<a href="entry:page">x</a>',
		'<a href="entry:page/">x</a>',
		'<a href="entry:page/a/b">x</a>',
		'<a href="entry:order/a">x</a>',
		'<a href="entry:page/javascript:alert(1)">x</a>',
		'<a href="ENTRY:page/a">x</a>',
		'<form action="javascript:alert(1)"></form>',
	])('rejects %j', (html) => {
		expect(v.is(richTextSchema, html)).toBe(false);
	});

	test('names the invalid link', () => {
		const { issues = [] } = v.safeParse(richTextSchema, '<a href="javascript:x">x</a>');
		expect(issues.map(({ expected, received }) => [expected, received])).toEqual([
			[
				'links to http, https, mailto or tel addresses, to entries or within the site',
				'"javascript:x"',
			],
		]);
	});

	test('names the entries that it links to', () => {
		const html =
			'<p>entry:page/a <a href="entry:page/b">b</a> <a HREF=entry:job/c>c</a> <a href="/it/d">d</a></p>';
		expect(entriesLinkedIn(html)).toEqual([
			{ entity: 'page', id: 'b' },
			{ entity: 'job', id: 'c' },
		]);
	});

	test('parses a link to an entry as written', () => {
		const entry = { entity: 'product', id: 'asolo-disc' } as const;
		expect(linkToEntry(entry)).toBe('entry:product/asolo-disc');
		expect(entryOfLink(linkToEntry(entry))).toEqual(entry);
		expect(entryOfLink('/it/prodotti/asolo-disc')).toBeNull();
	});
});
