import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { countryName } from '#i18n/country-name.ts';
import { entryHref, href } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import { openCompiledPlace } from '../support/built-place.ts';
import type { HostAnswers } from '../support/fake-api-data.ts';
import { recordedSite, startFakeApi, type FakeApi } from '../support/fake-api.ts';
import { build, readSite } from '../support/fake-api-build.ts';
import { violations } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { openSiteReader, type SiteReader } from '../support/site-reader.ts';
import { attributeValues, listElements, readPage, type SitePage } from '../support/site-page.ts';
import { limit } from '../support/pace.ts';
import { variants } from '../support/scope.ts';

/** Islands that a page may have while nothing is sold. */
const ISLANDS_WITHOUT_SHOP = [
	'Header',
	'NewsletterLink',
	// Subscribers to a notice have to be able to end it.
	'NoticeLink',
	'OpsForm',
	'ServerForm',
	'VisitForm',
	'WarrantyForm',
	'WheelPassport',
	'WheelTransfer',
];

/** Parts that an open shop prints, by name. */
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

const toLinks = (page: SitePage) => attributeValues(listElements(page, 'a'), 'href');

/** Lists what a screen of the shop lacks, or has too much. */
function findFaults(page: SitePage, locale: Locale): string[] {
	const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'));
	const isThere = (address: string) => main.includes(`href="${address}"`);
	return [
		...(isThere(href(locale, 'products-archive')) ? [] : ['no way to the products']),
		...(isThere(href(locale, 'store-locator')) ? [] : ['no way to a store']),
		...(/<(?:input|button|form|astro-island)\b/.test(main) ? ['a control'] : []),
	].map((fault) => `${page.path}: ${fault}`);
}

let recorded: HostAnswers;
let host: FakeApi;
let place: Awaited<ReturnType<typeof openCompiledPlace>>;
let reader: SiteReader;
beforeAll(async () => {
	recorded = await recordedSite();
	for (const locale of LOCALES) recorded[locale].settings.shop.is_enabled = false;
	host = await startFakeApi(recorded);
	place = await openCompiledPlace();
	const { status, lines } = await build(host, place);
	expect({ status, lines }).toEqual({ status: 0, lines: [] });
	reader = await openSiteReader(place.dist, host.url);
});
afterAll(async () => {
	await reader.close();
	await host.close();
	place.close();
});

/** The page of one wheel. */
function wheelAt(locale: Locale): string {
	const wheel = recorded[locale].products.find(({ id }) => id === 'kleos-rd-50');
	return entryHref(locale, 'product', wheel?.slug ?? '');
}

test('a closed shop shows prices and stores on every page, without dead ends or shop functions', async () => {
	const site = readSite(place);
	const pages = site.pages
		.filter((path) => path !== '/index')
		.map((path) => readPage(path, site.html(path)));
	expect(pages.length).toBeGreaterThan(200);

	const found = pages.flatMap((page) => [
		...OF_THE_SHOP.filter((name) => page.html.includes(name)),
		...attributeValues(listElements(page, 'astro-island'), 'component-export').filter(
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
		expect(named.flatMap((page) => findFaults(page, locale))).toEqual([]);

		const product = readPage('', site.html(wheelAt(locale)));
		const read = product.text.replaceAll('\u200b', '');
		expect(read).toMatch(/2[., \u202f]290/);
		expect(read).toContain(getT(locale, 'catalogue')('product.shopClosed'));
		expect(product.html).toContain('schema.org/InStoreOnly');
		expect(toLinks(product).some((link) => link.startsWith(href(locale, 'store-locator')))).toBe(
			true,
		);
	}
});

const VISITORS = (['it', 'ja'] as const).flatMap((locale) =>
	[375, 1280].map((width) => ({ locale, width })),
);

/** Screens that a link or a habit leads to, and one of the links that each offers. */
const SCREENS_AND_WAYS = [
	{ route: 'cart', way: 'way.products', to: 'products-archive' },
	{ route: 'checkout', way: 'way.stores', to: 'store-locator' },
	{ route: 'wishlist', way: 'way.products', to: 'products-archive' },
] as const;

/** Code of the shop, which the build makes whether a page asks for it or not. */
const SHOP_CODE = /^(?:Cart|Checkout|Wish|Shared|SignIn|Register|Overview|Profile|Orders|Return)/;
const codeOfShop = (files: string[]) =>
	files.map((file) => basename(file)).filter((file) => SHOP_CODE.test(file));

test.each(variants('closed-shop', VISITORS))(
	'who comes to a closed shop finds prices and a store, by keyboard too ($locale, $width px)',
	async ({ locale, width }) => {
		const { page, noise, asked, close } = await reader.visit(width);
		const [product, price, screens] = [
			getT(locale, 'catalogue'),
			getT(locale, 'prices'),
			getT(locale, 'screens'),
		];
		const main = page.getByRole('main');
		const title = page.getByRole('heading', { level: 1 });
		/** A page without a cart, open to everybody; its parts awake, as it is read. */
		async function meet(address: string): Promise<void> {
			await page.goto(address);
			await page.mouse.wheel(0, 400);
			await page.mouse.move(width / 2, 20);
			await expect
				.poll(() => page.locator('header astro-island[ssr]').count(), { timeout: limit(10_000) })
				.toBe(0);
			expect(await violations(page)).toEqual([]);
			const around = page.locator('.site-header, .reduced-header');
			expect(await around.locator(`a[href="${href(locale, 'cart')}"]`).count()).toBe(0);
			expect(await around.count()).toBeGreaterThan(0);
		}
		/** Goes there with the keys alone, and arrives at a page that has something to say. */
		async function follow(name: string, route: 'products-archive' | 'store-locator') {
			await tabTo(
				page,
				main.getByRole('link', { name, exact: true }).filter({ visible: true }).first(),
			);
			await page.keyboard.press('Enter');
			await page.waitForURL((url) => url.pathname === href(locale, route));
			await title.waitFor();
		}

		await meet(wheelAt(locale));
		expect(await main.getByRole('button', { name: product('product.add') }).count()).toBe(0);
		const note = price('note.vat_included', { rate: 22, country: countryName('IT', locale) });
		await main.getByText(note).filter({ visible: true }).first().waitFor();
		await main.getByText(product('product.shopClosed')).waitFor();
		await follow(product('product.findStore'), 'store-locator');

		for (const { route, way, to } of SCREENS_AND_WAYS) {
			await meet(href(locale, route));
			await main
				.getByText(screens(`${route === 'wishlist' ? 'account-wishlist' : route}.text`))
				.waitFor();
			await follow(screens(way), to);
		}
		expect(noise).toEqual([]);
		expect(codeOfShop(asked)).toEqual([]);
		expect(codeOfShop(readdirSync(join(place.dist, '_astro'))).length).toBeGreaterThan(5);
		expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
		await close();
	},
);
