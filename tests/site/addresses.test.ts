import { describe, expect, test } from 'vitest';
import * as endpoints from '#contract/content/endpoints.ts';
import { LOCALES } from '#contract/locales.ts';
import { PATH_WORDS } from '#i18n/paths.ts';
import { askHost } from '../support/site-api.ts';
import { FILES, findPage, isIndexable, metaContent, pageAt, PAGES } from '../support/site.ts';

/** Screens without content of their own: they work for one visitor, not for search engines. */
const FUNCTIONAL = [
	'account',
	'account/addresses',
	'account/orders',
	'account/orders/detail',
	'account/profile',
	'account/returns',
	'account/returns/detail',
	'account/returns/new',
	'account/wishlist',
	'cart',
	'checkout',
	'checkout/done',
	'checkout/payment',
	'checkout/resume',
	'checkout/shipping',
	'forgot-password',
	'login',
	'newsletter-confirm',
	'newsletter-unsubscribe',
	'notice/confirm',
	'notice/end',
	'ops-warranty',
	'orders',
	'orders/detail',
	'register',
	'reset-password',
	'thank-you-page',
	'wheel',
	'wheel-transfer',
	'wishlist',
	'wishlist/shared',
];
/** Pages whose address is the same word in every language. */
const EDITORIAL = [
	'company-info',
	'cookie-policy',
	'k1-rd',
	'kleos-rd-36',
	'kleos-rd-50',
	'kleos-rd-62',
	'news',
	'privacy-policy',
	'privacy-policy-candidati',
	'privacy-policy-contacts',
	'privacy-policy-newsletter',
	'privacy-policy-supplier',
	'warranty-conditions',
];

describe.each(LOCALES)('in %s', (locale) => {
	test('the home page is the language’s own address', () => {
		expect(findPage(`/${locale}`)).toBeDefined();
	});

	test.each(FUNCTIONAL)('%s exists and is not indexed', (route) => {
		expect(metaContent(pageAt(`/${locale}/${route}`), 'robots')).toEqual(['noindex']);
	});

	test.each(EDITORIAL)('%s exists and is indexed', (route) => {
		expect(isIndexable(pageAt(`/${locale}/${route}`))).toBe(true);
	});

	test.each(['products', 'stores', 'careers'] as const)(
		'the %s page has a localised path',
		(word) => {
			expect(isIndexable(pageAt(`/${locale}/${PATH_WORDS[word][locale]}`))).toBe(true);
		},
	);

	test('categories, categories by usage, products, news and jobs have pages', async () => {
		const below = (word: keyof typeof PATH_WORDS, depth: number) =>
			PAGES.filter(({ path }) => {
				const parts = path.split('/').slice(1);
				return (
					parts[0] === locale &&
					parts[1] === PATH_WORDS[word][locale] &&
					parts.length === 2 + depth &&
					!/^\d+$/.test(parts.at(-1) ?? '')
				);
			}).length;
		const categories = await askHost(endpoints.listCategories, locale);
		const usages = await askHost(endpoints.listProductUsages, locale);
		const products = await askHost(endpoints.listProducts, locale);
		const pairs = products.flatMap(({ category_id, usage_ids }) =>
			usage_ids.map((usage) => `${category_id} ${usage}`),
		);
		expect(below('products', 1)).toBe(categories.length + usages.length);
		expect(below('products', 2)).toBe(new Set(pairs).size);
		expect(below('product', 1)).toBe(products.length);
		expect(below('news', 1)).toBe((await askHost(endpoints.listNews, locale)).length);
		expect(below('careers', 1)).toBe((await askHost(endpoints.listJobs, locale)).length);
	});

	test.each([
		{ status: 404, leadsHome: true },
		{ status: 500, leadsHome: true },
		// While nothing can be served, home cannot either.
		{ status: 503, leadsHome: false },
	])('error page $status links home: $leadsHome', ({ status, leadsHome }) => {
		const page = pageAt(`/${locale}/${status}`);
		expect(metaContent(page, 'robots')).toEqual(['noindex']);
		const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'));
		expect(main.includes(`href="/${locale}"`)).toBe(leadsHome);
	});
});

test('the former home page is a redirect, not a page', () => {
	expect(PAGES.filter(({ path }) => path.endsWith('index-old'))).toEqual([]);
});

test('the root lists the five languages as plain links', () => {
	expect(FILES).toContain('index.html');
});

describe('Japan’s seller notice', () => {
	const slug = 'tokushoho';

	test('exists in Japanese only, and is indexed', () => {
		expect(isIndexable(pageAt(`/ja/${slug}`))).toBe(true);
		expect(LOCALES.filter((locale) => findPage(`/${locale}/${slug}`))).toEqual(['ja']);
	});

	test.each(LOCALES)('is linked from footers in %s: in Japanese only', (locale) => {
		const { html } = pageAt(`/${locale}`);
		expect(html.includes(`href="/ja/${slug}"`)).toBe(locale === 'ja');
	});
});
