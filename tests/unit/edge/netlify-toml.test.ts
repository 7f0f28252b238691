import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { beforeAll, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '#contract/locales.ts';
import { loadFunctions } from '#edge/rules/functions.ts';
import { pathPattern } from '#edge/rules/pattern.ts';
import { readNetlifyToml } from '#edge/rules/netlify-toml.ts';
import { type EdgeRules, headersFor } from '#edge/rules/rules.ts';
import { href } from '#i18n/paths.ts';
import { PROJECT_DIR } from './a-site.ts';

const FILE = join(PROJECT_DIR, 'netlify.toml');
let rules: EdgeRules;
beforeAll(async () => {
	rules = await readNetlifyToml(FILE);
});

test('every language has its own 404, and unknown addresses get one in each language', () => {
	const notFound = rules.redirects.filter((rule) => rule.status === 404 && !rule.force);
	const byAddress = LOCALES.map((locale) => [`/${locale}/*`, `/${locale}/404.html`, '']);
	const byLanguage = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => [
		'/*',
		`/${locale}/404.html`,
		locale,
	]);
	expect(notFound.map((rule) => [rule.from.source, rule.to, rule.languages.join()])).toEqual([
		...byAddress,
		...byLanguage,
		['/*', `/${DEFAULT_LOCALE}/404.html`, ''],
	]);
	// Rules below them would never be reached.
	expect(rules.redirects.slice(-notFound.length)).toEqual(notFound);
});

test('the search without script has an address in every language', () => {
	const paths = rules.functions.filter(({ function: name }) => name === 'search');
	expect(paths.map(({ path }) => path.source)).toEqual(
		LOCALES.map((locale) => href(locale, 'search')),
	);
});

test('every function of a rule exists', async () => {
	const functions = await loadFunctions(join(PROJECT_DIR, 'src/edge/functions'), rules);
	expect([...functions.keys()]).toEqual(['root', 'guard', 'search']);
});

test('a missing function is omitted, and others load', async () => {
	const dir = join(PROJECT_DIR, 'src/edge/functions');
	const missing = { path: pathPattern('/x'), function: 'nowhere' };
	const functions = await loadFunctions(dir, {
		...rules,
		functions: [missing, ...rules.functions],
	});
	expect([...functions.keys()]).toEqual(['root', 'guard', 'search']);
});

test('pages carry the security headers', () => {
	const headers = headersFor(rules.headers, '/it/prodotti');
	expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
	expect(headers.get('x-content-type-options')).toBe('nosniff');
	expect(headers.get('x-frame-options')).toBe('DENY');
	expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
	expect(headers.get('permissions-policy')).toContain('camera=()');
	expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
	expect(headers.has('cache-control')).toBe(false);
});

test.each(['/_astro/a.123.css', '/fonts/sans.woff2'])('%s is cached for a year', (path) => {
	expect(headersFor(rules.headers, path).get('cache-control')).toBe(
		'public, max-age=31536000, immutable',
	);
});

test('account pages are never cached', () => {
	expect(headersFor(rules.headers, '/ja/account').get('cache-control')).toBe('no-store');
	expect(headersFor(rules.headers, '/ja/account/orders').get('cache-control')).toBe('no-store');
});

test('Netlify builds with our command, Node version and functions', async () => {
	expect(parse(await readFile(FILE, 'utf8'))).toMatchObject({
		build: {
			command: 'npm run build',
			publish: 'dist',
			edge_functions: 'src/edge/functions',
			environment: { NODE_VERSION: '24' },
			processing: { html: { pretty_urls: true } },
		},
		functions: { deno_import_map: 'src/edge/import-map.json' },
	});
});
