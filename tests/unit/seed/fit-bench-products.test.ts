import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteIndex } from '#content/catalogue/search.ts';
import { findTyreRange, toTraits } from '#content/lists/facet-traits.ts';
import { carriedQuery, carriedTyres, wantedValues } from '#domain/catalogue/carried-filter.ts';
import { articleFor } from '#domain/catalogue/fit.ts';
import { tyreWidthsFor } from '#domain/catalogue/tyre-widths.ts';
import { judge, NOTHING_ASKED } from '#domain/fit-bench/judge.ts';
import { rulesOn, toGroupsets, type Rule } from '#domain/fit-bench/rules.ts';
import { toFitView } from '#domain/fit-bench/view.ts';
import { freehubNames, isBenched, toFitWheel, toSheetWheel } from '#domain/fit-bench/wheel.ts';
import { dayInRome } from '#domain/time/days.ts';
import { fitFormats } from '#i18n/fit/words.ts';
import { loadTexts } from '#i18n/texts.ts';
import { aCategory, aSite } from '../../support/factories-content.ts';
import {
	DEMO_PRODUCTS,
	DEMO_SITE,
	DEMO_WHEELS,
	toProductPage,
} from '../../support/demo-products.ts';
import { FIT_VERSIONS, rulesIn } from '../../support/fit-rules.ts';

const RULES = rulesIn('2026-03-01');
const NAMES = freehubNames(DEMO_PRODUCTS);
const BENCHED = DEMO_WHEELS.filter(isBenched).map((product) => ({
	product,
	page: toProductPage(product),
	wheel: toFitWheel(toSheetWheel(product, { href: `/it/${product.id}`, priceListId: '' }), NAMES),
}));
const GROUPSETS = toGroupsets(RULES).map(({ code }) => code);
const WORDS = loadTexts('fit').it;
const FORMATS = fitFormats('it', { rides: [], rules: RULES, freehubs: {}, currency: 'EUR' });

/** Narrowest and widest tyre that is asked for, mm: below and above every rim. */
const [LEAST_MM, MOST_MM] = [15, 80];

/** A site with the words by which its search finds each product. */
interface Sold {
	site: typeof DEMO_SITE;
	found: ReadonlyMap<string, string[]>;
}

const sold = (site: typeof DEMO_SITE): Sold => ({
	site,
	found: new Map(siteIndex(site, 'it').entries.map(({ id, facts }) => [id, facts.split(' ')])),
});

/** Names what list, search, page or cart do not allow of what the bench answers; empty if they allow it. */
function findDifference(
	{ product, page, wheel }: (typeof BENCHED)[number],
	groupset: string,
	tyre_mm: number,
	rules: readonly Rule[],
	{ site, found }: Sold,
): string {
	const asked = { ...NOTHING_ASKED, groupset, tyre_mm };
	const verdict = judge(wheel, asked, rules);
	const range = findTyreRange(site, 'it', product);
	if (!range) return 'no range of tyres';
	const isTyreSold = tyre_mm >= range[0] && tyre_mm <= range[1];
	const isTyreRefused = verdict.reasons.some(({ code }) => code.startsWith('tyre_'));
	if (isTyreSold === isTyreRefused) return `${range.join('–')} mm on the page`;
	if (tyreWidthsFor(tyre_mm, tyre_mm).length > 0) {
		const listed = toTraits(site, 'it', product).tyreWidths;
		if (listed.some(({ key }) => Number(key) === tyre_mm) === isTyreRefused) return 'in the list';
	}
	const isFound = found.get(`product/${product.id}`)?.includes(`=${tyre_mm}tyre`) ?? false;
	if (isFound === isTyreRefused) return 'in the search';
	if (verdict.verdict !== 'fits' && verdict.verdict !== 'fits_with') return '';
	const read = { asked, problems: [], wheelId: null };
	const [line] = toFitView([verdict], read, WORDS, FORMATS).fits;
	const { search } = new URL(line?.href ?? '', 'https://shop.example');
	if (carriedTyres(search, ...range).fitting.join() !== String(tyre_mm)) return 'tyre not carried';
	const wanted = wantedValues(carriedQuery(search), page.codes, page.articles);
	const article = articleFor(page.articles, wanted, page.fit);
	// A wheel with one body asks for front or rear alone.
	if (!page.codes.includes('freehub')) {
		return wheel.freehubs.includes(verdict.freehub ?? '') ? '' : 'another body';
	}
	const variant = product.variants.find(({ code }) => code === article?.code);
	const body = variant?.options['freehub'] ?? null;
	const fits = RULES.some(
		(rule) => rule.rule === 'groupset' && rule.subject === groupset && rule.freehub === body,
	);
	return body === verdict.freehub && fits ? '' : `article ${article?.code}`;
}

describe('products that the bench considers fitting', () => {
	test('match list, search, page and cart: each wheel, groupset and tyre', () => {
		const demo = sold(DEMO_SITE);
		const wrong: string[] = [];
		let tried = 0;
		for (const one of BENCHED) {
			for (const groupset of GROUPSETS) {
				for (let tyre = LEAST_MM; tyre <= MOST_MM; tyre += 1) {
					tried += 1;
					const found = findDifference(one, groupset, tyre, RULES, demo);
					if (found !== '') wrong.push(`${one.product.id} ${groupset} ${tyre} mm: ${found}`);
				}
			}
		}
		expect(wrong).toEqual([]);
		expect(BENCHED.length).toBeGreaterThan(10);
		expect(tried).toBe(BENCHED.length * GROUPSETS.length * (MOST_MM - LEAST_MM + 1));
	});

	test('match under any stricter rule of tyres', () => {
		const limit = fc.record({
			rule: fc.constantFrom('tyre_least', 'tyre_most', 'hookless_tyre', 'tyre_over_rim'),
			bound: fc.integer({ min: 15, max: 32 }),
			value: fc.integer({ min: 1, max: 70 }),
		});
		const [first] = FIT_VERSIONS;
		if (!first) throw new Error('expected a rule');
		fc.assert(
			fc.property(
				fc.array(limit, { minLength: 1, maxLength: 3 }),
				fc.constantFrom(...BENCHED),
				fc.constantFrom(...GROUPSETS),
				fc.integer({ min: LEAST_MM, max: MOST_MM }),
				(limits, one, groupset, tyre) => {
					const added = limits.map(({ rule, bound, value }, at) => ({
						...first,
						id: `added-${at}`,
						rule,
						subject: rule === 'tyre_over_rim' ? '' : String(bound),
						value,
					})) as typeof FIT_VERSIONS;
					const fitRules = [...FIT_VERSIONS, ...added];
					const rules = rulesOn(fitRules, dayInRome(new Date()));
					const { product } = one;
					const categories = [aCategory(product.category_id, 'it')];
					const site = aSite(() => ({ categories, products: [product], fitRules }));
					expect(findDifference(one, groupset, tyre, rules, sold(site))).toBe('');
				},
			),
			{ numRuns: 200 },
		);
	});
});
