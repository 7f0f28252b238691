import { describe, expect, test } from 'vitest';
import { LAYOUTS } from '#content/parts/model.ts';
import { LAYOUT_COMPONENTS } from '#layouts/registry.ts';
import { aFrame, aShell } from './fixtures.ts';
import { count, render } from './render.ts';

function page(layout: (typeof LAYOUTS)[number], changes = {}) {
	const frame = aFrame('it', { layout, ...changes });
	return render(LAYOUT_COMPONENTS[layout], {
		props: { frame, shell: aShell() },
		slots: { default: '<h1>Ruote</h1>' },
	});
}

describe('every layout', () => {
	test.each(LAYOUTS)('%s is a whole document around the page', async (layout) => {
		const html = await page(layout);
		expect(html).toContain('<html lang="it">');
		expect(html).toContain('<h1>Ruote</h1>');
		expect(html).toContain('<title>Ruote | Livenza</title>');
		expect(html).toContain('<link rel="canonical" href="https://www.livenza.example/it/prodotti/');
		expect(count(html, '<main')).toBe(1);
		expect(html.indexOf('href="#main"')).toBeLessThan(html.indexOf('id="main"'));
	});

	test.each(LAYOUTS)('%s has no style attribute, which the policy blocks', async (layout) => {
		expect(await page(layout)).not.toMatch(/\sstyle="/);
	});

	test.each(LAYOUTS)('%s uses no id twice', async (layout) => {
		const ids = [...(await page(layout)).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});
});

describe('languages of a page', () => {
	test('a page lists itself, its translations and the default', async () => {
		const html = await page('default');
		const languages = [...html.matchAll(/rel="alternate" hreflang="([^"]+)"/g)].map(([, l]) => l);
		expect(languages).toEqual(['it', 'en', 'es', 'ja', 'x-default']);
	});

	test('a page not yet translated states it and marks its text', async () => {
		const html = await render(LAYOUT_COMPONENTS.default, {
			props: { frame: aFrame('ja', { textLocale: 'it', alternates: [] }), shell: aShell('ja') },
		});
		expect(html).toContain('<html lang="ja">');
		expect(html).toMatch(/<main[^>]* lang="it"/);
		expect(html).toMatch(/<p class="notice" lang="ja">[^<]*イタリア語/);
		expect(html).not.toContain('hreflang="x-default"');
	});

	test('a translated page has no note', async () => {
		expect(await page('default')).not.toContain('class="notice"');
	});
});

describe('parts that a layout omits', () => {
	test('an unindexed page has no alternates and no sharing', async () => {
		expect(await page('default')).toContain('share-menu');
		expect(await page('default', { noindex: true })).not.toContain('share-menu');
	});

	test('an unindexed page has no canonical', async () => {
		const html = await page('default', { noindex: true });
		expect(html).toContain('<meta name="robots" content="noindex">');
		expect(html).not.toContain('rel="canonical"');
	});

	test('a task screen has no newsletter banner', async () => {
		expect(await page('default')).toContain('id="newsletter-title"');
		expect(await page('default', { isTask: true })).not.toContain('id="newsletter-title"');
	});

	test('the store locator has no button to itself', async () => {
		expect(await page('default')).toContain('Trova un rivenditore');
		expect(await page('store-locator')).not.toContain('Trova un rivenditore');
	});

	test('checkout has neither menus nor newsletter, but the legal links', async () => {
		const html = await page('checkout');
		expect(html).not.toContain('<astro-island');
		expect(html).not.toContain('newsletter-email');
		expect(html).toContain('/it/privacy-policy');
	});

	test('checkout links back to a non-empty cart', async () => {
		expect(await page('checkout')).not.toContain('Torna al carrello');
		const open = await render(LAYOUT_COMPONENTS.checkout, {
			props: {
				frame: aFrame('it', { layout: 'checkout' }),
				shell: aShell('it', { isShopEnabled: true }),
			},
		});
		expect(open).toContain('Torna al carrello');
	});

	test('only landing pages have the clear header', async () => {
		expect(await page('landing')).toContain('data-look="clear"');
		expect(await page('home')).toContain('data-look="solid"');
	});

	test('breadcrumbs are shown if the frame requires them, on a landing page below its text', async () => {
		for (const layout of ['default', 'landing'] as const) {
			expect(await page(layout)).toContain('Percorso di navigazione');
			expect(await page(layout)).toContain('Condividi');
		}
		expect(await page('landing', { hasCrumbs: false })).not.toContain('Percorso di navigazione');
		const placeIn = (html: string) =>
			html.indexOf('Percorso di navigazione') - html.indexOf('</main>');
		expect(placeIn(await page('default'))).toBeLessThan(0);
		expect(placeIn(await page('landing'))).toBeGreaterThan(0);
	});

	test('the account’s side menu requires an open shop', async () => {
		const frame = aFrame('it', { layout: 'account', path: '/it/account/orders' });
		expect(await page('account')).not.toContain('Menu dell’area personale');
		const open = await render(LAYOUT_COMPONENTS.account, {
			props: { frame, shell: aShell('it', { isShopEnabled: true }) },
		});
		expect(open).toContain('href="/it/account/orders" aria-current="page"');
	});
});

test('the loader of islands is printed once, before the first island', async () => {
	const html = await page('default');
	expect(count(html, '<astro-island')).toBe(1);
	expect(count(html, '/* client:intent */')).toBe(1);
	expect(html.indexOf('/* client:intent */')).toBeLessThan(html.indexOf('<astro-island'));
});
