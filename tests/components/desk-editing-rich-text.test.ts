// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { Editor } from '@tiptap/core';
import { listAttributes, RICH_TEXT_TAGS } from '#domain/documents/rich-text.ts';
import { isKept, printed } from '#desk/editing/rich-text/check.ts';
import { isGoodLink, withinRules } from '#desk/editing/rich-text/html.ts';
import { richTextExtensions } from '#desk/editing/rich-text/schema.ts';
import { safeHtml } from '#content/parts/rich-text.ts';
import { SEED } from '#seed/index.ts';

const TABLE =
	'<table><caption>Coppie</caption><thead><tr><th scope="col">Vite</th></tr></thead><tbody><tr><td>5 Nm</td></tr></tbody></table>';

/** Every tag that the rules allow, in an allowed place. */
const TEXTS: Record<(typeof RICH_TEXT_TAGS)[number], string> = {
	p: '<p>Uno</p><p lang="en">Two</p>',
	br: '<p>Via Uno<br>31020</p>',
	h2: '<h2 id="peso">Peso</h2>',
	h3: '<h3>Peso</h3>',
	h4: '<h4>Peso</h4>',
	ul: '<ul><li>uno</li><li>due <strong>tre</strong></li></ul>',
	ol: '<ol><li>uno</li></ol>',
	li: '<ul><li><p>uno</p><p>due</p></li><li>tre</li></ul>',
	strong: '<p>molto <strong>rigida</strong></p>',
	em: '<p>molto <em lang="en">stiff</em></p>',
	b: '<p><b>B</b></p>',
	i: '<p><i>I</i></p>',
	a: '<p><a href="https://livenza.example/a" hreflang="en" lang="en">a</a></p>',
	blockquote: '<blockquote><p>Ferma.</p></blockquote><blockquote>Ferma.</blockquote>',
	table: TABLE,
	caption: TABLE,
	thead: TABLE,
	tbody: TABLE,
	tr: TABLE,
	th: TABLE,
	td: '<table><tbody><tr><td><p>5</p></td><td>6</td></tr></tbody></table>',
	sup: '<p>m<sup>2</sup></p>',
	sub: '<p>CO<sub>2</sub></p>',
	dl: '<dl><dt>Peso</dt><dd>1390 g</dd></dl>',
	dt: '<dl><dt id="p">Peso</dt><dd>1390 g</dd></dl>',
	dd: '<dl><dt>Peso</dt><dd><p>1390 g</p></dd></dl>',
};

/** Types a letter into the first paragraph, with another text after it. */
function typedBeside(html: string): string {
	const editor = new Editor({ extensions: richTextExtensions(), content: `<p>x</p>${html}` });
	editor.commands.insertContentAt(1, 'a');
	const after = editor.getHTML();
	editor.destroy();
	return after;
}

describe('rich text of the desk', () => {
	test.each(Object.entries(TEXTS))('%s survives typing elsewhere', (_, html) => {
		expect(typedBeside(html)).toBe(`<p>ax</p>${html}`);
	});

	test.each(RICH_TEXT_TAGS.filter((tag) => tag !== 'br' && tag !== 'a'))(
		'%s keeps its attributes',
		(tag) => {
			const given = listAttributes(tag)
				.map((name) => ` ${name}="x${name}"`)
				.join('');
			expect(
				printed(TEXTS[tag].replace(new RegExp(`<${tag}[^>]*>`), `<${tag}${given}>`)),
			).toContain(`<${tag}${given}>`);
		},
	);

	test.each(Object.values(TEXTS))('round-trips unchanged: %s', (html) => {
		expect(isKept(html)).toBe(true);
	});

	test.each([
		['words without a paragraph', 'Solo testo'],
		['a list in an item beside words', '<ul><li>uno<ul><li>due</li></ul></li></ul>'],
		[
			'a row without a table body after a foot',
			'<table><tfoot><tr><td>1</td></tr></tfoot></table>',
		],
		['a tag of none of the rules', '<p><u>uno</u></p>'],
	])('leaves %s unchanged, to be edited as HTML', (_, html) => {
		expect(isKept(html)).toBe(false);
	});

	test.each([
		['<p onclick="x()">a</p><script>x()</script>', '<p>a</p>'],
		['<p style="color:red"><span>a</span> <u>b</u></p>', '<p>a b</p>'],
		['<a href="javascript:x()">a</a>', '<a>a</a>'],
		['<a href=" java\nscript:x()">a</a>', '<a>a</a>'],
		['<a href="//elsewhere.example">a</a>', '<a>a</a>'],
		['<a href="entry:page/company" class="x">a</a>', '<a href="entry:page/company">a</a>'],
		['<a href="/it/ruote" target="_blank">a</a>', '<a href="/it/ruote">a</a>'],
		['<h1>a</h1><div><p>b</p></div>', 'a<p>b</p>'],
	])('pastes what the site prints: %s', (html, kept) => {
		expect(withinRules(html)).toBe(kept);
		expect(safeHtml(html)).toBe(kept);
	});

	test.each([
		['mailto:a@b.example', true],
		['#peso', true],
		['entry:page/company', true],
		['entry:order/1', false],
		['entry:page', false],
		['JavaScript:x()', false],
		['data:text/html,x', false],
	])('a link to %s is valid: %s', (address, isGood) => {
		expect(isGoodLink(address)).toBe(isGood);
	});

	const html = (value: unknown): string[] => {
		if (typeof value === 'string') return value.startsWith('<p>') ? [value] : [];
		return typeof value === 'object' && value !== null ? Object.values(value).flatMap(html) : [];
	};
	const all = [...new Set(html([SEED.pages, SEED.news, SEED.products, SEED.jobs]))];
	const FEW = 50;
	const few = all.flatMap((_, at) => (at % FEW === 0 ? [all.slice(at, at + FEW)] : []));

	test('the site has many texts', () => {
		expect(all.length).toBeGreaterThan(100);
	});

	test.each(few.map((texts, at) => [at * FEW, texts] as const))(
		'every text of the site can be edited unchanged (from %i)',
		(_, texts) => {
			expect(texts.filter((text) => !isKept(text))).toEqual([]);
		},
	);
});
