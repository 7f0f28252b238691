import { describe, expect, test } from 'vitest';
import { excerptOf, safeHtml } from '#content/rich-text.ts';

describe('HTML of the CMS', () => {
	test.each([
		[''],
		['Testo semplice con <strong>forte</strong>'],
		['<p>Uno</p><ul><li>due</li></ul><h2>Tre</h2>'],
		['<p>カーボン<em>ホイール</em></p>'],
		['<p>Vedi <a href="https://livenza.example/a">qui</a></p>'],
		['<a href="mailto:info@livenza.example">e-mail</a> <a href="tel:+390422">tel</a>'],
		['<a href="/it/prodotti">relativo</a> <a href="#durata">qui sotto</a>'],
		['<p lang="en">Hub <sup>2</sup></p>'],
		[
			'<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
		],
	])('is left as it is: %s', (html) => {
		expect(safeHtml(html)).toBe(html);
	});

	test.each([
		['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
		['<SCRIPT src=//evil.example></SCRIPT>a', 'a'],
		['<p onclick="alert(1)">a</p>', '<p>a</p>'],
		['<img src=x onerror=alert(1)>a', 'a'],
		['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
		['<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
		['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
		['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
		['<a href="data:text/html,<script>1</script>">a</a>', '<a>a</a>'],
		['<a href="//evil.example">a</a>', '<a>a</a>'],
		['<p style="position:fixed">a</p>', '<p>a</p>'],
		['<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
		['<p class="btn-primary">a</p>', '<p>a</p>'],
		['<iframe src="https://evil.example"></iframe>a', 'a'],
		['<form action="/x"><input name="a">b</form>', 'b'],
		['<svg><a href="javascript:alert(1)">a</a></svg>', '<a>a</a>'],
		['<h1>Titolo</h1>', 'Titolo'],
		['<p>a<!-- nota --></p>', '<p>a</p>'],
		['<div><p>a</div>', '<p>a</p>'],
	])('is made harmless: %s', (html, expected) => {
		expect(safeHtml(html)).toBe(expected);
	});

	test.each([
		['Cerchi & raggi', 'Cerchi &amp; raggi'],
		['<p>Uno<br>due</p>', '<p>Uno<br />due</p>'],
	])('is written out in full: %s', (html, expected) => {
		expect(safeHtml(html)).toBe(expected);
	});

	test.each([
		['<p>mai chiuso', '<p>mai chiuso</p>'],
		['chiuso senza apertura</p>', 'chiuso senza apertura<p></p>'],
		['<ul><li>uno</ul>', '<ul><li>uno</li></ul>'],
		['</ul></div><p>a</p>', '<p>a</p>'],
		['<p><strong>forte</p></strong>', '<p><strong>forte</strong></p>'],
	])('cannot close or open what is around it: %s', (html, expected) => {
		expect(safeHtml(html)).toBe(expected);
	});

	test('a long text does not take long', () => {
		const html = `<p>${'parola < '.repeat(50_000)}</p>`;
		const started = performance.now();
		safeHtml(html);
		expect(performance.now() - started).toBeLessThan(2_000);
	});
});

describe('an excerpt', () => {
	test('is the text without its markup', () => {
		expect(excerptOf('<p>Ruote</p>\n<p>in <strong>carbonio</strong></p>')).toBe(
			'Ruote in carbonio',
		);
	});

	test('says characters, not their codes', () => {
		expect(excerptOf('<p>Cerchi &amp; raggi &lt;1&nbsp;g&gt; &quot;X&quot; l&#39;asse</p>')).toBe(
			'Cerchi & raggi <1 g> "X" l\'asse',
		);
	});

	test('ends at a word, with a mark, within its length', () => {
		const text = excerptOf('<p>una ruota che pesa poco</p>', 15);
		expect(text).toBe('una ruota che…');
		expect(excerptOf('una ruota che pesa', 13)).toBe('una ruota che…');
	});

	test('is cut anywhere when there is no word to end at', () => {
		expect(excerptOf('あ'.repeat(200), 10)).toBe(`${'あ'.repeat(10)}…`);
	});

	test('does not halve a character', () => {
		expect(excerptOf('🚲🚲🚲', 5)).toBe('🚲🚲…');
	});

	test('of a short text is the text', () => {
		expect(excerptOf('poco', 10)).toBe('poco');
		expect(excerptOf('')).toBe('');
	});
});
