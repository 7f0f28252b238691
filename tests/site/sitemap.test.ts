import { describe, expect, test } from 'vitest';
import { Parser } from 'htmlparser2';
import { LOCALES } from '#contract/locales.ts';
import { PATH_WORDS } from '#i18n/paths.ts';
import {
	toAlternates,
	FILES,
	INDEXABLE,
	toLocale,
	pageAt,
	readDist,
	SITE_URL,
} from '../support/site.ts';

interface Entry {
	loc: string;
	lastmod: string | null;
	alternates: Record<string, string>;
	pictures: string[];
}

/** `<url>` or `<sitemap>` elements of one file. */
function readSitemap(file: string): Entry[] {
	const entries: Entry[] = [];
	let text = '';
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				text = '';
				if (name === 'url' || name === 'sitemap') {
					entries.push({ loc: '', lastmod: null, alternates: {}, pictures: [] });
				}
				const entry = entries.at(-1);
				if (name === 'xhtml:link' && entry) {
					entry.alternates[attributes['hreflang'] ?? ''] = attributes['href'] ?? '';
				}
			},
			ontext: (data) => (text += data),
			onclosetag(name) {
				const entry = entries.at(-1);
				if (name === 'loc' && entry) entry.loc = text;
				if (name === 'image:loc') entry?.pictures.push(text);
				if (name === 'lastmod' && entry) entry.lastmod = text;
			},
		},
		{ xmlMode: true },
	);
	parser.end(readDist(file));
	return entries;
}

const index = readSitemap('sitemap-index.xml').map(({ loc }) => loc);
const files = index.map((loc) => loc.slice(`${SITE_URL}/`.length));
const listed = files.flatMap(readSitemap);

test('the index lists one sitemap per language, and no other exists', () => {
	expect(files.toSorted()).toEqual(LOCALES.map((locale) => `sitemap-${locale}-0.xml`).toSorted());
	expect(FILES.filter((file) => /^sitemap.*\.xml$/.test(file)).length).toBe(LOCALES.length + 1);
});

test('listed pages are the indexed pages', () => {
	const pages = INDEXABLE.map(({ path }) => SITE_URL + path);
	expect(listed.map(({ loc }) => loc).toSorted()).toEqual(pages.toSorted());
});

test('listed pictures are those that their pages show', () => {
	const wrong = listed.flatMap(({ loc, pictures }) => {
		const { html } = pageAt(loc.slice(SITE_URL.length));
		return pictures.filter((src) => !html.includes(src.slice(SITE_URL.length)));
	});
	expect(wrong).toEqual([]);
	expect(listed.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThan(100);
});

describe.each(LOCALES)('the sitemap for %s', (locale) => {
	const own = readSitemap(`sitemap-${locale}-0.xml`);

	test('contains the pages of its language only', () => {
		expect(own.length).toBe(INDEXABLE.filter((page) => toLocale(page) === locale).length);
		expect(own.filter(({ loc }) => !`${loc}/`.startsWith(`${SITE_URL}/${locale}/`))).toEqual([]);
	});

	test('lists the page’s own alternates', () => {
		const wrong = own.filter(
			({ loc, alternates }) =>
				JSON.stringify(Object.entries(alternates).toSorted()) !==
				JSON.stringify(Object.entries(toAlternates(pageAt(loc.slice(SITE_URL.length)))).toSorted()),
		);
		expect(wrong.map(({ loc }) => loc)).toEqual([]);
	});

	test('has the last change of each product, news item and position', () => {
		const dated = (['product', 'news', 'careers'] as const).map(
			(word) => `${SITE_URL}/${locale}/${PATH_WORDS[word][locale]}/`,
		);
		const undated = own.filter(
			({ loc, lastmod }) => !lastmod && dated.some((start) => loc.startsWith(start)),
		);
		expect(undated.map(({ loc }) => loc)).toEqual([]);
	});

	test('has no date in the future', () => {
		const dates = own.flatMap(({ lastmod }) => lastmod ?? []);
		expect(dates.filter((date) => !(Date.parse(date) <= Date.now()))).toEqual([]);
	});
});

test('robots.txt allows everything and names the sitemap', () => {
	expect(readDist('robots.txt')).toBe(
		`User-agent: *\nAllow: /\n\nSitemap: ${SITE_URL}/sitemap-index.xml\n`,
	);
});
