import { expect, test } from 'vitest';
import { toMarkdown } from '#content/markdown/html.ts';
import { blockMarkdown } from '#content/markdown/blocks.ts';

test.each([
	[
		'<p>Una <strong>ruota</strong> &amp; due.</p><p>Poi <em>altro</em>.</p>',
		'Una **ruota** & due.\n\nPoi *altro*.',
	],
	['<ul><li>a</li><li>b</li></ul><p>c</p>', '- a\n- b\n\nc'],
	['<ol><li>a<ul><li>x</li></ul></li><li>b</li></ol>', '1. a\n    - x\n2. b'],
	['<h2>Titolo</h2><p>riga<br>altra</p>', '### Titolo\n\nriga\\\naltra'],
	[
		'<p><a href="/it/x">qui</a>, <a href="https://a.example/b">là</a></p>',
		'[qui](http://localhost:4321/it/x), [là](https://a.example/b)',
	],
	['<p>2 * 3 &lt; 7_a [b] `c`</p>', '2 \\* 3 \\< 7\\_a \\[b\\] \\`c\\`'],
	[
		'<p>prima</p><table><tr><th>A</th><th>B</th></tr><tr><td>1 | 2</td><td>3</td></tr></table><p>dopo</p>',
		'prima\n\n| A | B |\n| --- | --- |\n| 1 \\| 2 | 3 |\n\ndopo',
	],
	['<dl><dt>Peso</dt><dd>1 kg</dd></dl>', '- **Peso**: 1 kg'],
	['<ol><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>', '1. a\n\n    b\n2. c'],
	['<p>a</p><blockquote><p>x</p><p>y</p></blockquote><p>b</p>', 'a\n\n> x\n>\n> y\n\nb'],
	['', ''],
])('rich text in Markdown: %s', (html, wanted) => {
	expect(toMarkdown(html)).toBe(wanted);
});

test('a block has its heading, its texts and its list', () => {
	const block = {
		type: 'accordion',
		title: 'Domande',
		text: null,
		items: [
			{ title: 'Si può?', html: '<p>Sì.</p>' },
			{ title: 'Quando?', html: '<p>Sempre.</p>' },
		],
	};
	expect(blockMarkdown(block)).toBe('## Domande\n\n### Si può?\n\nSì.\n\n### Quando?\n\nSempre.');
	const links = {
		type: 'cta',
		title: 'Altro',
		actions: [{ label: 'Manuali', href: '/it/manuali' }],
	};
	expect(blockMarkdown(links)).toBe('## Altro\n\n- [Manuali](http://localhost:4321/it/manuali)');
});
