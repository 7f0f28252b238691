import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { toDigests } from '#edge/rules/csp.ts';
import { readHeaders } from '#edge/rules/headers-file.ts';
import { type HostRulesInput, REWRITTEN, writeHostRules } from '#edge/rules/host-rules.ts';
import { readNetlifyToml } from '#edge/rules/netlify-toml.ts';
import { assertPolicies, type PolicyRule } from '#edge/rules/policy-rules.ts';
import { headersFor } from '#edge/rules/rules.ts';
import { aFolder, anEdge, PAGES, PROJECT_DIR, writeFiles } from './a-site.ts';

const sha256 = (text: string) =>
	`'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const ERROR_STYLE = 'main{display:grid}';
const anErrorPage = (stated = sha256(ERROR_STYLE)) =>
	`<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${stated}"><style>${ERROR_STYLE}</style>`;
const ERROR_PAGES = Object.fromEntries(
	LOCALES.flatMap((locale) =>
		[404, 500, 503].map((status) => [`${locale}/${status}.html`, anErrorPage()]),
	),
);

async function built(files: Record<string, string>, input: Partial<HostRulesInput> = {}) {
	const distDir = await aFolder();
	await writeFiles(distDir, { ...PAGES, ...ERROR_PAGES, ...files });
	const rules = await writeHostRules({
		distDir,
		siteUrl: 'https://www.shop.test',
		apiBaseUrl: 'https://api.shop.test',
		redirects: [],
		locales: LOCALES,
		...input,
	});
	const read = (name: string) => readFile(join(distDir, name), 'utf8');
	const headers = await read('_headers');
	const table = await readHeaders(join(distDir, '_headers'));
	const toPolicy = (address: string) =>
		headersFor(table, address).get('content-security-policy') ?? '';
	const directive = (name: string, address: string) =>
		toPolicy(address)
			.split('; ')
			.find((part) => part.startsWith(`${name} `));
	/** Digests that an address may use, beside those of the error pages. */
	const digests = (name: string, address: string) =>
		(directive(name, address)?.split(' ').slice(2) ?? []).filter(
			(digest) => digest !== sha256(ERROR_STYLE),
		);
	return {
		...{ rules, directive, digests, toPolicy, headers },
		redirects: await read('_redirects'),
		addresses: table.map((rule) => rule.for.source),
	};
}

test('each policy lists the page’s inline scripts and styles, and no others', async () => {
	const { digests, rules } = await built({
		'a.html': '<script>one()</script><style>p{color:red}</style><SCRIPT >two()</SCRIPT>',
		'b.html': '<script type="module" data-x="a>b">one()</script>',
		'c.html': '<script type=module>perché("è")\n</script><script type="importmap">{}</script>',
		'd.html': '<script>a()\r\nb()</script>',
	});
	const scripts = ['a', 'b', 'c', 'd'].map((page) => digests('script-src', `/${page}`));
	expect(scripts).toEqual(
		[['one()', 'two()'], ['one()'], ['perché("è")\n', '{}'], ['a()\nb()']].map((texts) =>
			texts.map(sha256).toSorted(),
		),
	);
	expect(digests('style-src', '/a')).toEqual([sha256('p{color:red}')]);
	expect(digests('style-src', '/b')).toEqual([]);
	expect([rules.scripts, rules.styles]).toEqual([5, 2]);
});

test('pages of one folder share a short rule, and have their own otherwise', async () => {
	const pages = (folder: string, styles: readonly number[]) =>
		Object.fromEntries(
			styles.map((style, n) => [`${folder}/p${n}.html`, `<style>p{order:${style}}</style>`]),
		);
	const { addresses, digests } = await built({
		...pages('it/prodotto', [0, 0, 1, 1]),
		...pages('it/news', [0, 1, 2, 3, 4, 5]),
		'it/news.html': '<style>p{order:9}</style>',
	});
	expect(addresses).toContain('/it/prodotto/*');
	expect(addresses).not.toContain('/it/prodotto/p0');
	const style = (n: number) => sha256(`p{order:${n}}`);
	expect(digests('style-src', '/it/prodotto/p3')).toEqual([style(0), style(1)].toSorted());
	expect(addresses).not.toContain('/it/news/*');
	expect(digests('style-src', '/it/news/p5')).toEqual([style(5)]);
	expect(digests('style-src', '/it/news')).toEqual([style(9)]);
});

test('each page type has a rule, whatever the number of texts and announcements', async () => {
	const announced = '<style>a{order:99}</style><script>away()</script>';
	const { toPolicy, digests, addresses } = await built({
		...Object.fromEntries(
			[1, 2, 3, 4, 5].map((style) => [
				`it/account/p${style}.html`,
				`${announced}<style>p{order:${style}}</style>`,
			]),
		),
		'it/account/orders/detail.html': `${announced}<style>p{order:6}</style>`,
		'it/account/orders/p7.html': `${announced}<style>p{order:7}</style>`,
	});
	expect(addresses).toContain('/it/account/orders/*');
	expect(addresses).not.toContain('/it/account/*');
	expect(toPolicy('/it/account/orders/17')).toContain(sha256('p{order:6}'));
	expect(digests('script-src', '/it/account/orders/17')).toEqual([sha256('away()')]);
});

test('at most one rule beside the common one matches an address, since hosts may join policies', async () => {
	const { headers, addresses } = await built({ 'it/news/a.html': '<style>a{}</style>' });
	const site = await anEdge({ _headers: headers });
	const table = await readHeaders(join(site.dir, '_headers'));
	const asked = ['/', '/it', '/it/account', '/it/account/orders/1', '/it/news/a', '/it/prodotti'];
	for (const address of asked) {
		const matching = table.filter((rule) => rule.for.match(address));
		expect(matching.map((rule) => rule.for.source)).toEqual(['/*', expect.any(String)]);
	}
	expect(new Set(addresses).size).toBe(addresses.length);
	expect((await site.get('/it/gone')).headers.get('content-security-policy')).toBe(
		"form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; upgrade-insecure-requests",
	);
});

test('every policy allows the error pages’ styles, which can answer anywhere', async () => {
	const { directive } = await built({ 'a.html': '<style>p{}</style>' });
	for (const address of ['/a', '/it', '/it/account/orders/1']) {
		expect(directive('style-src', address)).toContain(sha256(ERROR_STYLE));
	}
});

test('data blocks, external and empty scripts need no digest', async () => {
	const { directive } = await built({
		'a.html':
			'<script type="application/ld+json">{"@type":"Product"}</script>' +
			'<script src="/_astro/a.js"></script><script src="/b.js">ignored()</script>' +
			'<script type="application/json">{}</script><script></script>',
	});
	expect(directive('script-src', '/a')).toBe("script-src 'self'");
});

test('the rest of the policy allows this site only', async () => {
	const { toPolicy } = await built({ 'a.html': '' });
	expect(toPolicy('/a')).toBe(
		`default-src 'self'; script-src 'self'; style-src 'self' ${sha256(ERROR_STYLE)}; ` +
			"img-src 'self' data:; " +
			"form-action 'self'; base-uri 'none'; " +
			"object-src 'none'; frame-ancestors 'none'; upgrade-insecure-requests",
	);
});

test('the staff app has its own policy', async () => {
	const { addresses } = await built({
		'desk.html': 'desk',
		'desk/index.html': '<style>a{}</style>',
	});
	expect(addresses.filter((address) => address.includes('desk'))).toEqual([]);
});

test('a page without a rule stops the build by name, as does an error page without a policy', async () => {
	const none = { scripts: new Set<string>(), styles: new Set<string>() };
	const styled = { ...none, styles: new Set(['p{}']) };
	const check = (rules: PolicyRule[], path: string) => () =>
		assertPolicies(rules, [{ path, inline: styled, policy: null }], toDigests);
	expect(check([{ for: '/it/b/*', inline: styled }], '/it/a')).toThrow(
		'no content security policy is known for /it/a',
	);
	expect(check([{ for: '/it/b/*', inline: none }], '/it/b/c')).toThrow(
		'the content security policy of /it/b/* lacks texts of /it/b/c',
	);
	expect(check([{ for: '/it/b/*', inline: styled }], '/it/b/c')).not.toThrow();
	await expect(built({ 'fr/503.html': 'away' })).rejects.toThrow(
		'/fr/503 states no content security policy',
	);
	await expect(built({ 'fr/404.html': anErrorPage('') })).rejects.toThrow(
		`the policy that /fr/404 states lacks ${sha256(ERROR_STYLE)}`,
	);
});

test('rewritten addresses of netlify.toml have the target’s policy', async () => {
	const { redirects } = await readNetlifyToml(join(PROJECT_DIR, 'netlify.toml'));
	const rewritten = redirects.filter(({ status }) => status === 200);
	expect(rewritten.map(({ from, to }) => [from.source, to])).toEqual(
		REWRITTEN.map(({ address, page }) => [
			`/:locale/${address.replace(/any$/, ':id')}`,
			`/:locale/${page}.html`,
		]),
	);
	const pages = { 'it/account/orders/detail.html': '<style>order{}</style>' };
	const { digests } = await built(pages);
	expect(digests('style-src', '/it/account/orders/77')).toEqual([sha256('order{}')]);
});

test('a site on plain http is not upgraded to https', async () => {
	const { headers } = await built({}, { siteUrl: 'http://localhost:4321' });
	expect(headers).not.toContain('upgrade-insecure-requests');
});

test('pictures of the API host are allowed if pages use them', async () => {
	const { directive } = await built({ 'a.html': '<img src="https://api.shop.test/media/1.jpg">' });
	expect(directive('img-src', '/a')).toBe("img-src 'self' data: https://api.shop.test");
});

test('an inline script that differs by page stops the build', async () => {
	const pages = Object.fromEntries(
		Array.from({ length: 200 }, (_, n) => [`p${n}.html`, `<script>page(${n})</script>`]),
	);
	await expect(built(pages)).rejects.toThrow('200 different inline scripts');
});

test('a language without its error pages stops the build', async () => {
	await expect(built({}, { locales: [...LOCALES, 'pt'] })).rejects.toThrow('pt/404.html');
});

test('the rule to the API precedes redirects', async () => {
	const { redirects } = await built(
		{},
		{ redirects: [{ from: '/it/vecchio', to: '/it/prodotti', status: 301 }] },
	);
	expect(redirects).toBe(
		'/api/* https://api.shop.test/api/:splat 200!\n' +
			'/media/* https://api.shop.test/media/:splat 200!\n' +
			'/it/vecchio /it/prodotti 301\n',
	);
});

test.each([null, 'http://127.0.0.1:8800', 'http://localhost:8800'])(
	'an API address %s is refused',
	async (apiBaseUrl) => {
		const { redirects } = await built({}, { apiBaseUrl });
		expect(redirects.trim()).toBe('');
	},
);

test('a redirect with a line break stops the build', async () => {
	const redirects = [{ from: '/it/a b', to: '/it', status: 301 }];
	await expect(built({}, { redirects })).rejects.toThrow('/it/a b');
});

test('the edge reads the written rules', async () => {
	const { headers, redirects } = await built(
		{},
		{ apiBaseUrl: null, redirects: [{ from: '/it/vecchio', to: '/it/prodotti', status: 308 }] },
	);
	const site = await anEdge({ _headers: headers, _redirects: redirects });
	expect((await site.get('/it')).headers.get('content-security-policy')).toContain("'self'");
	expect((await site.get('/it/vecchio/')).status).toBe(308);
});

test('Google’s origins are allowed only on pages with that measurement', async () => {
	const plain = await built({ 'a.html': '<consent-choice edition="own-1"></consent-choice>' });
	expect(plain.headers).not.toContain('google');
	const google = '<consent-choice edition="G-1-1" data-ga4="G-1"></consent-choice>';
	const { directive } = await built({ 'a.html': google });
	expect(directive('script-src', '/a')).toContain("'self' https://www.googletagmanager.com");
	expect(directive('connect-src', '/a')).toBe(
		"connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
	);
	expect(directive('img-src', '/a')).toContain('https://*.google-analytics.com');
});
