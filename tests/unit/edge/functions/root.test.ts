import { expect, test } from 'vitest';
import root from '#edge/functions/root.ts';

const visit = (headers: Record<string, string> = {}, address = 'http://shop.test/') =>
	root(new Request(address, { headers }));

test('the root sends a visitor to their language and lets nobody keep that answer', () => {
	const response = visit({ 'accept-language': 'ja' });
	expect(response?.status).toBe(302);
	expect(response?.headers.get('location')).toBe('/ja');
	expect(response?.headers.get('vary')).toBe('Accept-Language, Cookie');
	expect(response?.headers.get('cache-control')).toBe('no-store');
});

test('the root keeps the language for a year', () => {
	expect(visit({ 'accept-language': 'fr' })?.headers.get('set-cookie')).toBe(
		'i18n_redirected=fr; Max-Age=31536000; Path=/; SameSite=Lax',
	);
});

test('over https the language cookie is never sent in the clear', () => {
	expect(visit({}, 'https://shop.test/')?.headers.get('set-cookie')).toContain('; Secure');
});

test('a chosen language beats the one that the browser asks for', () => {
	const response = visit({ 'accept-language': 'ja', cookie: 'i18n_redirected=es' });
	expect(response?.headers.get('location')).toBe('/es');
});

test('the query of the root travels along', () => {
	expect(visit({}, 'http://shop.test/?utm_source=a%26b')?.headers.get('location')).toBe(
		'/it?utm_source=a%26b',
	);
});

test('a form sent to the root is none of its business', () => {
	expect(root(new Request('http://shop.test/', { method: 'POST' }))).toBeUndefined();
});
