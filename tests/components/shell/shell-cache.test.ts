import { describe, expect, test } from 'vitest';
import { markCurrent } from '#components/shell/mark-current.ts';
import SiteHeader from '#components/header/SiteHeader.astro';
import { oncePerKey, withoutLoader } from '#components/shell/shell-cache.ts';
import { aShell } from './fixtures.ts';
import { render } from './render.ts';

describe('the current page in cached markup', () => {
	const html =
		'<a href="/it">Home</a><a href="/it/prodotti">P</a><a href="/it/prodotti/ruote">R</a>';

	test('marks its own link as page, and its parents as current', () => {
		expect(markCurrent(html, '/it/prodotti/ruote', ['/it/prodotti'])).toBe(
			'<a href="/it">Home</a><a href="/it/prodotti" aria-current="true">P</a>' +
				'<a href="/it/prodotti/ruote" aria-current="page">R</a>',
		);
	});

	test('does not mark a longer address', () => {
		expect(markCurrent(html, '/it/prod', [])).toBe(html);
	});

	test('marks a page that is its own parent once', () => {
		expect(markCurrent('<a href="/it">', '/it', ['/it', '/it'])).toBe(
			'<a href="/it" aria-current="page">',
		);
	});
});

describe('parts that are rendered once', () => {
	test('repeat the first rendering under their key, and under no other', async () => {
		expect(await oncePerKey('a/it', async () => 'uno')).toBe('uno');
		expect(await oncePerKey('a/it', async () => 'due')).toBe('uno');
		expect(await oncePerKey('a/ja', async () => '一')).toBe('一');
	});

	test('are the same whichever page was printed first, with any number of own parts', async () => {
		const header = (first: string, second: string) => async () =>
			`<astro-island prefix="${first}"><p id="_${first}R_0_"></p></astro-island>` +
			`<nav aria-labelledby="_${second}R_1_ x"><h2 id="_${second}R_1_">r4</h2></nav>`;
		const html = await oncePerKey('header/1', header('r0', 'r1'));
		expect(await oncePerKey('header/2', header('r4', 'r15'))).toBe(html);
		expect(html).toBe(
			'<astro-island prefix="h0"><p id="_h0R_0_"></p></astro-island>' +
				'<nav aria-labelledby="_h1R_1_ x"><h2 id="_h1R_1_">r4</h2></nav>',
		);
		// Its ids differ from those of other parts of the same page, too.
		expect(await oncePerKey('footer/1', header('r0', 'r1'))).toContain('prefix="f0"');
	});

	test('omit the loader of islands, which every page has', async () => {
		const loader =
			'<style>astro-island,astro-slot{display:contents}</style>' +
			'<script>if(a<b)d()</script><script>customElements.define("astro-island",A)</script>';
		const island = '<astro-island prefix="a"><script>own()</script></astro-island>';
		expect(await oncePerKey('b', async () => `${loader}${island}`)).toBe(island);
	});

	test('omit an island’s number, which differs by folder', async () => {
		const island = (uid: string) => async () =>
			`<astro-island ${uid}client="intent"></astro-island>`;
		expect(await oncePerKey('n', island('uid="Z1jLv6w" '))).toBe(await island('')());
	});

	test('omit the loader also far from its island', () => {
		const loader =
			'<style>astro-island,astro-slot{display:contents}</style><script>a()</script><script>b()</script>';
		const rest = ' <h1>Contatti</h1> <script>own()</script><astro-island></astro-island>';
		expect(withoutLoader(`<main>${loader}${rest}`)).toBe(`<main>${rest}`);
	});

	test('recognise the loader of this Astro version', async () => {
		const html = await render(SiteHeader, {
			props: { shell: aShell(), look: 'solid', hasFindStore: true },
		});
		expect(html).toContain('customElements.define("astro-island"');
		expect(withoutLoader(html)).not.toContain('customElements');
		expect(withoutLoader(html)).not.toMatch(/<style|<script/);
		expect(withoutLoader(html)).toContain('<header');
	});
});
