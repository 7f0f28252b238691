import { expect, test } from 'vitest';
import root from '#edge/functions/root.ts';

const visit = (headers: Record<string, string> = {}, address = 'http://shop.test/') =>
	root(new Request(address, { headers }));

test('the root redirects to the visitor’s language, uncached', () => {
	const response = visit({ 'accept-language': 'ja' });
	expect(response?.status).toBe(302);
	expect(response?.headers.get('location')).toBe('/ja');
	expect(response?.headers.get('vary')).toBe('Accept-Language, Cookie');
	expect(response?.headers.get('cache-control')).toBe('no-store');
});

test('the root stores the language for a year', () => {
	expect(visit({ 'accept-language': 'fr' })?.headers.get('set-cookie')).toBe(
		'i18n_redirected=fr; Max-Age=31536000; Path=/; SameSite=Lax',
	);
});

test('the language cookie is Secure over https', () => {
	expect(visit({}, 'https://shop.test/')?.headers.get('set-cookie')).toContain('; Secure');
});

test('a chosen language wins over Accept-Language', () => {
	const response = visit({ 'accept-language': 'ja', cookie: 'i18n_redirected=es' });
	expect(response?.headers.get('location')).toBe('/es');
});

test('the root keeps the query', () => {
	expect(visit({}, 'http://shop.test/?utm_source=a%26b')?.headers.get('location')).toBe(
		'/it?utm_source=a%26b',
	);
});

test('a POST to the root is passed on', () => {
	expect(root(new Request('http://shop.test/', { method: 'POST' }))).toBeUndefined();
});
