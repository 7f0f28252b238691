import { describe, expect, test } from 'vitest';
import type { LinkTarget } from '#contract/links.ts';
import { BuildError } from '#content/source/build-error.ts';
import { assertNoCollisions } from '#content/routes/collisions.ts';
import {
	aCategory,
	aJob,
	aNewsItem,
	aPage,
	aProduct,
	aSite,
	aUsage,
	italianIn,
} from '../../support/factories-content.ts';

const site = aSite((locale) => ({
	categories: [aCategory('wheels', locale)],
	usages: [aUsage('road', locale)],
	products: [
		italianIn(locale, ['fr'], (text) => aProduct('k1', text)),
		aProduct('retired', locale, { is_active: false, is_discontinued: true }),
		aProduct('draft', locale, { is_active: false }),
	],
	news: [aNewsItem('season', locale)],
	jobs: [aJob('builder', locale)],
	pages: [
		aPage('home', locale, { slug: 'home' }),
		aPage('company', locale),
		aPage('teams', locale, { locales: ['it', 'ja'] }),
	],
}));

describe('the address of an entry', () => {
	test.each([
		['page', 'home', '/en'],
		['page', 'company', '/en/company-en'],
		['category', 'wheels', '/en/products/wheels-en'],
		['product_usage', 'road', '/en/products/road-en'],
		['product', 'k1', '/en/product/k1-en'],
		['product', 'retired', '/en/product/retired-en'],
		['news', 'season', '/en/news/season-en'],
		['job', 'builder', '/en/careers/builder-en'],
	] as const)('%s %s', (entity, id, path) => {
		expect(site.addresses.path('en', entity, id, 'a test')).toBe(path);
	});

	test('a product neither sold nor retired has no page', () => {
		expect(site.addresses.find('it', 'product', 'draft')).toBeUndefined();
	});

	test('a landing page exists in its own languages only', () => {
		expect(site.addresses.find('ja', 'page', 'teams')?.path).toBe('/ja/teams-ja');
		expect(site.addresses.find('en', 'page', 'teams')).toBeUndefined();
		expect(site.addresses.alternates('page', 'teams').map(({ locale }) => locale)).toEqual([
			'it',
			'ja',
		]);
	});

	test('an untranslated entry has an address and is no alternate', () => {
		expect(site.addresses.find('fr', 'product', 'k1')).toEqual({
			key: 'fr/product/k1',
			path: '/fr/produit/k1-it',
			label: 'k1 it',
			isTranslated: false,
		});
		expect(site.addresses.alternates('product', 'k1').map(({ path }) => path)).toEqual([
			'/it/prodotto/k1-it',
			'/en/product/k1-en',
			'/es/producto/k1-es',
			'/ja/product/k1-ja',
		]);
	});
});

describe('the target of a link', () => {
	test.each<[LinkTarget, string]>([
		[{ type: 'route', route: 'store-locator' }, '/es/puntos-de-venta'],
		[{ type: 'entity', entity: 'category', id: 'wheels' }, '/es/productos/wheels-es'],
		[{ type: 'url', url: 'https://example.com/x' }, 'https://example.com/x'],
		[{ type: 'url', url: 'mailto:info@example.com' }, 'mailto:info@example.com'],
	])('%o', (link, path) => {
		expect(site.addresses.resolve('es', link, 'a test')).toBe(path);
	});

	test.each([
		['page', 'sponsors'],
		['product', 'draft'],
		['page', 'teams'],
	] as const)('to a missing %s stops the build, both named', (entity, id) => {
		expect(() =>
			site.addresses.resolve('en', { type: 'entity', entity, id }, 'menu "main" item "a"'),
		).toThrow(
			new BuildError(`menu "main" item "a" (en) links to ${entity} "${id}", which does not exist`),
		);
	});
});

describe('unique addresses', () => {
	test('different addresses are accepted', () => {
		expect(() =>
			assertNoCollisions([
				{ path: '/it', who: 'a' },
				{ path: '/it/x', who: 'b' },
				{ path: '/en/x', who: 'c' },
			]),
		).not.toThrow();
	});

	test('two entries with one address are both named', () => {
		expect(() =>
			assertNoCollisions([
				{ path: '/it/x', who: 'page "a"' },
				{ path: '/it/y', who: 'page "b"' },
				{ path: '/it/x', who: 'redirect "c"' },
			]),
		).toThrow(new BuildError('/it/x is claimed by page "a" and by redirect "c"'));
	});
});
