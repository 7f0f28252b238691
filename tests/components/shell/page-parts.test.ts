import { describe, expect, test } from 'vitest';
import Breadcrumbs from '#components/shell/Breadcrumbs.astro';
import ErrorPage from '#components/shell/ErrorPage.astro';
import LocaleDialog from '#components/shell/LocaleDialog.astro';
import { shareLinks } from '#components/shell/share-links.ts';
import { LOCALES } from '#contract/locales.ts';
import { aFrame, aShell } from './fixtures.ts';
import { count, render } from './render.ts';

describe('breadcrumbs', () => {
	const crumbs = (changes = {}, props = {}) =>
		render(Breadcrumbs, { props: { frame: aFrame('it', changes), shell: aShell(), ...props } });

	test('link from home to the current page', async () => {
		const html = await crumbs();
		const labels = [...html.matchAll(/<li[^>]*>\s*(?:<a[^>]*>)?\s*([^<]+?)\s*</g)];
		expect(labels.slice(0, 3).map(([, label]) => label)).toEqual(['Home', 'Prodotti', 'Ruote']);
		expect(html).toMatch(/<li aria-current="page">\s*Ruote/);
	});

	test('link back to the second-to-last crumb', async () => {
		expect(await crumbs()).toMatch(/href="\/it\/prodotti" aria-label="Torna a Prodotti"/);
	});

	test('link back home when there is only one', async () => {
		const html = await crumbs({ crumbs: [{ label: 'Azienda', href: '/it/azienda' }] });
		expect(html).toMatch(/href="\/it" aria-label="Torna a Home"/);
	});

	test('can start below home, and are hidden without a chain', async () => {
		expect(await crumbs({}, { hasHome: false })).not.toMatch(/<li>\s*<a href="\/it">/);
		expect(await crumbs({ crumbs: [] })).not.toContain('<nav');
	});

	test('share the canonical address by five services, each in a new tab', async () => {
		const html = await crumbs();
		expect(count(html, 'target="_blank" rel="noopener"')).toBe(5);
		expect(html).toContain(
			encodeURIComponent('https://www.livenza.example/it/prodotti/categoria-0'),
		);
	});
});

test('escapes ampersands and spaces in shared addresses and subjects', () => {
	const links = shareLinks('https://a.example/it?x=1&y=2', 'Mozzi & raggi');
	expect(links.map(({ href }) => href)).toEqual([
		'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fa.example%2Fit%3Fx%3D1%26y%3D2',
		'https://x.com/intent/post?text=Mozzi%20%26%20raggi&url=https%3A%2F%2Fa.example%2Fit%3Fx%3D1%26y%3D2',
		'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fa.example%2Fit%3Fx%3D1%26y%3D2',
		'https://wa.me/?text=Mozzi%20%26%20raggi%0Ahttps%3A%2F%2Fa.example%2Fit%3Fx%3D1%26y%3D2',
		'mailto:?subject=Mozzi%20%26%20raggi&body=https%3A%2F%2Fa.example%2Fit%3Fx%3D1%26y%3D2',
	]);
});

describe('language dialog', () => {
	const dialog = (layout: 'default' | 'landing', locale: 'it' | 'ja' | 'fr' = 'it') =>
		render(LocaleDialog, { props: { frame: aFrame(locale, { layout }), shell: aShell() } });
	const listed = (html: string) =>
		[...html.matchAll(/data-locale="(\w+)"/g)].map(([, locale]) => locale);

	test('lists what the settings say for the layout', async () => {
		expect(listed(await dialog('default'))).toEqual(['it', 'en', 'ja']);
		expect(listed(await dialog('landing'))).toEqual([...LOCALES]);
	});

	test('always contains the current language', async () => {
		expect(listed(await dialog('default', 'fr'))).toEqual(['it', 'en', 'fr', 'ja']);
	});

	test('names each language in itself and marks the current one', async () => {
		const html = await dialog('default');
		expect(html).toMatch(/<span lang="ja">日本語<\/span>/);
		expect(html).toMatch(/data-locale="it" aria-current="true"/);
	});

	test('marks languages without this page', async () => {
		expect(await dialog('landing')).toMatch(/Français<\/span>\s*<span[^>]*>pagina più vicina/);
	});
});

test.each([
	[404, 'This page could not be found', true],
	[500, 'Something broke on our side', true],
	[503, 'Back in a moment', false],
] as const)(
	'error %i states the problem and links home unless everything is down',
	async (status, title, leadsHome) => {
		const { href } = aShell();
		const shell = aShell('it', { locale: 'en', href: { ...href, home: '/en' } });
		const html = await render(ErrorPage, { props: { shell, status } });
		expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
		expect(html.includes('href="/en"')).toBe(leadsHome);
	},
);

test('a 404 links to stores and wheels, a 500 does not', async () => {
	const shell = aShell('it');
	const [range] = shell.ranges;
	const print = (status: 404 | 500) => render(ErrorPage, { props: { shell, status } });
	expect(range).toBeDefined();
	for (const href of [range?.href, shell.href['store-locator']]) {
		expect(await print(404)).toContain(`href="${href}"`);
		expect(await print(500)).not.toContain(`href="${href}"`);
	}
});
