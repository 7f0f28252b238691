import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import guard from '#edge/functions/guard.ts';
import search from '#edge/functions/search.ts';
import root from '#edge/functions/root.ts';
import { headersFor } from '#edge/rules/rules.ts';
import { SECURITY_HEADERS } from '#edge/rules/security-headers.ts';
import { anEdge } from './a-site.ts';
import { UNKNOWN_LANGUAGE } from '../../support/unknown-language.ts';

const POLICY = "default-src 'self'; frame-ancestors 'none'";
const RULES = {
	_redirects: '/it/chi-siamo /it/prodotti 301\n',
	_headers: `/*\n  Content-Security-Policy: ${POLICY}\n`,
};

/** Security headers of an answer, in the order of the list. */
const toSecurity = ({ headers }: Response) =>
	Object.fromEntries(Object.keys(SECURITY_HEADERS).map((name) => [name, headers.get(name)]));

test('the list equals the rules of every page', async () => {
	const { rules } = await anEdge();
	expect(Object.fromEntries(headersFor(rules.headers, '/it'))).toEqual(
		Object.fromEntries(new Headers(SECURITY_HEADERS)),
	);
});

describe('the security headers are also set', () => {
	test.each([
		['a page', '/it/prodotti', 200],
		['a moved address', '/it/chi-siamo', 301],
		['a fixed redirect', '/it/index-old', 301],
		['a slash too many', '/it/prodotti/', 301],
		['capitals', '/IT/Prodotti', 301],
		['an unknown address', '/it/none', 404],
		['an address that can be none', '/it/%', 404],
	])('on the answer to %s', async (_, path, status) => {
		const response = await (await anEdge(RULES)).get(path);
		expect(response.status).toBe(status);
		expect(toSecurity(response)).toEqual(SECURITY_HEADERS);
		expect(response.headers.get('content-security-policy')).toBe(POLICY);
	});

	test.each([
		['the root', '/', 302],
		['the guard', '/ja/account/orders', 302],
	])('on the redirect of %s, which shows nothing', async (_, path, status) => {
		const response = await (await anEdge(RULES)).get(path);
		expect(response.status).toBe(status);
		expect(toSecurity(response)).toEqual(SECURITY_HEADERS);
		expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
	});

	test('by functions, since the CDN adds its rules to files only', () => {
		for (const response of [
			root(new Request('http://shop.test/')),
			guard(new Request('http://shop.test/it/account')),
			search(new Request('http://shop.test/it/cerca?q=ruote')),
		]) {
			expect(response && toSecurity(response)).toEqual(SECURITY_HEADERS);
		}
	});

	test('on a 304', async () => {
		const site = await anEdge(RULES);
		const etag = (await site.get('/it')).headers.get('etag') ?? '';
		const response = await site.get('/it', { 'if-none-match': etag });
		expect(response.status).toBe(304);
		expect(toSecurity(response)).toEqual(SECURITY_HEADERS);
	});

	test('on a 405', async () => {
		const response = await (await anEdge(RULES)).get('/it', {}, 'POST');
		expect(response.status).toBe(405);
		expect(toSecurity(response)).toEqual(SECURITY_HEADERS);
		expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
	});

	test('on the edge’s answer for an unavailable API host or a wrong method', async () => {
		const site = await anEdge(RULES, { apiOrigin: 'http://127.0.0.1:1' });
		const answers = [await site.get('/api/menus'), await site.get('/api/menus', {}, 'PROPFIND')];
		expect(answers.map(({ status }) => status)).toEqual([503, 405]);
		for (const response of answers) {
			expect(toSecurity(response)).toEqual(SECURITY_HEADERS);
			expect(response.headers.get('content-type')).toBe('application/problem+json');
		}
	});

	test('on a 500, with or without a page', async () => {
		const crash = () => {
			throw new Error('no');
		};
		const functions = new Map([['root', crash]]);
		const shown = await (await anEdge(RULES, { functions })).get('/');
		const bare = await (await anEdge({}, { functions, root: '/nowhere' })).get('/');
		for (const response of [shown, bare]) {
			expect(response.status).toBe(500);
			expect(toSecurity(response)).toEqual(SECURITY_HEADERS);
		}
	});
});

describe('before the first release', () => {
	const aNewSite = () => anEdge({}, { root: async () => null, apiOrigin: 'http://127.0.0.1:1' });

	test.each(LOCALES)(
		'the page in %s explains it, with Retry-After, and needs no file',
		async (locale) => {
			const response = await (
				await aNewSite()
			).get(`/${locale}/x`, { 'accept-language': UNKNOWN_LANGUAGE });
			expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
			expect(toSecurity(response)).toEqual(SECURITY_HEADERS);
			expect(response.headers.get('vary')).toBe('Accept-Language, Cookie');
			const html = await response.text();
			expect(html).toContain(`<html lang="${locale}">`);
			expect(html).toContain('background:#0b0c0d');
			expect(html).not.toMatch(/\ssrc=|<link|url\(|@import/);
		},
	);

	test.each([
		['the address', '/fr', { cookie: 'i18n_redirected=ja', 'accept-language': 'es' }, 'fr'],
		['the choice', '/x', { cookie: 'i18n_redirected=ja', 'accept-language': 'es' }, 'ja'],
		['the browser', '/x', { 'accept-language': 'es' }, 'es'],
		['nothing', '/%', {}, 'it'],
	])('%s selects its language', async (_, path, headers, locale) => {
		const response = await (await aNewSite()).get(path, headers);
		expect(await response.text()).toContain(`<html lang="${locale}">`);
	});

	test('its only style is allowed by its policy', async () => {
		const response = await (await aNewSite()).get('/it');
		const style = /<style>([^]*)<\/style>/.exec(await response.text())?.[1] ?? '';
		const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
		const digest = Buffer.from(bytes).toString('base64');
		expect(response.headers.get('content-security-policy')).toContain(
			`style-src 'sha256-${digest}'`,
		);
	});
});
