import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AVAILABILITIES } from '#contract/content/availability.ts';
import { articleFor, decidesFit, OPEN, openPlaces, settledValues } from '#domain/catalogue/fit.ts';

const article = (code: string, availability: (typeof AVAILABILITIES)[number] = 'in_stock') => ({
	code,
	values: code.split('-'),
	availability,
});
const FREEHUB_AND_FINISH = [true, false];

describe('an option', () => {
	test.each([
		['freehub', undefined, true],
		['size', undefined, true],
		['pack', undefined, false],
		['capacity', undefined, false],
		['of_a_kind_to_come', undefined, true],
		['pack', true, true],
		['freehub', false, false],
		['freehub', null, true],
	])('%s, marked %s: decides fit is %s', (code, decides_fit, expected) => {
		expect(decidesFit({ code, decides_fit })).toBe(expected);
	});
});

describe('the article preselected on a page', () => {
	const wheel = [
		article('hg-black', 'made_to_order'),
		article('xdr-black'),
		article('hg-carbon', 'low_stock'),
	];

	test.each([
		['is none while the freehub is open, whatever is in stock', [OPEN, OPEN], undefined],
		['is none while only the finish is chosen', [OPEN, 'black'], undefined],
		['has the soonest finish of the chosen freehub', ['hg', OPEN], 'hg-carbon'],
		['has what was chosen, however late', ['hg', 'black'], 'hg-black'],
		['has the only freehub that exists in a finish', [OPEN, 'carbon'], 'hg-carbon'],
		['is none for what does not exist', ['xdr', 'carbon'], undefined],
	])('%s', (_, wanted, code) => {
		expect(articleFor(wheel, wanted, FREEHUB_AND_FINISH)?.code).toBe(code);
	});

	test('requires each open choice, and derives implied ones', () => {
		const axles = [article('119-fine'), article('123-fine'), article('160-coarse')];
		expect(openPlaces(axles, [OPEN, OPEN], [true, true])).toEqual([0, 1]);
		expect(settledValues(axles, [OPEN, 'coarse'])).toEqual(['160', 'coarse']);
		expect(articleFor(axles, [OPEN, 'coarse'], [true, true])?.code).toBe('160-coarse');
		expect(openPlaces(axles, [OPEN, 'fine'], [true, true])).toEqual([0]);
	});

	test('a single article has no choice', () => {
		expect(
			articleFor([article('hg-black', 'out_of_stock')], [OPEN, OPEN], [true, true])?.code,
		).toBe('hg-black');
	});
});

test('stock and order never affect fit options, for any product', () => {
	const articles = fc.uniqueArray(
		fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y'), fc.constantFrom('1', '2')),
		{ minLength: 1, maxLength: 8, selector: String },
	);
	const wanted = fc.tuple(
		fc.constantFrom(OPEN, 'a', 'b', 'c'),
		fc.constantFrom(OPEN, 'x', 'y'),
		fc.constantFrom(OPEN, '1', '2'),
	);
	const stock = fc.array(fc.constantFrom(...AVAILABILITIES), { minLength: 8, maxLength: 8 });
	fc.assert(
		fc.property(articles, wanted, stock, stock, fc.nat(), (all, asked, now, then, turn) => {
			const fit = [true, true, false];
			const given = all.map((values, at) => ({ values, availability: now[at] ?? 'in_stock' }));
			const other = given
				.map(({ values }, at) => ({ values, availability: then[at] ?? 'in_stock' }))
				.toSorted((a, b) => (turn % 2 ? 1 : -1) * String(a.values).localeCompare(String(b.values)));
			const before = articleFor(given, asked, fit)?.values.slice(0, 2);
			expect(articleFor(other, asked, fit)?.values.slice(0, 2)).toEqual(before);
		}),
	);
});
