import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { releaseStore } from '#edge/releases/releases.ts';
import { aFolder, anEdge, writeFiles } from './a-site.ts';

const LONG = '<p>Ruote in carbonio</p>'.repeat(200);

/** Opens an edge over a published release, which has compressed copies. */
async function aPublishedEdge() {
	const built = await aFolder();
	await writeFiles(built, {
		'index.html': 'links',
		'it.html': LONG,
		'de.html': 'short',
		'fonts/a.woff2': LONG,
	});
	const releases = releaseStore(join(await aFolder(), 'releases'), () => Date.UTC(2025, 0, 2));
	await releases.publish(built);
	return anEdge({}, { root: releases.current });
}

test.each([
	['/it', 'text/html; charset=utf-8'],
	['/robots.txt', 'text/plain; charset=utf-8'],
	['/fonts/sans.woff2', 'font/woff2'],
	['/a.svg', 'image/svg+xml; charset=utf-8'],
	['/a.webmanifest', 'application/manifest+json; charset=utf-8'],
	['/a.xml', 'application/xml; charset=utf-8'],
	['/a.avif', 'image/avif'],
	['/a.unknown', 'application/octet-stream'],
	['/_astro/Page.D3kd_x9Z.js', 'text/javascript; charset=utf-8'],
	['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('%s is %s', async (path, type) => {
	const files = { 'a.svg': '', 'a.webmanifest': '', 'a.xml': '', 'a.avif': '', 'a.unknown': '' };
	const site = await anEdge(files);
	const response = await site.get(path);
	expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
});

test.each([
	['/it', 'public, max-age=0, must-revalidate'],
	['/fonts/sans.woff2', 'public, max-age=31536000, immutable'],
	['/_astro/Page.D3kd_x9Z.js', 'public, max-age=31536000, immutable'],
])('%s is cached as "%s"', async (path, value) => {
	const site = await anEdge();
	expect((await site.get(path)).headers.get('cache-control')).toBe(value);
});

test('the policy of the build is sent with pages and with error pages', async () => {
	const site = await anEdge({ _headers: "/*\n  Content-Security-Policy: default-src 'self'\n" });
	for (const path of ['/it', '/it/none']) {
		const { headers } = await site.get(path);
		expect(headers.get('content-security-policy')).toBe("default-src 'self'");
		expect(headers.get('x-frame-options')).toBe('DENY');
	}
});

test('an unchanged page is a 304', async () => {
	const site = await anEdge();
	const first = await site.get('/it');
	const etag = first.headers.get('etag') ?? '';
	expect(etag).toMatch(/^"[\w-]{22}"$/);
	for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
		const response = await site.get('/it', { 'if-none-match': tags });
		expect([response.status, await response.text()]).toEqual([304, '']);
		expect(response.headers.get('etag')).toBe(etag);
		expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
	}
	expect((await site.get('/it', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('dates decide only without an ETag', async () => {
	const site = await aPublishedEdge();
	const modified = 'Thu, 02 Jan 2025 00:00:00 GMT';
	const status = async (headers: Record<string, string>) => (await site.get('/it', headers)).status;
	expect((await site.get('/it')).headers.get('last-modified')).toBe(modified);
	expect(await status({ 'if-modified-since': modified })).toBe(304);
	expect(await status({ 'if-modified-since': 'Wed, 01 Jan 2025 23:59:59 GMT' })).toBe(200);
	expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200);
	expect(await status({ 'if-modified-since': modified, 'if-none-match': '"x"' })).toBe(200);
});

test('HEAD has the headers of GET, without the page', async () => {
	const site = await anEdge();
	const [get, head] = [await site.get('/it'), await site.get('/it', {}, 'HEAD')];
	expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
	expect(head.headers.get('content-length')).toBe('7');
	expect(await head.text()).toBe('');
});

test('a page is compressed as the client accepts, each encoding with its own ETag', async () => {
	const site = await aPublishedEdge();
	const fetched = async (encoding: string) => {
		const response = await site.get('/it', encoding ? { 'accept-encoding': encoding } : {});
		const bytes = Buffer.from(await response.arrayBuffer());
		expect(response.headers.get('vary')).toBe('Accept-Encoding');
		expect(response.headers.get('content-length')).toBe(String(bytes.length));
		const { headers } = response;
		return { bytes, encoding: headers.get('content-encoding'), etag: headers.get('etag') };
	};
	const [br, gz, plain] = [await fetched('gzip, br'), await fetched('gzip'), await fetched('')];
	expect([br.encoding, gz.encoding, plain.encoding]).toEqual(['br', 'gzip', null]);
	expect(brotliDecompressSync(br.bytes).toString()).toBe(LONG);
	expect(gunzipSync(gz.bytes).toString()).toBe(LONG);
	expect(plain.bytes.toString()).toBe(LONG);
	expect(new Set([br.etag, gz.etag, plain.etag]).size).toBe(3);
	const again = { 'accept-encoding': 'gzip', 'if-none-match': br.etag ?? '' };
	expect((await site.get('/it', again)).status).toBe(200);
});

test('fonts are compressed already and do not vary', async () => {
	const site = await aPublishedEdge();
	const { headers } = await site.get('/fonts/a.woff2', { 'accept-encoding': 'br' });
	expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
});

test('a tiny page is not compressed', async () => {
	const site = await aPublishedEdge();
	const { headers } = await site.get('/de', { 'accept-encoding': 'br' });
	expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([null, '5']);
});

test('compressed copies have no address of their own', async () => {
	const site = await aPublishedEdge();
	expect((await site.get('/it.html.br')).status).toBe(404);
});

test('a large file is sent in full', async () => {
	const large = 'a'.repeat(1024 * 1024 + 1);
	const site = await anEdge({ 'catalogue.pdf': large });
	expect(await (await site.get('/catalogue.pdf')).text()).toBe(large);
});
