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

test('an indexed page lists itself under its language', () => {
	const wrong = offenders(INDEXABLE, (page) =>
		toAlternates(page)[toLocale(page)] === `${SITE_URL}${page.path}` ? [] : ['not itself'],
	);
	expect(wrong).toEqual([]);
});

test('every listed address is an indexed page in that language', () => {
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

test('alternates are symmetric', () => {
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

test('x-default is the language choice for home pages, the Italian page otherwise, else the only one', () => {
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

test('unindexed pages list no alternates', () => {
	const hidden = PAGES.filter((page) => !isIndexable(page));
	expect(offenders(hidden, (page) => Object.keys(toAlternates(page)))).toEqual([]);
});

/** Layouts without the footer: error pages, and the checkout, which nothing should lead out of. */
const BARE = /^\/[a-z]{2}\/(?:404|500|503|checkout|checkout\/(?:shipping|payment|resume|done))$/;

test('every page with a footer links to all five languages', () => {
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

test('the visible links match hreflang', () => {
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
