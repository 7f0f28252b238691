import { expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import {
	toAlternates,
	findPage,
	INDEXABLE,
	isIndexable,
	toLocale,
	offenders,
	PAGES,
	SITE_URL,
} from '../support/site.ts';
import { type SitePage } from '../support/site-page.ts';

const getPage = (url = ''): SitePage | undefined =>
	url.startsWith(`${SITE_URL}/`) ? findPage(url.slice(SITE_URL.length)) : undefined;

/** Other languages of a page, x-default apart. */
function siblings(page: SitePage): [string, string][] {
	return Object.entries(toAlternates(page)).filter(([language]) => language !== 'x-default');
}

test('a page that may be found lists itself under its language', () => {
	const wrong = offenders(INDEXABLE, (page) =>
		toAlternates(page)[toLocale(page)] === `${SITE_URL}${page.path}` ? [] : ['not itself'],
	);
	expect(wrong).toEqual([]);
});

test('every listed address is a page in that language that may be found', () => {
	const wrong = offenders(INDEXABLE, (page) =>
		siblings(page)
			.filter(([language, url]) => {
				const other = getPage(url);
				return !other || !isIndexable(other) || toLocale(other) !== language;
			})
			.map(([language, url]) => `${language} ${url}`),
	);
	expect(wrong).toEqual([]);
});

test('pages that list each other list the same', () => {
	const wrong = offenders(INDEXABLE, (page) =>
		siblings(page)
			.filter(([, url]) => {
				const other = getPage(url);
				return !other || JSON.stringify(toAlternates(other)) !== JSON.stringify(toAlternates(page));
			})
			.map(([, url]) => url),
	);
	expect(wrong).toEqual([]);
});

test('x-default is the choice of language for home pages, the Italian page for the rest, else the only one', () => {
	const wrong = offenders(INDEXABLE, (page) => {
		const alternates = toAlternates(page);
		const isHome = page.path === `/${toLocale(page)}`;
		const [only, ...others] = siblings(page);
		const theRest = others.length === 0 ? only?.[1] : alternates['it'];
		const expected = isHome ? `${SITE_URL}/` : theRest;
		return alternates['x-default'] === expected ? [] : [String(alternates['x-default'])];
	});
	expect(wrong).toEqual([]);
});

test('pages that may not be found list no languages for search engines', () => {
	const hidden = PAGES.filter((page) => !isIndexable(page));
	expect(offenders(hidden, (page) => Object.keys(toAlternates(page)))).toEqual([]);
});

/** Layouts without the footer: error pages, and the checkout, which nothing should lead out of. */
const BARE = /^\/[a-z]{2}\/(?:404|500|503|checkout|checkout\/(?:shipping|payment|resume|done))$/;

test('every page with a footer leads to all five languages in plain links', () => {
	const withFooter = PAGES.filter(({ path }) => !BARE.test(path));
	const wrong = offenders(withFooter, (page) => {
		const reached = new Set(
			page.elements
				.filter(({ name, attributes }) => name === 'a' && attributes['hreflang'])
				.filter(({ attributes }) => findPage(attributes['href'] ?? ''))
				.map(({ attributes }) => attributes['hreflang']),
		);
		return LOCALES.filter((locale) => !reached.has(locale));
	});
	expect(wrong).toEqual([]);
});

test('the plain links lead where hreflang leads', () => {
	const wrong = offenders(INDEXABLE, (page) =>
		siblings(page)
			.filter(
				([language, url]) =>
					!page.elements.some(
						({ name, attributes }) =>
							name === 'a' &&
							attributes['hreflang'] === language &&
							`${SITE_URL}${attributes['href']}` === url,
					),
			)
			.map(([, url]) => url),
	);
	expect(wrong).toEqual([]);
});
