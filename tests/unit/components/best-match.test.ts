import { describe, expect, test } from 'vitest';
import { bestMatch } from '#components/product/best-match.ts';

const ARTICLES = [
	{ code: 'HG-BK', values: ['hg', 'black'] },
	{ code: 'XDR-BK', values: ['xdr', 'black'] },
	{ code: 'HG-RB', values: ['hg', 'rainbow'] },
];

describe('a choice', () => {
	test.each([
		['that exists as wished', ['xdr', 'black'], 0, 'XDR-BK'],
		[
			'keeps the finish just chosen when the freehub does not go with it',
			['xdr', 'rainbow'],
			1,
			'HG-RB',
		],
		[
			'keeps the freehub just chosen when the finish does not go with it',
			['xdr', 'rainbow'],
			0,
			'XDR-BK',
		],
		['of two that fit as well takes the first', ['hg', 'none'], 0, 'HG-BK'],
	])('%s', (_, wanted, at, code) => {
		expect(bestMatch(ARTICLES, wanted, at)?.code).toBe(code);
	});

	test('of a value that no article has leads nowhere', () => {
		expect(bestMatch(ARTICLES, ['n3w', 'black'], 0)).toBeUndefined();
	});
});
