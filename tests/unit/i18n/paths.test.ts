import { describe, expect, test } from 'vitest';
import { LINKABLE_ENTITIES, ROUTE_NAMES } from '#contract/links.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { categoryUsageHref, entryHref, href, pageHref } from '#i18n/paths.ts';

/** Addresses in the order it, en, es, fr, ja. */
function inAll(address: (locale: Locale) => string): string[] {
	return LOCALES.map(address);
}

describe('addresses of screens', () => {
	test.each([
		['home', ['/it', '/en', '/es', '/fr', '/ja']],
		[
			'products-archive',
			['/it/prodotti', '/en/products', '/es/productos', '/fr/produits', '/ja/products'],
		],
		[
			'store-locator',
			[
				'/it/punti-vendita',
				'/en/distributors',
				'/es/puntos-de-venta',
				'/fr/points-de-vente',
				'/ja/distributors',
			],
		],
		['search', ['/it/cerca', '/en/search', '/es/buscar', '/fr/recherche', '/ja/search']],
		['compare', ['/it/confronto', '/en/compare', '/es/comparar', '/fr/comparer', '/ja/compare']],
		[
			'tyre-pressure',
			[
				'/it/pressione-coperture',
				'/en/tyre-pressure',
				'/es/presion-cubiertas',
				'/fr/pression-pneus',
				'/ja/tyre-pressure',
			],
		],
		['news-archive', ['/it/news', '/en/news', '/es/news', '/fr/news', '/ja/news']],
		[
			'careers',
			['/it/lavora-con-noi', '/en/careers', '/es/empleo', '/fr/recrutement', '/ja/careers'],
		],
	] as const)('%s has its own path in each language', (route, expected) => {
		expect(inAll((locale) => href(locale, route))).toEqual(expected);
	});

	test.each([
		['cart', 'cart'],
		['checkout', 'checkout'],
		['checkout-shipping', 'checkout/shipping'],
		['checkout-payment', 'checkout/payment'],
		['checkout-resume', 'checkout/resume'],
		['checkout-done', 'checkout/done'],
		['orders', 'orders'],
		['order', 'orders/detail'],
		['login', 'login'],
		['register', 'register'],
		['forgot-password', 'forgot-password'],
		['reset-password', 'reset-password'],
		['account', 'account'],
		['account-addresses', 'account/addresses'],
		['account-orders', 'account/orders'],
		['account-order', 'account/orders/detail'],
		['account-profile', 'account/profile'],
		['account-wishlist', 'account/wishlist'],
		['account-returns', 'account/returns'],
		['account-return', 'account/returns/detail'],
		['account-return-new', 'account/returns/new'],
		['ops-warranty', 'ops-warranty'],
		['wheel-passport', 'wheel'],
		['wheel-transfer', 'wheel-transfer'],
		['thank-you-page', 'thank-you-page'],
		['newsletter-confirm', 'newsletter-confirm'],
		['newsletter-unsubscribe', 'newsletter-unsubscribe'],
		['wishlist', 'wishlist'],
		['wishlist-shared', 'wishlist/shared'],
		['notice-confirm', 'notice/confirm'],
		['notice-end', 'notice/end'],
	] as const)('%s is /%s in every language', (route, path) => {
		expect(inAll((locale) => href(locale, route))).toEqual(
			LOCALES.map((locale) => `/${locale}/${path}`),
		);
	});

	test('no two screens share an address, and none ends with a slash', () => {
		const all = LOCALES.flatMap((locale) => ROUTE_NAMES.map((route) => href(locale, route)));
		expect(new Set(all).size).toBe(all.length);
		expect(all.filter((path) => path.endsWith('/'))).toEqual([]);
	});
});

describe('addresses of entries', () => {
	test.each([
		['page', ['/it/x', '/en/x', '/es/x', '/fr/x', '/ja/x']],
		[
			'category',
			['/it/prodotti/x', '/en/products/x', '/es/productos/x', '/fr/produits/x', '/ja/products/x'],
		],
		[
			'product_usage',
			['/it/prodotti/x', '/en/products/x', '/es/productos/x', '/fr/produits/x', '/ja/products/x'],
		],
		[
			'product',
			['/it/prodotto/x', '/en/product/x', '/es/producto/x', '/fr/produit/x', '/ja/product/x'],
		],
		['news', ['/it/news/x', '/en/news/x', '/es/news/x', '/fr/news/x', '/ja/news/x']],
		[
			'job',
			[
				'/it/lavora-con-noi/x',
				'/en/careers/x',
				'/es/empleo/x',
				'/fr/recrutement/x',
				'/ja/careers/x',
			],
		],
	] as const)('%s', (entity, expected) => {
		expect(inAll((locale) => entryHref(locale, entity, 'x'))).toEqual(expected);
	});

	test('every linkable entity is in the table above', () => {
		expect(LINKABLE_ENTITIES).toEqual([
			'page',
			'category',
			'product_usage',
			'product',
			'news',
			'job',
		]);
	});

	test('the page home is at the language’s root', () => {
		expect(inAll((locale) => entryHref(locale, 'page', 'home'))).toEqual(
			inAll((locale) => href(locale, 'home')),
		);
	});

	test('a usage extends a category’s address', () => {
		expect(categoryUsageHref('fr', 'roues', 'route')).toBe('/fr/produits/roues/route');
		expect(categoryUsageHref('ja', 'wheels', 'road')).toBe('/ja/products/wheels/road');
	});

	test('the first page of a list has the list’s address', () => {
		expect(pageHref('/it/prodotti', 1)).toBe('/it/prodotti');
		expect(pageHref('/it/prodotti', 2)).toBe('/it/prodotti/2');
	});
});
