import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import {
	toCanonicals,
	INDEXABLE,
	isIndexable,
	toLocale,
	metaContent,
	offenders,
	PAGES,
	SITE_URL,
} from '../support/site.ts';
import { attributeValues, listElements, readPage, type SitePage } from '../support/site-page.ts';

const lang = (page: SitePage) => attributeValues(listElements(page, 'html'), 'lang');

test('every page declares its language', () => {
	expect(offenders(PAGES, (page) => lang(page).filter((it) => it !== toLocale(page)))).toEqual([]);
	expect(offenders(PAGES, (page) => (lang(page).length === 1 ? [] : ['no lang']))).toEqual([]);
});

test('every page has one non-empty main heading', () => {
	const wrong = offenders(PAGES, ({ headings }) =>
		headings.length === 1 && headings[0] ? [] : [`h1: ${JSON.stringify(headings)}`],
	);
	expect(wrong).toEqual([]);
});

test('every page has one description of a useful length', () => {
	const wrong = offenders(PAGES, (page) => {
		const [description = '', ...more] = metaContent(page, 'description');
		return description.length >= 10 && description.length <= 320 && more.length === 0
			? []
			: [`${description.length} characters`];
	});
	expect(wrong).toEqual([]);
});

describe.each(LOCALES)('in %s', (locale) => {
	const own = PAGES.filter((page) => toLocale(page) === locale);

	test('no two pages have the same title', () => {
		const seen = new Map<string, string>();
		const twice = own.flatMap(({ path, titles }) => {
			const title = titles.join();
			const other = seen.get(title);
			seen.set(title, path);
			return other ? [`${other} and ${path}: ${title}`] : [];
		});
		expect(twice).toEqual([]);
	});

	test('every page has exactly one title', () => {
		expect(
			offenders(own, ({ titles }) => (titles.length === 1 && titles[0] ? [] : titles)),
		).toEqual([]);
	});
});

test('an indexed page has itself as absolute canonical', () => {
	const wrong = offenders(INDEXABLE, (page) => {
		const [canonical, ...more] = toCanonicals(page);
		const isOwn = canonical === `${SITE_URL}${page.path}` && more.length === 0;
		return isOwn ? [] : [`canonical ${canonical}`];
	});
	expect(wrong).toEqual([]);
});

test('an unindexed page has no canonical', () => {
	const hidden = PAGES.filter((page) => !isIndexable(page));
	const wrong = offenders(hidden, (page) =>
		toCanonicals(page).filter((canonical) => canonical !== `${SITE_URL}${page.path}`),
	);
	expect(wrong).toEqual([]);
});

test('ids are unique on a page', () => {
	const wrong = offenders(PAGES, (page) => {
		const ids = page.elements.flatMap(({ attributes }) => attributes['id'] ?? []);
		return ids.filter((id, index) => ids.indexOf(id) !== index);
	});
	expect(wrong).toEqual([]);
});

test('every picture has an alternative text or is marked decorative', () => {
	const wrong = offenders(PAGES, (page) =>
		listElements(page, 'img')
			.filter(({ attributes: { alt } }) => alt === undefined)
			.map(({ attributes }) => attributes['src'] ?? 'img'),
	);
	expect(wrong).toEqual([]);
});

// Those of the hamburger menu fill a background and hold no place of their own.
test('every picture of the main part reserves its space', () => {
	const wrong = offenders(PAGES, ({ path, html }) =>
		listElements(readPage(path, html.slice(html.indexOf('<main'))), 'img')
			.filter(({ attributes: { width, height } }) => !width || !height)
			.map(({ attributes }) => attributes['src'] ?? 'img'),
	);
	expect(wrong).toEqual([]);
});

test('a wheel that turns is tied to the scroll by the rules as they are served', () => {
	const turning = PAGES.filter(({ html }) => html.includes('class="wheel-turn"'));
	expect(turning.length).toBeGreaterThan(0);
	for (const { path, html } of turning) {
		// A minifier that joins this with `animation` leaves a rule that no browser reads.
		expect(html, path).toMatch(/\.wheel-turn-frames img\{[^}]*animation-timeline:--wheel-turn/);
		expect(html, path).not.toMatch(/animation:[^;}]*--wheel-turn/);
	}
});
