import { describe, expect, test } from 'vitest';
import {
	compareQuery,
	compareSpecs,
	groupVerdicts,
	isComparable,
	parseChosen,
	readAsked,
	toVerdicts,
} from '#domain/catalogue/comparison.ts';
import type { SpecRow } from '#contract/comparison.ts';

const KNOWN = ['a', 'b', 'c', 'd', 'e'];
const read = (text: string | null) => readAsked(text, (id) => KNOWN.includes(id));
const nothing = { ids: [], surplus: [], unknown: [] };

describe('products in an address', () => {
	test.each([
		['nothing', null, nothing],
		['an empty parameter', '', nothing],
		['commas alone', ', ,', nothing],
		['two', 'a,b', { ...nothing, ids: ['a', 'b'] }],
		['in the order of the address', 'c, a', { ...nothing, ids: ['c', 'a'] }],
		['one of them twice', 'a,b,a', { ...nothing, ids: ['a', 'b'] }],
		['five', 'a,b,c,d,e', { ...nothing, ids: ['a', 'b', 'c', 'd'], surplus: ['e'] }],
		['one that does not exist', 'a,x', { ...nothing, ids: ['a'], unknown: ['x'] }],
		[
			'four beside an unknown one',
			'x,a,b,c,d',
			{ ...nothing, ids: ['a', 'b', 'c', 'd'], unknown: ['x'] },
		],
		['a novel', 'x'.repeat(500), { ...nothing, unknown: ['x'.repeat(40)] }],
	])('%s', (_, text, expected) => {
		expect(read(text)).toEqual(expected);
	});

	test('round-trip', () => {
		expect(compareQuery([])).toBe('');
		expect(compareQuery(['a', 'b'])).toBe('?p=a,b');
		expect(compareQuery(['a'], '?tyre_width=30&freehub=hg')).toBe('?p=a&tyre_width=30&freehub=hg');
		expect(compareQuery([], '?freehub=hg')).toBe('');
	});
});

describe('products stored by a tab', () => {
	test.each([
		['nothing', null, []],
		['no JSON', '{', []],
		['no list', '{"id":"a"}', []],
		['null', 'null', []],
		['numbers', '[1,2]', []],
		['no name', '[{"id":"a"}]', []],
		['an id that is none', '[{"id":"<b>","name":"B"}]', []],
		['one', '[{"id":"a","name":"A","price":1}]', [{ id: 'a', name: 'A' }]],
		['one twice', '[{"id":"a","name":"A"},{"id":"a","name":"A"}]', [{ id: 'a', name: 'A' }]],
	])('%s', (_, text, expected) => {
		expect(parseChosen(text)).toEqual(expected);
	});

	test('at most four', () => {
		const five = KNOWN.map((id) => ({ id, name: id }));
		expect(parseChosen(JSON.stringify(five))).toEqual(five.slice(0, 4));
	});
});

describe('data tables side by side', () => {
	const table = (rows: Record<string, string>): SpecRow[] =>
		Object.entries(rows).map(([label, value]) => ({ label, value }));

	test('separate different rows from equal ones', () => {
		expect(
			compareSpecs([
				table({ weight: '1390 g', brake: 'disc' }),
				table({ weight: '1455 g', brake: 'disc' }),
			]),
		).toEqual({
			different: [{ label: 'weight', values: ['1390 g', '1455 g'] }],
			same: [{ label: 'brake', values: ['disc', 'disc'] }],
		});
	});

	test('count a row missing in one as different', () => {
		expect(compareSpecs([table({ height: '36' }), table({})]).different).toEqual([
			{ label: 'height', values: ['36', null] },
		]);
	});

	test('keep the neighbours of a row missing in the first', () => {
		const { different } = compareSpecs([
			table({ a: '1', c: '3' }),
			table({ a: '2', b: '2', c: '4' }),
			table({ z: '0' }),
		]);
		expect(different.map(({ label }) => label)).toEqual(['z', 'a', 'b', 'c']);
	});

	test.each([
		['no product', [], { different: [], same: [] }],
		['one product', [table({ a: '1' })], { different: [], same: [{ label: 'a', values: ['1'] }] }],
		['products without data', [[], []], { different: [], same: [] }],
	])('%s', (_, tables, expected) => {
		expect(compareSpecs(tables)).toEqual(expected);
	});
});

describe('a verdict in words', () => {
	const of = (name: string, price: number | null, weight_g: number | null, height_mm: number) => ({
		name,
		figures: { price, weight_g, height_mm, tyre_mm: null },
	});

	test('names the single best of each figure', () => {
		const told = toVerdicts([of('36', 219000, 1390, 36), of('62', 239000, 1560, 62)]);
		expect(told).toEqual([
			{ code: 'cheapest', name: '36' },
			{ code: 'lightest', name: '36' },
			{ code: 'deepest', name: '62' },
		]);
	});

	test('joins the figures of one product', () => {
		const told = groupVerdicts([
			{ code: 'cheapest', name: '36' },
			{ code: 'lightest', name: '62' },
			{ code: 'deepest', name: '36' },
		]);
		expect(told).toEqual([
			{ name: '36', codes: ['cheapest', 'deepest'] },
			{ name: '62', codes: ['lightest'] },
		]);
	});

	test('requires two products and one common figure', () => {
		expect(isComparable([of('a', 1, null, 40), of('b', 1, null, 40)])).toBe(true);
		expect(isComparable([of('a', 1, null, 40)])).toBe(false);
		const half = { price: null, weight_g: 1, height_mm: null, tyre_mm: null };
		const other = { price: 1, weight_g: null, height_mm: null, tyre_mm: null };
		expect(isComparable([{ figures: half }, { figures: other }])).toBe(false);
		expect(isComparable([{ figures: undefined }, { figures: half }])).toBe(false);
	});

	test('is empty for an unknown, shared or single figure', () => {
		const codes = (...products: Parameters<typeof toVerdicts>[0]) =>
			toVerdicts(products).map(({ code }) => code);
		expect(codes(of('a', null, 1400, 40), of('b', 1, 1400, 40))).toEqual([]);
		expect(codes(of('a', 1, 1400, 40), of('b', 1, 1500, 40), of('c', 2, 1600, 40))).toEqual([
			'lightest',
		]);
		expect(codes(of('a', 1, 1400, 40))).toEqual([]);
		expect(codes({ name: 'old', figures: undefined }, of('b', 1, 1, 1))).toEqual([]);
	});
});
