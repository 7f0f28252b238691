import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { searchIndex } from '#domain/search/entries.ts';
import type { SearchSource } from '#domain/search/source.ts';
import { countryName } from '#i18n/country-name.ts';
import { categoryUsageHref, entryHref, href, searchIndexHref } from '#i18n/paths.ts';
import { SCREEN_NAMES } from '#server/search/texts.ts';
import { SEARCH_CASES } from '../../../tests/support/search-queries.ts';
import { startHost } from '../../stack/stack.ts';
import { PHONE, slowDown, withBrowser } from './browsing.ts';
import { median, quantile } from '../caller.ts';
import type { Figures, Measure, Row } from '../part.ts';
import { GENERATED } from '../parts.ts';

const LOCALE = 'it';
const QUERIES = SEARCH_CASES.map(({ typed }) => typed[LOCALE]);

/** Times of queries as figures. */
export const toTimes = (times: readonly number[]): Row => ({
	queries: times.length,
	median_ms: median(times),
	p95_ms: quantile(times, 0.95),
	longest_ms: Math.max(...times),
});

/** Index of the suggestions, made from the answers of a host. */
async function indexFrom(hostUrl: string): Promise<string> {
	const read = async (name: string) => {
		const answer = await fetch(`${hostUrl}/api/${name}?locale=${LOCALE}`);
		if (!answer.ok) throw new Error(`/api/${name} answered ${answer.status}`);
		return ((await answer.json()) as { data: never }).data;
	};
	const [categories, usages, products, pages, news, jobs, documents, stores] = await Promise.all(
		[
			...['categories', 'product-usages', 'products', 'pages', 'news'],
			...['jobs', 'documents', 'stores'],
		].map(read),
	);
	const [priceLists, fitRules] = await Promise.all(['price-lists', 'fit-rules'].map(read));
	const source = { categories, usages, products, pages, news, jobs, documents, stores };
	return JSON.stringify(
		searchIndex({
			...({ ...source, priceLists, fitRules } as unknown as SearchSource),
			locale: LOCALE,
			countryName: (code) => countryName(code, LOCALE),
			screenName: (route) => SCREEN_NAMES[LOCALE][route],
			href: {
				entry: (entity, slug) => entryHref(LOCALE, entity, slug),
				route: (route) => href(LOCALE, route),
				categoryUsage: (category, usage) => categoryUsageHref(LOCALE, category, usage),
			},
		}),
	);
}

/** Time from a typed query to its results, on the page of the search. */
async function typeAll(page: Page, siteUrl: string): Promise<number[]> {
	await page.goto(`${siteUrl}${href(LOCALE, 'search')}`);
	await page.locator('search-page input').fill('kleos');
	await page.locator('.search-found a').first().waitFor();
	await slowDown(page);
	const times: number[] = [];
	for (const query of QUERIES) {
		times.push(
			await page.evaluate(
				(typed) =>
					new Promise<number>((resolve) => {
						const field = document.querySelector<HTMLInputElement>('search-page input');
						const found = document.querySelector('.search-found');
						if (!field || !found) throw new Error('no search on the page');
						// Counts as a change: zero beside zero is none.
						found.replaceChildren(document.createElement('i'));
						const began = performance.now();
						const observer = new MutationObserver(() => {
							observer.disconnect();
							resolve(performance.now() - began);
						});
						observer.observe(found, { childList: true });
						field.value = typed;
						field.dispatchEvent(new Event('input', { bubbles: true }));
					}),
				query,
			),
		);
	}
	return times;
}

/** Time of the host's answers, the first of which makes its index. */
export async function askAll(hostUrl: string): Promise<number[]> {
	const times: number[] = [];
	for (const q of ['kleos', ...QUERIES]) {
		const began = performance.now();
		const answer = await fetch(
			`${hostUrl}/api/search?${new URLSearchParams({ locale: LOCALE, q })}`,
		);
		if (!answer.ok) throw new Error(`the search answered ${answer.status}`);
		await answer.arrayBuffer();
		times.push(performance.now() - began);
	}
	return times.slice(1);
}

/**
 * Measures suggestions on a processor four times slower with the index of the seed and with that of
 * a large catalogue, the size of both indexes, and the answers of the host.
 */
export const measure: Measure = ({ root, served }) =>
	served(async (siteUrl) => {
		const figures: Figures = {};
		const own = await (await fetch(`${siteUrl}${searchIndexHref(LOCALE)}`)).text();
		const host = await startHost({
			DATA_DIR: join(root, `search-${GENERATED}`),
			BENCH_PRODUCTS: String(GENERATED),
		});
		try {
			const large = await indexFrom(host.url);
			await withBrowser(async (browser) => {
				for (const [name, index] of [
					['seed', own],
					[`${GENERATED} products`, large],
				] as const) {
					const page = await browser.newPage({ viewport: PHONE });
					await page.route(`**${searchIndexHref(LOCALE)}`, (route) =>
						route.fulfill({ body: index, contentType: 'application/json' }),
					);
					figures[`${name}, in the browser`] = {
						...toTimes(await typeAll(page, siteUrl)),
						index_bytes: brotliCompressSync(index).length,
					};
					await page.close();
				}
			});
			figures[`${GENERATED} products, by the host`] = toTimes(await askAll(host.url));
		} finally {
			await host.stop();
		}
		return { figures };
	});
