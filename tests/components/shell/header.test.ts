import { expect, test } from 'vitest';
import SiteHeader from '#components/header/SiteHeader.astro';
import { menuFile } from '#templates/menu-file.ts';
import MenuTemplate from '#templates/MenuTemplate.astro';
import { aMenu, aShell } from './fixtures.ts';
import { count, render } from './render.ts';

const header = (shell = aShell()) =>
	render(SiteHeader, { props: { shell, look: 'solid', hasFindStore: true } });
const hamburger = (menu = aMenu()) => menuFile(menu).html;
const printed = (menu = aMenu()) => render(MenuTemplate, { props: { menu } });

test('the logo links home and has a name', async () => {
	expect(await header()).toMatch(/<a href="\/it" aria-label="Livenza, pagina iniziale"/);
});

test.each([
	['it', 'IT, lingua e Paese: italiano, Italia'],
	['ja', 'JA、言語と国：日本語、イタリア'],
] as const)('the language button shows the country of the prices (%s)', async (locale, name) => {
	expect(await header(aShell('it', { locale }))).toContain(`aria-label="${name}"`);
});

test('an entry with children is a link with a separate button', async () => {
	const html = await header();
	expect(html).toMatch(/<a href="\/it\/kleos-rd"[^>]*>\s*Kleos RD\s*<\/a>/);
	expect(html).toMatch(
		/<button[^>]*popovertarget="menu-kleos-rd"[^>]*aria-label="Sottomenu di Kleos RD"/,
	);
	expect(html).toContain('id="menu-kleos-rd" popover');
});

test('an entry without a link is only a button, named by its label', async () => {
	const html = await header();
	expect(html).toMatch(/popovertarget="menu-mondo"[^>]*>\s*Mondo Livenza/);
	expect(html).not.toContain('Sottomenu di Mondo Livenza');
});

test('every menu link is in the header, in the menu file and on the menu page', async () => {
	const [shell, menu] = [aShell('ja'), aMenu('ja')];
	const places = [
		{ html: await header(shell), entries: shell.main },
		{ html: hamburger(menu), entries: [...menu.primary, ...menu.secondary, ...menu.usages] },
		{ html: await printed(menu), entries: [...menu.primary, ...menu.secondary, ...menu.usages] },
	];
	for (const { html, entries } of places) {
		for (const entry of entries) {
			if (entry.href) expect(html).toContain(`href="${entry.href}"`);
			if (!('slug' in entry)) continue;
			for (const child of entry.children) expect(html).toContain(`href="${child.href}"`);
		}
		for (const { href } of menu.categories) expect(html).toContain(`href="${href}"`);
	}
});

test('the menu page contains every link of its file, unfolded, with group headings', async () => {
	const toLinks = (html: string) =>
		new Set([...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to));
	for (const isShopEnabled of [true, false]) {
		const menu = aMenu('it', { isShopEnabled });
		const html = await printed(menu);
		expect(toLinks(html)).toEqual(toLinks(hamburger(menu)));
		expect(toLinks(html).has('/it/cart')).toBe(isShopEnabled);
		expect(html).not.toContain('<details');
		expect(html.match(/<h1/g)).toHaveLength(1);
		expect(count(html, '<h2')).toBe(count(html, '<section'));
	}
});

test('menu trees are sent as markup, not again as properties', async () => {
	const html = await header();
	const [, props = ''] = html.match(/ props="([^"]*)"/) ?? [];
	expect(props).not.toContain('Kleos');
});

test('the menu button links to its page, and names its lists’ file', async () => {
	const html = await header();
	expect(html).toMatch(
		/<a [^>]*href="\/it\/menu"[^>]*aria-label="Apri il menu"[^>]*data-menu="\/menus\/it\.json"/,
	);
	expect(html).not.toContain('Lavora con noi');
	expect(menuFile(aMenu('ja')).title).toBe('メニュー');
	expect(hamburger()).toMatch(/command="close"[^>]*commandfor="hamburger"/);
});

test('entries with children share one name, so that at most one is open; others are links', () => {
	const menu = aMenu();
	const html = hamburger(menu);
	const withChildren = [...menu.primary, ...menu.secondary].filter(
		({ children }) => children.length > 0,
	);
	expect(count(html, '<details name="hamburger-entry">')).toBe(withChildren.length);
	expect(count(html, 'Indietro')).toBe(withChildren.length);
	expect(html).toMatch(/<a href="\/it\/tecnologie">\s*Tecnologie/);
});

test('entries have the icon of their slug', () => {
	const html = hamburger();
	expect(html).toMatch(/menu-icon-place[^/]*<\/span>\s*Punti vendita/);
	expect(html).toMatch(/menu-icon-trophy[^/]*<\/span>\s*Race Division/);
});

test('categories reference their pictures without loading them', () => {
	const [, panel = ''] = hamburger().split('class="category-panel"');
	expect(panel).toContain('<li data-picture="/media/600/categoria-0.webp">');
	expect(panel).not.toContain('<img');
	const without = aMenu().categories.map((category) => ({ ...category, picture: null }));
	expect(hamburger(aMenu('it', { categories: without }))).not.toContain('data-picture');
});

test('products are grouped by range, then usage, then category', async () => {
	const html = await header();
	const [, panel = ''] = html.split('id="menu-prodotti"');
	const places = [
		'Kleos RD',
		'36 · 50\u00a0mm',
		'da 1.390\u00a0g',
		'da 2190,00\u00a0€',
		'Strada',
		'Ruote',
	].map((text) => panel.indexOf(text));
	expect(places).toEqual(places.toSorted((a, b) => a - b));
	expect(places).not.toContain(-1);
	expect(panel).toMatch(/<img src="\/media\/300\/kleos.webp" alt="" [^>]*loading="lazy"/);
});

test('all categories are below the products of the hamburger menu, for screens without panels', () => {
	const menu = aMenu();
	const html = hamburger(menu);
	const [, panel = ''] = html.split('<details name="hamburger-entry">');
	for (const { href } of menu.categories) expect(panel).toContain(`href="${href}"`);
	expect(panel).toContain('36 · 50\u00a0mm');
});

test('a text of the host is escaped in the menu file', () => {
	const [usage] = aMenu().usages;
	const usages = usage ? [{ ...usage, label: '<img src=x onerror=alert(1)>' }] : [];
	expect(hamburger(aMenu('it', { usages }))).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
