import { describe, expect, test } from 'vitest';
import { compareTexts, GAP } from '#components/compare/compare-texts.ts';
import { verdictTexts } from '#components/compare/verdict-texts.ts';
import { LOCALES } from '#contract/locales.ts';
import { toTexts } from '#components/texts.ts';

const BEST = { price: 100, weight_g: 1300, height_mm: 60, tyre_mm: 50 };
const WORSE = { price: 200, weight_g: 1500, height_mm: 30, tyre_mm: 30 };
const MERITS = {
	cheapest: 'price',
	lightest: 'weight_g',
	widest: 'tyre_mm',
	deepest: 'height_mm',
} as const;
type Merit = keyof typeof MERITS;
const CODES = Object.keys(MERITS) as Merit[];

/** Figures of a product that is the best in some respects, and as good as the other in the rest. */
const bestIn = (codes: readonly Merit[]) => ({
	...WORSE,
	...Object.fromEntries(codes.map((code) => [MERITS[code], BEST[MERITS[code]]])),
});

const SUBSETS = Array.from({ length: 2 ** CODES.length }, (_, bits) =>
	CODES.filter((_code, at) => bits & (1 << at)),
);

describe.each(LOCALES)('the verdict in %s', (locale) => {
	const texts = compareTexts(toTexts(locale));
	const tell = (products: Parameters<typeof verdictTexts>[0], hasPrices = true) =>
		verdictTexts(products, texts, { hasPrices, locale });

	test.each(SUBSETS)('is one sentence for a product that is best in %j', (...codes) => {
		const [sentence = '', ...others] = tell([
			{ name: 'Kleos RD 36', figures: bestIn(codes) },
			{ name: 'Brenta 35', figures: WORSE },
		]);
		expect(others).toEqual([]);
		expect(sentence).not.toMatch(/\{\{|undefined/);
		expect(sentence).not.toContain(GAP);
		expect(sentence).toMatch(/[.。]$/);
		if (codes.length === 0) {
			expect(sentence).toBe(texts.noVerdict);
			return;
		}
		expect(sentence.startsWith('Kleos RD 36')).toBe(true);
		const told = CODES.filter((code) => sentence.includes(texts.merits[code]));
		expect(told).toEqual(codes);
	});

	test('is one sentence for each of several products, without unprinted prices', () => {
		const products = [
			{ name: 'Kleos RD 36', figures: bestIn(['cheapest', 'lightest']) },
			{ name: 'Brenta 35', figures: bestIn(['widest']) },
			{ name: 'Crono 80', figures: bestIn(['deepest']) },
		];
		expect(tell(products).map((text) => /^[A-Z]\w+(?: RD)? \d+/.exec(text)?.[0])).toEqual([
			'Kleos RD 36',
			'Brenta 35',
			'Crono 80',
		]);
		const [kleos = ''] = tell(products, false);
		expect(kleos).toContain(texts.merits.lightest);
		expect(kleos).not.toContain(texts.merits.cheapest);
	});

	test('is empty without comparable figures', () => {
		const unknown = { price: null, weight_g: null, height_mm: null, tyre_mm: null };
		expect(tell([])).toEqual([]);
		expect(tell([{ name: 'Kleos RD 36', figures: BEST }])).toEqual([]);
		expect(
			tell([
				{ name: 'a', figures: unknown },
				{ name: 'b', figures: unknown },
			]),
		).toEqual([]);
		const alike = [
			{ name: 'a', figures: WORSE },
			{ name: 'b', figures: WORSE },
		];
		expect(tell(alike, false)).toEqual([]);
	});
});
