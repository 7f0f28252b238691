import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { PATH_WORDS } from '#i18n/paths.ts';
import { distBytes, FILES, offenders, pageAt, PAGES, readDist } from '../support/site.ts';
import { attributeValues, elementsOf, type SitePage } from '../support/site-page.ts';

const KB = 1000;
const HOME_HTML_AND_CSS_BYTES = 20 * KB;
const PRODUCT_HTML_AND_CSS_BYTES = 16 * KB;
const SCRIPT_AT_LOAD_BYTES = 3 * KB;
const ISLAND_PROPS_BYTES = 600;

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

function stylesOf(page: SitePage): string[] {
	const sheets = elementsOf(page, 'link', { rel: 'stylesheet' });
	return attributeValues(sheets, 'href').map(toFile);
}

const htmlAndCss = (page: SitePage) =>
	sum([weigh(`${toFile(page.path)}.html`), ...stylesOf(page).map(weigh)]);

const IMPORT = /(?:\bfrom|\bimport)\s*["'](\.?\.?\/[^"']+\.js)["']/g;

/** The scripts a page runs when it loads, with all that they import before they run. */
function loadedScripts(page: SitePage): string[] {
	const found = new Set<string>();
	const queue = [
		...attributeValues(elementsOf(page, 'script'), 'src'),
		...attributeValues(elementsOf(page, 'link', { rel: 'modulepreload' }), 'href'),
	].map(toFile);
	for (const file of queue) {
		if (found.has(file)) continue;
		found.add(file);
		for (const [, name = ''] of readDist(file).matchAll(IMPORT)) {
			queue.push(toFile(new URL(name, `http://site/${file}`).pathname));
		}
	}
	return [...found];
}

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
		expect(weights.filter(([, bytes]) => bytes > PRODUCT_HTML_AND_CSS_BYTES)).toEqual([]);
	});
});

test('what a page runs when it loads weighs at most 3 kB', () => {
	const wrong = offenders(PAGES, (page) => {
		const bytes = scriptBytes(page);
		return bytes > SCRIPT_AT_LOAD_BYTES ? [`${bytes} bytes`] : [];
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

test('islands get few properties and files that exist', () => {
	const wrong = offenders(PAGES, (page) =>
		elementsOf(page, 'astro-island').flatMap(({ attributes }) => {
			const files = [attributes['component-url'], attributes['renderer-url']];
			return [
				...files.filter((file) => file !== undefined && !FILES.includes(toFile(file))),
				...(Buffer.byteLength(attributes['props'] ?? '') > ISLAND_PROPS_BYTES
					? [`${attributes['component-export']} props`]
					: []),
			].map(String);
		}),
	);
	expect(wrong).toEqual([]);
});

test('only header and hamburger are islands, and both wait for the visitor', () => {
	const islands = new Set(
		PAGES.flatMap((page) =>
			elementsOf(page, 'astro-island').map(
				({ attributes }) => `${attributes['component-export']} ${attributes['client']}`,
			),
		),
	);
	expect([...islands].toSorted()).toEqual(['Hamburger intent', 'Header intent']);
});
