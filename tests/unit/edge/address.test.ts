import { expect, test } from 'vitest';
import { cleanPath, encodePath } from '#edge/rules/address.ts';

test.each([
	['/', '/'],
	['//', '/'],
	['/it', '/it'],
	['/it/', '/it'],
	['/it//prodotti///', '/it/prodotti'],
	['/it/prodotti.html', '/it/prodotti'],
	['/it/prodotti/index.html', '/it/prodotti'],
	['/index.html', '/'],
	['/it%2Fprodotti', '/it/prodotti'],
	['/it/caf%C3%A9', '/it/café'],
	['/ja/%E8%A3%BD%E5%93%81', '/ja/製品'],
	['/fonts/a.woff2', '/fonts/a.woff2'],
])('%s resolves to %s', (asked, meant) => {
	expect(cleanPath(asked)).toBe(meant);
});

test.each([
	'/%',
	'/%zz',
	'/%C3',
	'/a%00b',
	'/a%0d%0aSet-Cookie:x',
	'/a%5cb',
	'/..%2f..%2fetc%2fpasswd',
	'/it/%2e%2e%2fx',
	'/.%2f',
])('%s is refused', (asked) => {
	expect(cleanPath(asked)).toBeNull();
});

test('a normalised path is stable', () => {
	for (const path of ['/ja/製品', '/a b', '/a?b#c', '/@x,y;z', '/100%']) {
		expect(cleanPath(encodePath(path))).toBe(path);
		expect(new URL(encodePath(path), 'http://h').pathname).toBe(encodePath(path));
	}
});
