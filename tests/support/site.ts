import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '#config.ts';
import { isLocale, type Locale } from '#contract/locales.ts';
import { attributeValues, listElements, readPage, type SitePage } from './site-page.ts';

export const SITE_URL = config.SITE_URL;

/** Status that an error page is served with; its file carries the same name. */
const ERROR_PAGE = /^\/[a-z]{2}\/(?:404|500|503)$/;

export function readDist(file: string): string {
	return readFileSync(join(config.DIST_DIR, file), 'utf8');
}

export function distBytes(file: string): Buffer {
	return readFileSync(join(config.DIST_DIR, file));
}

/** The staff app lies beside the site and is not for visitors: tests/site/desk.test.ts. */
const DESK = 'desk/';

/** Every file of the built site, as paths below it. */
export const FILES: readonly string[] = readdirSync(config.DIST_DIR, {
	recursive: true,
	encoding: 'utf8',
	withFileTypes: true,
})
	.filter((entry) => entry.isFile())
	.map((entry) => join(entry.parentPath, entry.name).slice(config.DIST_DIR.length + 1))
	.filter((file) => !file.startsWith(DESK));

/** All pages below a locale, without the root's list of languages. */
export const PAGES: readonly SitePage[] = FILES.filter(
	(file) => file.endsWith('.html') && file !== 'index.html',
).map((file) => readPage(`/${file.slice(0, -'.html'.length)}`, readDist(file)));

const byPath = new Map(PAGES.map((page) => [page.path, page]));

export function findPage(path: string): SitePage | undefined {
	return byPath.get(path);
}

/** Returns the page at an address. Fails the test when there is none. */
export function pageAt(path: string): SitePage {
	const page = byPath.get(path);
	if (!page) throw new Error(`there is no page ${path}`);
	return page;
}

export function toLocale({ path }: SitePage): Locale {
	const locale = path.split('/')[1];
	if (!isLocale(locale)) throw new Error(`${path} lies below no language`);
	return locale;
}

export function metaContent(page: SitePage, name: string): string[] {
	return attributeValues(listElements(page, 'meta', { name }), 'content');
}

/** Content of the meta tags of the social networks' vocabulary, such as `og:image`. */
export function metaProperty(page: SitePage, property: string): string[] {
	return attributeValues(listElements(page, 'meta', { property }), 'content');
}

export function toCanonicals(page: SitePage): string[] {
	return attributeValues(listElements(page, 'link', { rel: 'canonical' }), 'href');
}

/** Maps hreflang to address, as the page declares them. */
export function toAlternates(page: SitePage): Record<string, string> {
	return Object.fromEntries(
		listElements(page, 'link', { rel: 'alternate' })
			.filter(({ attributes }) => attributes['hreflang'] !== undefined)
			.map(({ attributes }) => [attributes['hreflang'] ?? '', attributes['href'] ?? '']),
	);
}

function isErrorPage({ path }: SitePage): boolean {
	return ERROR_PAGE.test(path);
}

export function isIndexable(page: SitePage): boolean {
	return !isErrorPage(page) && !metaContent(page, 'robots').join().includes('noindex');
}

export const INDEXABLE = PAGES.filter(isIndexable);

/** Lists the pages that break a rule, with their faults, shortened to a readable length. */
export function offenders(
	pages: readonly SitePage[],
	find: (page: SitePage) => readonly string[],
): string[] {
	return pages
		.flatMap((page) => find(page).map((complaint) => `${page.path}: ${complaint}`))
		.slice(0, 20);
}
