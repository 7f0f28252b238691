import { expect, test } from 'vitest';
import HamburgerMenu from '#components/shell/HamburgerMenu.astro';
import SiteHeader from '#components/header/SiteHeader.astro';
import { aShell } from './fixtures.ts';
import { count, render } from './render.ts';

const header = (shell = aShell()) =>
	render(SiteHeader, { props: { shell, look: 'solid', hasFindStore: true } });
const hamburger = (shell = aShell()) => render(HamburgerMenu, { props: { shell } });

test('the logo leads home and says where', async () => {
	expect(await header()).toMatch(/<a href="\/it" aria-label="Livenza, pagina iniziale"/);
});

test.each([
	['it', 'IT, lingua e Paese: italiano, Italia'],
	['ja', 'JA、言語と国：日本語、イタリア'],
] as const)(
	'the button of languages says the country that prices are printed for (%s)',
	async (locale, name) => {
		expect(await header(aShell('it', { locale }))).toContain(`aria-label="${name}"`);
	},
);

test('an entry with children is a link and, apart from it, a button that opens them', async () => {
	const html = await header();
	expect(html).toMatch(/<a href="\/it\/kleos-rd"[^>]*>\s*Kleos RD\s*<\/a>/);
	expect(html).toMatch(
		/<button[^>]*popovertarget="menu-kleos-rd"[^>]*aria-label="Sottomenu di Kleos RD"/,
	);
	expect(html).toContain('id="menu-kleos-rd" popover');
});

test('an entry that leads nowhere is only the button, named by its label', async () => {
	const html = await header();
	expect(html).toMatch(/popovertarget="menu-mondo"[^>]*>\s*Mondo Livenza/);
	expect(html).not.toContain('Sottomenu di Mondo Livenza');
});

test('every link of the menus is in the markup before any script runs', async () => {
	const shell = aShell('ja');
	const html = `${await header(shell)}${await hamburger(shell)}`;
	for (const { href, children } of [...shell.main, ...shell.hamburgerSecondary]) {
		if (href) expect(html).toContain(`href="${href}"`);
		for (const child of children) expect(html).toContain(`href="${child.href}"`);
	}
	for (const { href } of [...shell.usages, ...shell.categories]) {
		expect(html).toContain(`href="${href}"`);
	}
});

test('menu trees travel as markup, not a second time as properties', async () => {
	const html = await header();
	const [, props = ''] = html.match(/ props="([^"]*)"/) ?? [];
	expect(props).not.toContain('Kleos');
});

test('the menu opens and closes by native commands', async () => {
	expect(await header()).toMatch(/command="show-modal"[^>]*commandfor="hamburger"/);
	const html = await hamburger();
	expect(html).toMatch(/<dialog id="hamburger"/);
	expect(html).toMatch(/command="close"[^>]*commandfor="hamburger"/);
});

test('entries with children share one name, so that one at most is open; others are links', async () => {
	const shell = aShell();
	const html = await hamburger(shell);
	const withChildren = [...shell.hamburgerPrimary, ...shell.hamburgerSecondary].filter(
		({ children }) => children.length > 0,
	);
	expect(count(html, '<details name="hamburger-entry">')).toBe(withChildren.length);
	expect(count(html, 'Indietro')).toBe(withChildren.length);
	expect(html).toMatch(/<a href="\/it\/tecnologie">\s*Tecnologie/);
});

test('entries carry the icon of their slug', async () => {
	const html = await hamburger();
	expect(html).toMatch(/menu-icon-place[^/]*<\/span>\s*Punti vendita/);
	expect(html).toMatch(/menu-icon-trophy[^/]*<\/span>\s*Race Division/);
});

test('categories say where their pictures are listed, and carry none', async () => {
	const html = await hamburger();
	const [, panel = ''] = html.split('class="category-panel"');
	expect(panel).toContain('data-pictures="/menu-pictures/it.json"');
	expect(panel).not.toContain('<img');
});

test('products are chosen by range, then by usage, then by category', async () => {
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

test('all categories are below the products of the hamburger, for screens without their panel', async () => {
	const shell = aShell();
	const html = await hamburger(shell);
	const [, panel = ''] = html.split('<details name="hamburger-entry">');
	for (const { href } of shell.categories) expect(panel).toContain(`href="${href}"`);
	expect(panel).toContain('36 · 50\u00a0mm');
});
