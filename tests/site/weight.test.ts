import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { PATH_WORDS } from '#i18n/paths.ts';
import { distBytes, FILES, offenders, pageAt, PAGES, readDist } from '../support/site.ts';
import { attributeValues, listElements, type SitePage, withoutData } from '../support/site-page.ts';

const KB = 1000;
const HOME_HTML_AND_CSS_BYTES = 20 * KB;
const PRODUCT_HTML_AND_CSS_BYTES = 16 * KB;
/** Japanese marks the ends of its phrases, in headings, buttons and menus. */
const PHRASES_BYTES = 0.5 * KB;
const SCRIPT_AT_LOAD_BYTES = 3.1 * KB;
/** Bytes that a form's island loads beside React. */
const FORM_SCRIPT_BYTES = 26 * KB;
/** Bytes that a screen of the account loads beside React. */
const ACCOUNT_SCRIPT_BYTES = 37 * KB;
const ACCOUNT_ISLANDS = [
	'SignIn',
	'Register',
	'ChoosePassword',
	'Overview',
	'Profile',
	'Addresses',
];
/** Bytes that the steps of an order, which are one island, load beside React. */
const CHECKOUT_SCRIPT_BYTES = 49 * KB;
/** Orders are listed to customers and to guests, who are asked for their link. */
const ORDERS_SCRIPT_BYTES = 39 * KB;
/** Bytes of a page with one task, whose island does not wait and brings its loader along. */
const TASK_SCRIPT_BYTES = 5 * KB;
/**
 * Islands with their directive, and the most that their properties weigh in the page. Those of the
 * shell are everywhere; a form brings its fields, countries and words, in Japanese too.
 */
const ISLANDS: Record<string, number> = {
	'Header intent': 600,
	'ServerForm intent': 18 * KB,
	'WarrantyForm intent': 22 * KB,
	'OpsForm load': 11 * KB,
	'VisitForm load': 24 * KB,
	'CartPage load': 12 * KB,
	'NewsletterLink load': 4 * KB,
	'NoticeLink load': 9 * KB,
	'WishlistPage load': 9 * KB,
	'SharedList load': 9 * KB,
	'WheelPassport load': 9 * KB,
	'WheelTransfer load': 9 * KB,
	// Screens of the account, while the shop is open; two of them bring the countries.
	'SignIn load': 9 * KB,
	'Register load': 9 * KB,
	'ForgotPassword load': 9 * KB,
	'ChoosePassword load': 9 * KB,
	'ConfirmEmail load': 10 * KB,
	'SignOut load': 100,
	'Overview load': 9 * KB,
	'Profile load': 18 * KB,
	'Addresses load': 18 * KB,
	'Wheels load': 10 * KB,
	// The steps of an order share theirs, the countries among them.
	'Checkout load': 44 * KB,
	'Done load': 24 * KB,
	'Orders load': 24 * KB,
	'OrderDetail load': 24 * KB,
	'Returns load': 16 * KB,
	'ReturnDetail load': 16 * KB,
	'ReturnNew load': 16 * KB,
};

const sizes = new Map<string, number>();
/** Bytes of a built file on the wire. */
function weigh(file: string): number {
	const known = sizes.get(file);
	if (known !== undefined) return known;
	const size = brotliCompressSync(distBytes(file)).length;
	sizes.set(file, size);
	return size;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const toFile = (href: string) => href.replace(/^\//, '');

/** Sheets that a screen waits for; that of print is fetched after them. */
function toStyles(page: SitePage): string[] {
	const sheets = listElements(page, 'link', { rel: 'stylesheet' }).filter(
		({ attributes }) => attributes['media'] !== 'print',
	);
	return attributeValues(sheets, 'href').map(toFile);
}

/** Page as visitors get it; data for crawlers has a budget of its own (`structured.test.ts`). */
const htmlAndCss = (page: SitePage) =>
	sum([brotliCompressSync(withoutData(page.html)).length, ...toStyles(page).map(weigh)]);

const IMPORT = /(?:\bfrom|\bimport)\s*["'](\.?\.?\/[^"']+\.js)["']/g;

/** Scripts with all that they import before they run. */
function withImports(files: readonly string[]): string[] {
	const found = new Set<string>();
	const queue = [...files];
	for (const file of queue) {
		if (found.has(file)) continue;
		found.add(file);
		for (const [, name = ''] of readDist(file).matchAll(IMPORT)) {
			queue.push(toFile(new URL(name, `http://site/${file}`).pathname));
		}
	}
	return [...found];
}

/** The scripts a page runs when it loads. */
const loadedScripts = (page: SitePage) =>
	withImports(
		[
			...attributeValues(listElements(page, 'script'), 'src'),
			...attributeValues(listElements(page, 'link', { rel: 'modulepreload' }), 'href'),
		].map(toFile),
	);

const scriptBytes = (page: SitePage) =>
	sum([
		...loadedScripts(page).map(weigh),
		...page.inlineScripts.map((script) => brotliCompressSync(script).length),
	]);

describe.each(LOCALES)('in %s', (locale) => {
	test('the home page and its styles weigh at most 20 kB', () => {
		expect(htmlAndCss(pageAt(`/${locale}`))).toBeLessThanOrEqual(HOME_HTML_AND_CSS_BYTES);
	});

	test('the heaviest product page and its styles weigh at most 16 kB', () => {
		const start = `/${locale}/${PATH_WORDS.product[locale]}/`;
		const heaviest = PAGES.filter(({ path }) => path.startsWith(start))
			.toSorted((a, b) => b.html.length - a.html.length)
			.slice(0, 3);
		expect(heaviest.length).toBe(3);
		const weights = heaviest.map((page) => [page.path, htmlAndCss(page)] as const);
		const most = PRODUCT_HTML_AND_CSS_BYTES + (locale === 'ja' ? PHRASES_BYTES : 0);
		expect(weights.filter(([, bytes]) => bytes > most)).toEqual([]);
	});
});

test('the script at load weighs at most 3.1 kB, or 5 kB where it is the page’s task', () => {
	const wrong = offenders(PAGES, (page) => {
		const isTask = listElements(page, 'astro-island').some(
			({ attributes }) => attributes['client'] === 'load',
		);
		const bytes = scriptBytes(page);
		const most = isTask ? TASK_SCRIPT_BYTES : SCRIPT_AT_LOAD_BYTES;
		return bytes > most ? [`${bytes} bytes`] : [];
	});
	expect(wrong).toEqual([]);
});

test('no page loads React before the visitor acts', () => {
	const react = new Set(
		FILES.filter((file) => file.endsWith('.js')).filter((file) =>
			/react\.(?:element|transitional)|hydrateRoot/.test(readDist(file)),
		),
	);
	expect(react.size).toBeGreaterThan(0);
	const wrong = offenders(PAGES, (page) => loadedScripts(page).filter((file) => react.has(file)));
	expect(wrong).toEqual([]);
});

const toName = ({ attributes }: { attributes: Record<string, string> }) =>
	`${attributes['component-export']} ${attributes['client']}`;

test('islands are known, with few props and existing files', () => {
	const wrong = offenders(PAGES, (page) =>
		listElements(page, 'astro-island').flatMap((island) => {
			const { attributes } = island;
			const files = [attributes['component-url'], attributes['renderer-url']];
			const most = ISLANDS[toName(island)] ?? 0;
			return [
				...files.filter((file) => file !== undefined && !FILES.includes(toFile(file))),
				...(Buffer.byteLength(attributes['props'] ?? '') > most
					? [`${toName(island)}: properties`]
					: []),
			].map(String);
		}),
	);
	expect(wrong).toEqual([]);
});

/** React, what its markup becomes, and the bundler's own few lines. */
const RUNTIME = /\/(?:react|jsx-runtime|rolldown-runtime)\.[^/]+\.js$/;

/** Bytes that an island loads beside React, by its name. */
function islandScripts(name: string): string[] {
	const found = PAGES.flatMap((page) =>
		listElements(page, 'astro-island', { 'component-export': name }),
	);
	const [file] = new Set(attributeValues(found, 'component-url').map(toFile));
	if (file === undefined) throw new Error(`no page has the island ${name}`);
	return withImports([file]).filter((script) => !RUNTIME.test(script));
}

test.each(['ServerForm', 'OpsForm', 'VisitForm', 'WarrantyForm'])(
	'the island %s weighs at most 26 kB beside React',
	(name) => {
		expect(sum(islandScripts(name).map(weigh))).toBeLessThanOrEqual(FORM_SCRIPT_BYTES);
	},
);

test.each(['CartPage', 'CartDrawer'])('%s weighs at most 35 kB beside React', (name) => {
	const file = FILES.find((path) => new RegExp(`/${name}\\.[^/]+\\.js$`).test(path));
	if (file === undefined) throw new Error(`${name} was not built`);
	const scripts = withImports([file]).filter((script) => !RUNTIME.test(script));
	expect(sum(scripts.map(weigh))).toBeLessThanOrEqual(35 * KB);
});

test.each(['products', 'product', 'news', 'stores', 'compare', 'pressure'] as const)(
	'below the path for %s only the header is an island, and it waits for interaction',
	(word) => {
		const pages = PAGES.filter(({ path }) =>
			LOCALES.some((locale) => `${path}/`.startsWith(`/${locale}/${PATH_WORDS[word][locale]}/`)),
		);
		expect(pages.length).toBeGreaterThan(0);
		const islands = new Set(
			pages.flatMap((page) => listElements(page, 'astro-island').map(toName)),
		);
		expect([...islands].toSorted()).toEqual(['Header intent']);
	},
);

test('screens of the account weigh at most 37 kB beside React, each', () => {
	const printed = ACCOUNT_ISLANDS.filter((name) =>
		PAGES.some(
			(page) => listElements(page, 'astro-island', { 'component-export': name }).length > 0,
		),
	);
	const heavy = printed.filter(
		(name) => sum(islandScripts(name).map(weigh)) > ACCOUNT_SCRIPT_BYTES,
	);
	expect(heavy).toEqual([]);
});

test('the checkout weighs at most 49 kB beside React, and screens of orders 39 kB', () => {
	const orders = ['Done', 'Orders', 'OrderDetail', 'Returns', 'ReturnDetail', 'ReturnNew'];
	const weights = ['Checkout', ...orders].map((name) => {
		const most = name === 'Checkout' ? CHECKOUT_SCRIPT_BYTES : ORDERS_SCRIPT_BYTES;
		return { name, most, bytes: sum(islandScripts(name).map(weigh)) };
	});
	expect(weights.filter(({ bytes, most }) => bytes > most)).toEqual([]);
});
