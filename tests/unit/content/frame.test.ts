import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import { entryPaths, everywhere, titleIn, toFrame, type FrameInput } from '#content/parts/frame.ts';
import type { LayoutName, PageFrame } from '#content/parts/model.ts';
import { aCategory, aPage, aProduct, aSite, italianIn } from '../../support/factories-content.ts';
import { entryHref, href } from '#i18n/paths.ts';

const ORIGIN = 'http://localhost:4321';
const site = aSite((locale) => ({
	categories: [aCategory('wheels', locale)],
	products: [
		aProduct('k1', locale),
		italianIn(locale, ['fr', 'ja'], (text) => aProduct('k2', text)),
	],
	pages: [
		aPage('home', locale, { slug: 'home' }),
		aPage('teams', locale, { locales: ['en', 'ja'] }),
	],
}));

const getFrame = (locale: Locale, id: string, given: Partial<FrameInput> = {}): PageFrame =>
	toFrame({
		site,
		locale,
		pathFor: entryPaths(site, 'product', id),
		parentFor: entryPaths(site, 'category', 'wheels'),
		title: 'K1',
		description: 'Ruota',
		layout: 'default',
		crumbs: [],
		...given,
	});

test.each([
	['K1', 'K1 | Livenza'],
	['Livenza K1', 'Livenza K1'],
	['a'.repeat(55), `${'a'.repeat(55)} | Livenza`],
	['a'.repeat(56), 'a'.repeat(56)],
])('the brand follows a title if both fit search results: %s', (title, wanted) => {
	expect(getFrame('it', 'k1', { title }).title).toBe(wanted);
});

test('the position’s place follows its title if the brand fits, too', () => {
	expect(titleIn('Asse', 'Perni', 'Livenza')).toBe('Asse – Perni');
	expect(titleIn('a'.repeat(40), 'b'.repeat(12), 'Livenza')).toMatch(/ – b+$/);
	expect(titleIn('a'.repeat(40), 'b'.repeat(13), 'Livenza')).toBe('a'.repeat(40));
});

describe('a page that exists in every language', () => {
	const frame = getFrame('es', 'k1');

	test('is its own canonical address', () => {
		expect(frame.path).toBe('/es/producto/k1-es');
		expect(frame.canonical).toBe(`${ORIGIN}/es/producto/k1-es`);
		expect([frame.locale, frame.textLocale]).toEqual(['es', 'es']);
	});

	test('lists all languages, itself included, and Italian as default', () => {
		expect(frame.alternates).toEqual([
			{ locale: 'it', path: '/it/prodotto/k1-it' },
			{ locale: 'en', path: '/en/product/k1-en' },
			{ locale: 'es', path: '/es/producto/k1-es' },
			{ locale: 'fr', path: '/fr/produit/k1-fr' },
			{ locale: 'ja', path: '/ja/product/k1-ja' },
		]);
		expect(frame.xDefault).toBe('/it/prodotto/k1-it');
	});

	test('is its own target in the language dialog', () => {
		expect(frame.switcher.map(({ path }) => path)).toEqual(
			frame.alternates.map(({ path }) => path),
		);
		expect(frame.switcher.every(({ isExact }) => isExact)).toBe(true);
	});
});

describe('a page not yet translated', () => {
	const frame = getFrame('fr', 'k2', { textLocale: 'it' });

	test('has an address of its own and the Italian canonical', () => {
		expect(frame.path).toBe('/fr/produit/k2-it');
		expect(frame.canonical).toBe(`${ORIGIN}/it/prodotto/k2-it`);
		expect([frame.locale, frame.textLocale]).toEqual(['fr', 'it']);
	});

	test('is no alternate of anything', () => {
		expect(frame.alternates).toEqual([]);
		expect(getFrame('it', 'k2').alternates.map(({ locale }) => locale)).toEqual(['it', 'en', 'es']);
	});

	test('can be switched to and from', () => {
		expect(frame.switcher.find(({ locale }) => locale === 'ja')).toEqual({
			locale: 'ja',
			path: '/ja/product/k2-it',
			isExact: true,
		});
	});
});

describe('a page missing in some languages', () => {
	const landing = (given: Partial<FrameInput> = {}) =>
		getFrame('en', 'unused', { pathFor: entryPaths(site, 'page', 'teams'), ...given });

	test('links those languages to the nearest parent, with a note', () => {
		expect(landing().switcher).toEqual([
			{ locale: 'it', path: '/it/prodotti/wheels-it', isExact: false },
			{ locale: 'en', path: '/en/teams-en', isExact: true },
			{ locale: 'es', path: '/es/productos/wheels-es', isExact: false },
			{ locale: 'fr', path: '/fr/produits/wheels-fr', isExact: false },
			{ locale: 'ja', path: '/ja/teams-ja', isExact: true },
		]);
	});

	test('links to home without a parent', () => {
		const { switcher } = landing({ parentFor: undefined });
		expect(switcher[0]).toEqual({ locale: 'it', path: '/it', isExact: false });
		expect(landing({ parentFor: () => null }).switcher[2]?.path).toBe('/es');
	});

	test('has its first language as default', () => {
		expect(landing().xDefault).toBe('/en/teams-en');
		expect(landing().alternates.map(({ locale }) => locale)).toEqual(['en', 'ja']);
	});

	test('throws in a missing language', () => {
		expect(() => getFrame('it', 'unused')).toThrow(/Missing page in it: .*: K1/);
	});
});

test('home’s x-default is the root, which negotiates the language', () => {
	const home = getFrame('ja', 'unused', {
		pathFor: everywhere((to) => entryHref(to, 'page', 'home')),
	});
	expect(home.path).toBe('/ja');
	expect(home.xDefault).toBe('/');
});

test('an unindexed page lists no alternates, and can be switched', () => {
	const cart = getFrame('it', 'unused', {
		pathFor: everywhere((to) => href(to, 'cart')),
		noindex: true,
	});
	expect(cart.alternates).toEqual([]);
	expect(cart.switcher.every(({ isExact }) => isExact)).toBe(true);
});

test.each([
	['K1', 'K1 | Livenza'],
	['Livenza K1', 'Livenza K1'],
])('the title %s is printed as %s', (title, expected) => {
	expect(getFrame('it', 'k1', { title }).title).toBe(expected);
});

test('an unknown layout is refused', () => {
	expectTypeOf<PageFrame['layout']>().toEqualTypeOf<LayoutName>();
	expectTypeOf<'sidebar'>().not.toExtend<LayoutName>();
});

test.each<[LayoutName, boolean]>([
	['default', true],
	['blog', true],
	['store-locator', true],
	['home', false],
	['landing', true],
	['checkout', false],
	['empty', false],
])('in the layout %s breadcrumbs are shown: %s', (layout, isShown) => {
	const crumbs = [{ label: 'Ruote', href: '/it/prodotti/ruote' }];
	expect(getFrame('it', 'k1', { layout, crumbs }).hasCrumbs).toBe(isShown);
	expect(getFrame('it', 'k1', { layout }).hasCrumbs).toBe(false);
});
