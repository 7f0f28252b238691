import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { anEdge, writeFiles } from './a-site.ts';
import { UNKNOWN_LANGUAGE } from '../../support/unknown-language.ts';

describe('the root', () => {
	test.each([
		['ja', 'ja'],
		[`${UNKNOWN_LANGUAGE},fr;q=0.8`, 'fr'],
		['en-GB', 'en'],
		['*', 'it'],
		[undefined, 'it'],
		[';;;=q,\u00e9', 'it'],
	])('with Accept-Language %s redirects to %s', async (language, locale) => {
		const site = await anEdge();
		const response = await site.get('/', language ? { 'accept-language': language } : {});
		expect(response.status).toBe(302);
		expect(response.headers.get('location')).toBe(`/${locale}`);
		expect(response.headers.get('vary')).toBe('Accept-Language, Cookie');
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(response.headers.get('set-cookie')).toMatch(/Max-Age=31536000/);
	});

	test('is a page with five links without the function', async () => {
		const { rules } = await anEdge();
		const site = await anEdge({}, { rules: { ...rules, functions: [] } });
		expect(await (await site.get('/')).text()).toBe('five links');
	});

	test('sets a Secure cookie behind a TLS proxy', async () => {
		const site = await anEdge();
		const request = new Request('http://shop.test/');
		const response = await site.send(request, { address: '192.0.2.7', protocol: 'https' });
		expect(response.headers.get('set-cookie')).toContain('; Secure');
	});
});

describe('the account', () => {
	const PATHS = ['', '/orders', '/orders/77', '/returns/new', '/orders/AbC', '/none'];

	test.each(LOCALES)(
		'in %s redirects an anonymous visitor to login from every page',
		async (locale) => {
			const site = await anEdge();
			for (const path of PATHS) {
				const address = `/${locale}/account${path}`;
				const response = await site.get(`${address}?a=1`);
				expect(response.status).toBe(302);
				expect(response.headers.get('location')).toBe(
					`/${locale}/login?redirect=${encodeURIComponent(`${address}?a=1`)}`,
				);
				expect(response.headers.get('cache-control')).toBe('no-store');
				expect(await response.text()).toBe('');
			}
		},
	);

	test.each(['/IT/ACCOUNT', '/it//account/', '/it/account.html', '/it%2faccount'])(
		'is guarded under the address %s too',
		async (path) => {
			const site = await anEdge();
			const response = await site.get(path);
			expect(response.headers.get('location')).toBe('/it/login?redirect=%2Fit%2Faccount');
		},
	);

	test.each([
		['/it/account', 'account it'],
		['/ja/account/orders/1042', 'order ja'],
		['/fr/account/returns/R-7', 'return fr'],
		['/fr/account/returns/new', 'new return fr'],
	])('with a session opens %s', async (path, text) => {
		const site = await anEdge();
		const response = await site.get(path, { cookie: 'livenza.shop=abc' });
		expect([response.status, await response.text()]).toEqual([200, text]);
		expect(response.headers.get('cache-control')).toBe('no-store');
	});
});

describe('rules', () => {
	test('a file wins over a rule, a forced rule over the file', async () => {
		const site = await anEdge({
			_redirects: '/it/prodotti /it 302\n/en/products /en 302!\n',
		});
		expect((await site.get('/it/prodotti')).status).toBe(200);
		expect((await site.get('/en/products')).headers.get('location')).toBe('/en');
	});

	test('the first rule that matches wins, those of the build first', async () => {
		const site = await anEdge({ _redirects: '/it/index-old /it/prodotti 302\n/it/index-old /x\n' });
		const response = await site.get('/it/index-old');
		expect([response.status, response.headers.get('location')]).toEqual([302, '/it/prodotti']);
	});

	test('placeholders and splats are inserted, encoded', async () => {
		const site = await anEdge({ _redirects: '/old/:a/* /new/:splat/:a 301\n/a/* /b?x=1 301\n' });
		expect((await site.get('/old/1/2/caf%C3%A9%3F')).headers.get('location')).toBe(
			'/new/2/caf%C3%A9%3F/1',
		);
		expect((await site.get('/a/b?y=2')).headers.get('location')).toBe('/b?x=1');
	});

	test('a rule can require a language or a cookie', async () => {
		const site = await anEdge({ _redirects: '/go /fr 302 Language=fr\n/go /en 302 Cookie=seen\n' });
		const to = async (headers: Record<string, string>) =>
			(await site.get('/go', headers)).headers.get('location');
		expect(await to({ 'accept-language': 'fr-CH' })).toBe('/fr');
		expect(await to({ 'accept-language': 'ja', cookie: 'seen=' })).toBe('/en');
		expect(await to({ 'accept-language': 'ja' })).toBeNull();
	});

	test('a rule that targets itself is skipped', async () => {
		const site = await anEdge({ _redirects: '/loop /loop 301\n' });
		expect((await site.get('/loop')).status).toBe(404);
	});
});

describe('failures', () => {
	test('a missing guard is reported in development only', async () => {
		const site = await anEdge({}, { functions: new Map(), development: true });
		const response = await site.get('/it/account');
		expect([response.status, await response.text()]).toEqual([500, 'Unknown middleware']);
		expect(site.logged).toEqual([
			'edge: GET /it/account: UnknownMiddleware: Unknown middleware: /:locale/account asks for "guard"',
		]);
		const live = await anEdge({}, { functions: new Map() });
		const shown = await live.get('/ja/account');
		expect([shown.status, await shown.text()]).toEqual([500, 'failed ja']);
	});

	test('a crash answers 500 in the address’s language, else the reader’s', async () => {
		const crash = () => {
			throw new Error('secret detail');
		};
		const site = await anEdge({}, { functions: new Map([['root', crash]]) });
		const response = await site.get('/', { 'accept-language': 'es' });
		expect([response.status, await response.text()]).toEqual([500, 'failed es']);
		expect(site.logged).toEqual(['edge: GET /: Error: secret detail']);
	});

	test('before the first release the site explains it and sets Retry-After', async () => {
		const site = await anEdge({}, { root: async () => null });
		const response = await site.get('/x', { 'accept-language': 'fr' });
		expect(response.status).toBe(503);
		expect(response.headers.get('retry-after')).toBe('5');
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(await response.text()).toContain('<html lang="fr">');
	});

	test('without a current release the newest one’s page explains it', async () => {
		const { dir } = await anEdge();
		const site = await anEdge({}, { root: async () => null, earlier: async () => [dir] });
		const response = await site.get('/ja/x');
		expect([response.status, await response.text()]).toEqual([503, 'unavailable ja']);
		expect(response.headers.get('retry-after')).toBe('5');
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect((await site.get('/_astro/Page.D3kd_x9Z.js')).status).toBe(200);
	});

	test('an unreadable folder answers 500 and is retried', async () => {
		const { dir } = await anEdge();
		const later = join(dir, 'later');
		const site = await anEdge({}, { root: later });
		expect((await site.get('/it')).status).toBe(500);
		await writeFiles(later, { 'it.html': 'home at last' });
		expect(await (await site.get('/it')).text()).toBe('home at last');
	});

	test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s on a page is refused', async (method) => {
		const site = await anEdge();
		const response = await site.get('/it', {}, method);
		expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
	});
});
