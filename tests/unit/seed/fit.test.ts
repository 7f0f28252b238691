import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readState, placesShown, withBands, writeState } from '#components/listing/facet-state.ts';
import { toFacets } from '#content/lists/facets.ts';
import { findTyreRange } from '#content/lists/facet-traits.ts';
import { AVAILABILITIES } from '#contract/content/availability.ts';
import type { Product } from '#contract/content/catalogue.ts';
import { carriedQuery, wantedValues } from '#domain/catalogue/carried-filter.ts';
import { articleFor, decidesFit, OPEN } from '#domain/catalogue/fit.ts';
import { SEED } from '#seed/index.ts';
import {
	DEMO_PRODUCTS,
	DEMO_SITE,
	DEMO_WHEELS,
	toProductPage,
} from '../../support/demo-products.ts';
import { aProduct } from '../../support/factories-content.ts';

/** The article that is added to the cart after a product is opened from a filtered list. */
function openedFrom(search: string, product: Product) {
	const { codes, fit, articles } = toProductPage(product);
	return articleFor(articles, wantedValues(carriedQuery(search), codes, articles), fit);
}

describe('every option of the demo', () => {
	test('declares whether it decides fit, as its kind would', () => {
		const marks = SEED.options.map(({ code, decides_fit }) => [code, decides_fit]);
		expect(marks).toEqual(SEED.options.map(({ code }) => [code, decidesFit({ code })]));
		expect(SEED.options.filter(({ decides_fit }) => !decides_fit).map(({ code }) => code)).toEqual([
			'pack',
			'capacity',
		]);
	});
});

test('no page of the demo preselects a freehub, an axle or a size', () => {
	const preset = DEMO_PRODUCTS.filter((product) => {
		const { codes, fit, articles } = toProductPage(product);
		const asks = fit.some(
			(decides, at) => decides && new Set(articles.map(({ values }) => values[at])).size > 1,
		);
		const opens = articleFor(
			articles,
			codes.map(() => OPEN),
			fit,
		);
		return asks === (opens !== null);
	});
	expect(preset.map(({ id }) => id)).toEqual([]);
});

test('stock, price and order never affect fit options, for any product of the demo', () => {
	const most = Math.max(...DEMO_PRODUCTS.map(({ variants }) => variants.length));
	const stocks = fc.array(fc.constantFrom(...AVAILABILITIES), { minLength: most, maxLength: most });
	const amounts = fc.array(fc.nat(500_000), { minLength: most, maxLength: most });
	const order = fc.array(fc.nat(), { minLength: most, maxLength: most });
	fc.assert(
		fc.property(
			fc.constantFrom(...DEMO_PRODUCTS.filter(({ variants }) => variants.length > 1)),
			fc.nat(),
			stocks,
			amounts,
			order,
			(product, pick, availabilities, prices, ranks) => {
				const { codes, fit, articles } = toProductPage(product);
				const wanted = articles[pick % articles.length]?.values ?? [];
				const search = `?${new URLSearchParams(
					codes.flatMap((code, at) => (code && fit[at] ? [[code, wanted[at] ?? '']] : [])),
				)}`;
				const changed = product.variants
					.map((variant, at) => ({
						...variant,
						availability: availabilities[at] ?? variant.availability,
						prices: variant.prices.map((price) => ({ ...price, amount: prices[at] })),
					}))
					.toSorted(
						(a, b) =>
							(ranks[product.variants.findIndex(({ id }) => id === a.id)] ?? 0) -
							(ranks[product.variants.findIndex(({ id }) => id === b.id)] ?? 0),
					);
				const after = toProductPage(aProduct(product.id, 'it', { ...product, variants: changed }));
				const toFit = ({ values }: { values: readonly string[] }) =>
					values.filter((_, at) => fit[at]);
				const chosen = articleFor(
					after.articles,
					wantedValues(search, after.codes, after.articles),
					after.fit,
				);
				expect(chosen && toFit(chosen)).toEqual(toFit({ values: wanted }));
				const opening = articleFor(
					after.articles,
					codes.map(() => OPEN),
					fit,
				);
				const kinds = new Set(articles.map((article) => toFit(article).join(' ')));
				expect(opening === null).toBe(kinds.size > 1);
			},
		),
		{ numRuns: 300 },
	);
});

test('the article in the cart fits what was filtered: each wheel, freehub body and tyre width', () => {
	const { groups, items, sorts } = toFacets(DEMO_SITE, 'it', DEMO_WHEELS);
	const findKeys = (code: string) =>
		groups.find((group) => group.code === code)?.values.map(({ key }) => key) ?? [];
	const [freehubs, widths] = [findKeys('freehub'), findKeys('tyre_width')];
	const wrong: string[] = [];
	/** Their only body is the one that was filtered: their pages ask for front or rear. */
	const asked = new Set<string>();
	let opened = 0;
	const facets = groups.map(({ code, values, minorUnits }) => ({
		code,
		minorUnits,
		keys: values.map(({ key }) => key),
	}));
	for (const freehub of freehubs) {
		for (const width of widths) {
			const query = new URLSearchParams({ freehub, tyre_width: width });
			const state = readState(query, facets, sorts);
			const search = writeState(new URLSearchParams(), facets, state);
			for (const place of placesShown(withBands(items, facets), state)) {
				const product = DEMO_WHEELS[place];
				if (!product) throw new Error('an item without a wheel');
				opened += 1;
				const article = openedFrom(search, product);
				const variant = product.variants.find(({ code }) => code === article?.code);
				const [least = Infinity, most = 0] = findTyreRange(DEMO_SITE, 'it', product) ?? [];
				const isTyreFitting = Number(width) >= least && Number(width) <= most;
				if (!product.options.some(({ code }) => code === 'freehub')) asked.add(product.id);
				else if (!isTyreFitting || variant?.options['freehub'] !== freehub)
					wrong.push(`${product.id} ${freehub} ${width}: ${article?.code}`);
			}
		}
	}
	expect(wrong).toEqual([]);
	expect([...asked].toSorted()).toEqual(['adige-urban', 'pista-60']);
	expect(DEMO_WHEELS).toHaveLength(15);
	expect(freehubs.length).toBeGreaterThanOrEqual(4);
	expect(widths.length).toBeGreaterThanOrEqual(12);
	expect(opened).toBeGreaterThan(100);
});
