import { describe, expect, test } from 'vitest';
import { markCurrent } from '#components/shell/mark-current.ts';
import { isWhole, oncePerKey } from '#components/shell/shell-cache.ts';

describe('current page in a ready string', () => {
	const html =
		'<a href="/it">Home</a><a href="/it/prodotti">P</a><a href="/it/prodotti/ruote">R</a>';

	test('its own link is the page, those of its parents are current too', () => {
		expect(markCurrent(html, '/it/prodotti/ruote', ['/it/prodotti'])).toBe(
			'<a href="/it">Home</a><a href="/it/prodotti" aria-current="true">P</a>' +
				'<a href="/it/prodotti/ruote" aria-current="page">R</a>',
		);
	});

	test('a longer address is another page', () => {
		expect(markCurrent(html, '/it/prod', [])).toBe(html);
	});

	test('a page that is its own parent is marked once', () => {
		expect(markCurrent('<a href="/it">', '/it', ['/it', '/it'])).toBe(
			'<a href="/it" aria-current="page">',
		);
	});
});

describe('parts that are rendered once', () => {
	const island = '<astro-island uid="1"></astro-island>';
	const loader =
		'<script>customElements.get("astro-island")||customElements.define("astro-island",A)</script>';

	test('the first rendering is repeated under its key, and under no other', async () => {
		expect(await oncePerKey('a/it', async () => 'uno')).toBe('uno');
		expect(await oncePerKey('a/it', async () => 'due')).toBe('uno');
		expect(await oncePerKey('a/ja', async () => '一')).toBe('一');
	});

	test('a part whose loader stands elsewhere on its page is not repeated on others', async () => {
		expect(isWhole(island)).toBe(false);
		expect(isWhole(loader + island)).toBe(true);
		expect(isWhole('<p>plain</p>')).toBe(true);
		expect(await oncePerKey('b', async () => island)).toBe(island);
		expect(await oncePerKey('b', async () => loader + island)).toBe(loader + island);
	});
});
