import { expect, test } from 'vitest';
import { acceptedEncoding, addVary } from '#edge/answers/encoding.ts';

test.each([
	['gzip, deflate, br, zstd', 'br'],
	['gzip', 'gzip'],
	['x-gzip', 'gzip'],
	['BR', 'br'],
	['br;q=0.5, gzip;q=0.9', 'gzip'],
	['br;q=0, gzip;q=0', 'identity'],
	['br;q=0, *', 'gzip'],
	['*', 'br'],
	['*;q=0', 'identity'],
	['identity, br;q=0.5', 'identity'],
	['br;q=banana', 'identity'],
	['deflate, zstd', 'identity'],
	['', 'identity'],
])('a client that accepts "%s" gets %s', (header, encoding) => {
	expect(acceptedEncoding(header)).toBe(encoding);
});

test('only what exists is sent', () => {
	expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip');
	expect(acceptedEncoding('br, gzip', [])).toBe('identity');
});

test('Vary grows without repeating', () => {
	const headers = new Headers({ vary: 'Accept-Language' });
	addVary(headers, 'Accept-Encoding', 'accept-language');
	expect(headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
});
