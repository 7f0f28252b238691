import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SEED_LOCALES } from '#seed/languages.ts';
import type { SearchIndex } from '#contract/search/search.ts';
import { createEngine } from '#domain/search/engine.ts';
import { SCREEN_NAMES } from '#server/search/texts.ts';
import { href, searchDescriptionHref, searchIndexHref, searchTextsHref } from '#i18n/paths.ts';
import { attributeValues, listElements } from '../support/site-page.ts';
import { COUNTER_QUERIES } from '../support/search-queries-counter.ts';
import { RIDERS_QUERIES } from '../support/search-queries-riders.ts';
import { WORKSHOP_QUERIES } from '../support/search-queries-workshop.ts';
import { SEARCH_CASES } from '../support/search-queries.ts';
import { distBytes, FILES, findPage, metaContent, pageAt, readDist } from '../support/site.ts';

const INDEX_BYTES = 60_000;
/** Part of the queries whose right answer is among the first three. */
const LEAST_RIGHT = 0.95;
const FIRST = 3;

const toFile = (address: string) => address.slice(1);

describe.each(SEED_LOCALES)('the search in %s', (locale) => {
	const read = () => JSON.parse(readDist(toFile(searchIndexHref(locale)))) as SearchIndex;

	test('has an index of at most 60 kB on the wire', () => {
		const bytes = brotliCompressSync(distBytes(toFile(searchIndexHref(locale)))).length;
		expect(bytes).toBeLessThanOrEqual(INDEX_BYTES);
		expect(FILES).toContain(toFile(searchTextsHref(locale)));
	});

	test('links to existing pages and files', () => {
		const lost = read().entries.filter(({ href: address }) => {
			const [path = ''] = address.split('#');
			return !path.startsWith('/media/documents/') && !findPage(path);
		});
		expect(lost.map(({ href: address }) => address)).toEqual([]);
	});

	test('finds the target among the first three for nearly all queries', () => {
		const engine = createEngine(read());
		const wrong = SEARCH_CASES.filter(({ right, typed }) => {
			const { hits } = engine.search(typed[locale], FIRST);
			return !hits.some(({ id }) => right.includes(id));
		});
		expect(SEARCH_CASES).toHaveLength(60);
		const rate = 1 - wrong.length / SEARCH_CASES.length;
		expect(rate, wrong.map(({ typed }) => typed[locale]).join(', ')).toBeGreaterThanOrEqual(
			LEAST_RIGHT,
		);
	});

	test('finds riders’ queries, with typing errors, units and workshop terms', () => {
		const engine = createEngine(read());
		const queries = RIDERS_QUERIES[locale];
		const wrong = queries.filter(
			([typed, ...right]) => !engine.search(typed, FIRST).hits.some(({ id }) => right.includes(id)),
		);
		expect(queries).toHaveLength(24);
		const rate = 1 - wrong.length / queries.length;
		expect(rate, wrong.map(([typed]) => typed).join(', ')).toBeGreaterThanOrEqual(LEAST_RIGHT);
	});

	test('finds what shops and people in need of a part type, with codes, serials and sizes', () => {
		const engine = createEngine(read());
		const queries = WORKSHOP_QUERIES[locale];
		const wrong = queries.filter(([typed, ...right]) => {
			const { hits, serial } = engine.search(typed, FIRST);
			return ![`serial/${serial}`, ...hits.map(({ id }) => id)].some((id) => right.includes(id));
		});
		expect(queries).toHaveLength(30);
		const rate = 1 - wrong.length / queries.length;
		expect(rate, wrong.map(([typed]) => typed).join(', ')).toBeGreaterThanOrEqual(LEAST_RIGHT);
	});

	test('finds what people with a budget, an order or a broken part type', () => {
		const engine = createEngine(read());
		const queries = COUNTER_QUERIES[locale];
		const wrong = queries.filter(
			([typed, ...right]) => !engine.search(typed, FIRST).hits.some(({ id }) => right.includes(id)),
		);
		expect(queries).toHaveLength(50);
		const rate = 1 - wrong.length / queries.length;
		expect(rate, wrong.map(([typed]) => typed).join(', ')).toBeGreaterThanOrEqual(LEAST_RIGHT);
	});

	test('finds every product by its name and by each of its codes', () => {
		const index = read();
		const engine = createEngine(index);
		const products = index.entries.filter(({ id }) => id.startsWith('product/'));
		const lost = products.flatMap(({ id, title, codes = '' }) =>
			[title, ...codes.split(' ')].filter(
				(typed) => !engine.search(typed, FIRST).hits.some((hit) => hit.id === id),
			),
		);
		expect(products.length).toBeGreaterThan(50);
		expect(lost).toEqual([]);
	});

	test('is announced to browsers by the home page', () => {
		const links = listElements(pageAt(href(locale, 'home')), 'link', { rel: 'search' });
		expect(attributeValues(links, 'href')).toEqual([searchDescriptionHref(locale)]);
		const description = readDist(toFile(searchDescriptionHref(locale)));
		expect(description).toContain(`${href(locale, 'search')}?q={searchTerms}"`);
	});

	test('has an unindexed page, and names screens by their titles', () => {
		expect(metaContent(pageAt(href(locale, 'search')), 'robots')).toEqual(['noindex']);
		const withdrawal = pageAt(href(locale, 'withdrawal'));
		expect(withdrawal.html).toContain(SCREEN_NAMES[locale].withdrawal);
	});
});
