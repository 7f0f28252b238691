import { expect, test } from 'vitest';
import { toReturnPath } from '#domain/security/return-path.ts';

test.each([
	'/it/account',
	'/ja/account/addresses?a=b#c',
	'/en',
	'/fr/produit/kleos-rd-50?variant=x',
	'/it?q=%2B',
])('%s is a valid return path', (asked) => {
	expect(toReturnPath(asked)).toBe(asked);
});

test.each([
	null,
	'',
	'//evil.example',
	'///evil.example',
	'\\\\evil.example',
	'/\\evil.example',
	'/%5Cevil.example',
	'/%5cevil.example',
	'/%2F%2Fevil.example',
	'%2f%2fevil.example',
	'/it/%2f%2fevil.example',
	'/it//evil.example',
	'/it/..//evil.example',
	'/it/../../evil',
	'/\tevil.example',
	'/\n/evil.example',
	'/%09/evil.example',
	'https:evil.example',
	'https://evil.example/it/account',
	'HTTPS://evil.example',
	'javascript:alert(1)',
	'data:text/html,x',
	'it/account',
	'@evil.example',
	'/@evil.example',
	'/evil',
	'/api/account',
	'/desk',
	'/itaccount',
])('%j is refused', (asked) => {
	expect(toReturnPath(asked)).toBeNull();
});
