import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { anEdge } from './a-site.ts';
import { UNKNOWN_LANGUAGE } from '../../support/unknown-language.ts';

describe('addresses', () => {
	test.each([
		'/it/prodotti/',
		'/it/prodotti.html',
		'/it/prodotti/index.html',
		'/IT/Prodotti',
		'/it//prodotti',
		'//it/prodotti',
		'/it%2Fprodotti',
		'/IT//PRODOTTI/index.html',
		'/%69t/prodotti',
	])('%s redirects to the page in one hop', async (path) => {
		const site = await anEdge();
		const response = await site.get(`${path}?page=2`);
		expect(response.status).toBe(301);
		expect(response.headers.get('location')).toBe('/it/prodotti?page=2');
		const page = await site.get('/it/prodotti?page=2');
		expect([page.status, await page.text()]).toEqual([200, 'prodotti']);
	});

	test.each([
		['/it/', '/it'],
		['/it.html', '/it'],
		['/it/index.html', '/it'],
		['/it/index-old', '/it'],
		['/it/index-old/', '/it'],
		['/JA//INDEX-OLD', '/ja'],
		['/fr/index-old?a=1', '/fr?a=1'],
	])('%s redirects to %s in one hop', async (path, home) => {
		const site = await anEdge();
		const response = await site.get(path);
		expect([response.status, response.headers.get('location')]).toEqual([301, home]);
	});

	test('file names are case-sensitive', async () => {
		const site = await anEdge();
		expect((await site.get('/_astro/Page.D3kd_x9Z.js')).status).toBe(200);
		expect((await site.get('/_astro/page.d3kd_x9z.js')).status).toBe(404);
	});

	test('an Italian slug under another language is a 404', async () => {
		const site = await anEdge({ _redirects: '/en/prodotti /en/products 301\n' });
		expect((await site.get('/fr/prodotti')).status).toBe(404);
		const moved = await site.get('/en/prodotti/');
		expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/products']);
	});

	test.each([
		['/%zz', 'en'],
		['/%', 'en'],
		['/%E0%A4%A', 'en'],
		['/ja/%E0%A4%A', 'ja'],
		['/FR//%', 'fr'],
		['/es/a%00', 'es'],
		['/en/%c0%ae%c0%ae/passwd', 'en'],
		['/en/%ED%A0%80', 'en'],
		['/..%2f..%2fetc/passwd', 'en'],
		['/a%5c..%5cb', 'en'],
	])('%s cannot be a page and gets the error page in %s', async (path, locale) => {
		const site = await anEdge();
		const response = await site.get(path, { 'accept-language': 'en' });
		expect([response.status, await response.text()]).toEqual([404, `not found ${locale}`]);
	});

	test('a malformed address is answered in Italian for other languages', async () => {
		const site = await anEdge();
		const response = await site.get('/%E0%A4%A', { 'accept-language': 'xx' });
		expect([response.status, await response.text()]).toEqual([404, 'not found it']);
	});

	test.each(['/.env', '/.git/config', '/_headers', '/_redirects', '/.release.json', '/%2eenv'])(
		'%s is not served',
		async (path) => {
			const site = await anEdge({ _headers: '/*\n  X-A: 1', '.release.json.bak': '{}' });
			expect((await site.get(path)).status).toBe(404);
		},
	);

	test('no redirect leaves the site', async () => {
		const site = await anEdge({ 'evil.test.html': 'x', 'evil.test/a.html': 'x' });
		for (const path of [
			'//evil.test/',
			'/%2F%2Fevil.test/',
			'///evil.test/a/',
			'/%2Fevil.test/a/',
		]) {
			const location = (await site.get(path)).headers.get('location') ?? '';
			expect(location).toMatch(/^\/evil/);
		}
	});
});

describe('unknown addresses', () => {
	test.each(LOCALES)('under /%s answer 404 in that language', async (locale) => {
		const site = await anEdge();
		const response = await site.get(`/${locale}/none/at/all`, { 'accept-language': 'en' });
		expect([response.status, await response.text()]).toEqual([404, `not found ${locale}`]);
		expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
		expect(response.headers.has('etag')).toBe(false);
		expect(response.headers.get('x-content-type-options')).toBe('nosniff');
	});

	test.each([
		[`/${UNKNOWN_LANGUAGE}/prodotti`, 'ja', 'ja'],
		['/none', `${UNKNOWN_LANGUAGE},fr;q=0.8`, 'fr'],
		['/none', 'es', 'es'],
		['/none', 'en-GB', 'en'],
		['/none', 'it', 'it'],
		['/none', UNKNOWN_LANGUAGE, 'it'],
	])('%s for a reader of %s answers 404 in %s', async (path, language, locale) => {
		const site = await anEdge();
		const response = await site.get(path, { 'accept-language': language });
		expect([response.status, await response.text()]).toEqual([404, `not found ${locale}`]);
		expect(response.headers.get('vary')).toContain('Accept-Language');
	});

	test('a missing asset is not cached', async () => {
		const site = await anEdge();
		const response = await site.get('/_astro/gone.js');
		expect(response.status).toBe(404);
		expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
	});

	test('the error page by its name is an error', async () => {
		const site = await anEdge();
		expect((await site.get('/it/404')).status).toBe(404);
		expect((await site.get('/ja/404.html')).status).toBe(404);
	});

	test('without rules the plain page answers, without that a line of text', async () => {
		const rules = { redirects: [], headers: [], functions: [] };
		const site = await anEdge({}, { rules });
		expect(await (await site.get('/none')).text()).toBe('no language');
	});
});
