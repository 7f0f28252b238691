import { describe, expect, test } from 'vitest';
import { toOutcome } from '#components/product/options/combinations.ts';

const ARTICLES = [
	{ code: 'HG-BK', values: ['hg', 'black'] },
	{ code: 'XDR-BK', values: ['xdr', 'black'] },
	{ code: 'HG-RB', values: ['hg', 'rainbow'] },
	{ code: 'XDR-CA', values: ['xdr', 'carbon'] },
];

const codes = (ways: readonly { code: string }[]) => ways.map(({ code }) => code);

describe('a value', () => {
	test('that is compatible links to its article', () => {
		const { article, against } = toOutcome(ARTICLES, ['hg', 'black'], 0, 'xdr');
		expect(article?.code).toBe('XDR-BK');
		expect(against).toEqual([]);
	});

	test('that is already chosen links to the same article', () => {
		expect(toOutcome(ARTICLES, ['hg', 'black'], 1, 'black').article?.code).toBe('HG-BK');
	});

	test.each([
		['a freehub body', ['hg', 'rainbow'], 0, 'xdr', [1], ['XDR-BK', 'XDR-CA']],
		['a finish', ['xdr', 'black'], 1, 'rainbow', [0], ['HG-RB']],
	])(
		'that is incompatible with the rest changes nothing else: %s',
		(_, chosen, at, value, against, ways) => {
			const found = toOutcome(ARTICLES, chosen, at, value);
			expect(found.article).toBeNull();
			expect(found.against).toEqual(against);
			expect(codes(found.ways)).toEqual(ways);
		},
	);

	test('of three choices names only the nearest alternatives', () => {
		const articles = [
			{ code: 'A', values: ['a', 'x', '1'] },
			{ code: 'B', values: ['b', 'y', '1'] },
			{ code: 'C', values: ['b', 'y', '2'] },
		];
		const found = toOutcome(articles, ['a', 'x', '1'], 0, 'b');
		expect(codes(found.ways)).toEqual(['B']);
		expect(found.against).toEqual([1]);
	});

	test('without any article is disabled', () => {
		expect(toOutcome(ARTICLES, ['hg', 'black'], 0, 'n3w')).toEqual({
			article: null,
			against: [],
			ways: [],
		});
	});
});
