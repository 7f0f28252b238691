import { describe, expect, test } from 'vitest';
import {
	countsFor,
	isNarrowed,
	placesShown,
	withBands,
	readState,
	writeState,
	type FacetState,
} from '#components/listing/facet-state.ts';
import type { FacetItem } from '#content/lists/facets.ts';

const GROUPS = [
	{ code: 'rim_height', keys: ['36', '50', '62'] },
	{ code: 'freehub', keys: ['hg', 'xdr'] },
];
const SORTS = ['default', 'price_asc', 'price_desc', 'weight', 'rim_height', 'newest'];

/** Price, weight, rim height, day of release; then places of rim height and freehubs. */
const ITEMS: FacetItem[] = [
	[219_000, 1390, 36, 20250210, [[0], [0, 1]]],
	[229_000, 1455, 50, 20250210, [[1], [0, 1]]],
	[159_000, 1600, 50, 20230301, [[1], [0]]],
	[null, null, null, null, [[], [1]]],
];

const state = (chosen: number[][], sort = 'default'): FacetState => ({
	chosen: GROUPS.map((_, group) => new Set(chosen[group])),
	sort,
});
const read = (query: string) => readState(new URLSearchParams(query), GROUPS, SORTS);

describe('an address', () => {
	test.each([
		['', [[], []], 'default'],
		['?rim_height=50', [[1], []], 'default'],
		['?rim_height=50&rim_height=36&freehub=xdr&sort=weight', [[1, 0], [1]], 'weight'],
		['?rim_height=99&freehub=%00&colour=red', [[], []], 'default'],
		['?sort=price', [[], []], 'default'],
		['?sort=newest&rim_height=', [[], []], 'newest'],
	])('%s is parsed', (query, chosen, sort) => {
		const found = read(query);
		expect(found.chosen.map((places) => [...places])).toEqual(chosen);
		expect(found.sort).toBe(sort);
	});

	test('without its sort order, if the list lacks it', () => {
		expect(readState(new URLSearchParams('sort=weight'), GROUPS, ['default']).sort).toBe('default');
	});

	test.each([
		['', state([]), ''],
		['', state([[1, 0], [1]], 'weight'), '?rim_height=36&rim_height=50&freehub=xdr&sort=weight'],
		['?rim_height=62&sort=weight', state([]), ''],
		['?utm_source=mail', state([[2]]), '?utm_source=mail&rim_height=62'],
	])('is built from %j', (query, given, expected) => {
		expect(writeState(new URLSearchParams(query), GROUPS, given)).toBe(expected);
	});

	test('round-trips', () => {
		const written = writeState(new URLSearchParams(), GROUPS, state([[0, 2], [1]], 'price_desc'));
		expect(read(written)).toEqual(state([[0, 2], [1]], 'price_desc'));
	});
});

describe('products shown', () => {
	test.each([
		['all, nothing chosen', state([]), [0, 1, 2, 3]],
		['those of one height', state([[1]]), [1, 2]],
		['those of either height', state([[0, 1]]), [0, 1, 2]],
		['those of one height that take one freehub', state([[1], [1]]), [1]],
		['none where the two do not meet', state([[2], [0]]), []],
		['cheapest first, without a price last', state([], 'price_asc'), [2, 0, 1, 3]],
		['dearest first, without a price last', state([], 'price_desc'), [1, 0, 2, 3]],
		['lightest first', state([[1]], 'weight'), [1, 2]],
		['shallowest first, equals as they stood', state([], 'rim_height'), [0, 1, 2, 3]],
		['newest first, equals as they stood', state([], 'newest'), [0, 1, 2, 3]],
		['in an order that does not exist, as they stood', state([], 'colour'), [0, 1, 2, 3]],
	])('%s', (_, given, places) => {
		expect(placesShown(ITEMS, given)).toEqual(places);
	});
});

describe('counts', () => {
	test.each([
		[
			'of all',
			state([]),
			[
				[1, 2, 0],
				[3, 3],
			],
		],
		[
			'of a group do not follow its own choice',
			state([[0]]),
			[
				[1, 2, 0],
				[1, 1],
			],
		],
		[
			'follow the choice of the others',
			state([[], [1]]),
			[
				[1, 1, 0],
				[3, 3],
			],
		],
		[
			'follow both ways',
			state([[1], [1]]),
			[
				[1, 1, 0],
				[2, 1],
			],
		],
	])('%s', (_, given, counts) => {
		expect(countsFor(ITEMS, GROUPS, given)).toEqual(counts);
	});
});

test('a sort order alone filters nothing', () => {
	expect(isNarrowed(state([], 'weight'))).toBe(false);
	expect(isNarrowed(state([[], [0]]))).toBe(true);
});

describe('the price band', () => {
	const bands = { code: 'price', keys: ['-1500', '1500-2000', '2000-'], minorUnits: 100 };
	const heights = { code: 'rim_height', keys: ['36'], minorUnits: null };

	test.each([
		[149_999, [0]],
		[150_000, [1]],
		[199_999, [1]],
		[200_000, [2]],
		[null, []],
	])('for %j minor units', (price, expected) => {
		const item: FacetItem = [price, null, null, null, [[0]]];
		expect(withBands([item], [heights, bands])[0]?.[4]).toEqual([[0], expected]);
	});

	test('is absent without a price facet', () => {
		expect(withBands(ITEMS, [heights])).toBe(ITEMS);
	});
});
