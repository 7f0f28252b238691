import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { entryHref, href } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import { recordedSite, startFakeApi } from '../support/fake-api.ts';
import { aPlace, build, readSite } from '../support/fake-api-build.ts';
import { attributeValues, elementsOf, readPage, type SitePage } from '../support/site-page.ts';

/** Islands that a page may have while nothing is sold. */
const ISLANDS_WITHOUT_SHOP = [
	'Hamburger',
	'Header',
	'NewsletterLink',
	// Whoever asked to be told has to be able to end it.
	'NoticeLink',
	'OpsForm',
	'ServerForm',
	'VisitForm',
	'WarrantyForm',
	'WheelPassport',
	'WheelTransfer',
];

/** What an open shop prints, by name. */
const OF_THE_SHOP = ['data-add', 'data-cart', 'wish-hearts', 'data-wish', 'schema.org/InStock'];

const SCREENS = [
	'cart',
	'checkout',
	'checkout-shipping',
	'checkout-payment',
	'checkout-resume',
	'checkout-done',
	'orders',
	'order',
	'login',
	'register',
	'forgot-password',
	'reset-password',
	'account',
	'account-addresses',
	'account-orders',
	'account-order',
	'account-profile',
	'account-wheels',
	'account-returns',
	'wishlist',
] as const;

const linksOf = (page: SitePage) => attributeValues(elementsOf(page, 'a'), 'href');

/** What a screen of the shop lacks, or has too much. */
function faultsOf(page: SitePage, locale: Locale): string[] {
	const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'));
	const isThere = (address: string) => main.includes(`href="${address}"`);
	return [
		...(isThere(href(locale, 'products-archive')) ? [] : ['no way to the products']),
		...(isThere(href(locale, 'store-locator')) ? [] : ['no way to a store']),
		...(/<(?:input|button|form|astro-island)\b/.test(main) ? ['a control'] : []),
	].map((fault) => `${page.path}: ${fault}`);
}

test('a closed shop: prices and stores on every page, no dead end, nothing of the shop', async () => {
	const recorded = await recordedSite();
	for (const locale of LOCALES) recorded[locale].settings.shop.is_enabled = false;
	const host = await startFakeApi(recorded);
	const place = aPlace();
	const { status, lines } = await build(host, place);
	await host.close();
	expect({ status, lines }).toEqual({ status: 0, lines: [] });

	const site = readSite(place);
	const pages = site.pages
		.filter((path) => path !== '/index')
		.map((path) => readPage(path, site.html(path)));
	expect(pages.length).toBeGreaterThan(200);

	const found = pages.flatMap((page) => [
		...OF_THE_SHOP.filter((name) => page.html.includes(name)),
		...attributeValues(elementsOf(page, 'astro-island'), 'component-export').filter(
			(name) => !ISLANDS_WITHOUT_SHOP.includes(name),
		),
	]);
	expect(found).toEqual([]);

	for (const locale of LOCALES) {
		const screens = SCREENS.map((route) => readPage('', site.html(href(locale, route))));
		const named = screens.map((page, at) => ({
			...page,
			path: href(locale, SCREENS[at] ?? 'cart'),
		}));
		expect(named.flatMap((page) => faultsOf(page, locale))).toEqual([]);

		const slug = recorded[locale].products.find(({ id }) => id === 'kleos-rd-50')?.slug ?? '';
		const product = readPage('', site.html(entryHref(locale, 'product', slug)));
		const read = product.text.replaceAll('\u200b', '');
		expect(read).toMatch(/2[., \u202f]290/);
		expect(read).toContain(getT(locale, 'catalogue')('product.shopClosed'));
		expect(product.html).toContain('schema.org/InStoreOnly');
		expect(linksOf(product).some((link) => link.startsWith(href(locale, 'store-locator')))).toBe(
			true,
		);
	}
});
