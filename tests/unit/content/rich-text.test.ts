import { describe, expect, test } from 'vitest';
import { safeHtml, toText } from '#content/parts/rich-text.ts';

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
	])('is unchanged: %s', (html) => {
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
	])('is sanitised: %s', (html, expected) => {
		expect(safeHtml(html)).toBe(expected);
	});

	test.each([
		['Cerchi & raggi', 'Cerchi &amp; raggi'],
		['<p>Uno<br>due</p>', '<p>Uno<br />due</p>'],
	])('is normalised: %s', (html, expected) => {
		expect(safeHtml(html)).toBe(expected);
	});

	test.each([
		['<p>mai chiuso', '<p>mai chiuso</p>'],
		['chiuso senza apertura</p>', 'chiuso senza apertura<p></p>'],
		['<ul><li>uno</ul>', '<ul><li>uno</li></ul>'],
		['</ul></div><p>a</p>', '<p>a</p>'],
		['<p><strong>forte</p></strong>', '<p><strong>forte</strong></p>'],
	])('cannot close or open surrounding elements: %s', (html, expected) => {
		expect(safeHtml(html)).toBe(expected);
	});

	test('a long text is fast', () => {
		const html = `<p>${'parola < '.repeat(50_000)}</p>`;
		const started = performance.now();
		safeHtml(html);
		expect(performance.now() - started).toBeLessThan(2_000);
	});
});

test('the text of HTML has no markup and decoded entities', () => {
	expect(
		toText('<p>Cerchi &amp; raggi &lt;1&nbsp;g&gt;</p><ul><li>l&#39;<b>asse</b>, poi</ul>'),
	).toEqual(['Cerchi & raggi <1\u00a0g>', "l'asse, poi"]);
	expect(toText('')).toEqual([]);
});
