import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { DESK_STYLES } from '#edge/csp.ts';
import { type HostRulesInput, writeHostRules } from '#edge/host-rules.ts';
import { aFolder, anEdge, PAGES, writeFiles } from './a-site.ts';

const sha256 = (text: string) =>
	`'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

async function built(files: Record<string, string>, input: Partial<HostRulesInput> = {}) {
	const distDir = await aFolder();
	await writeFiles(distDir, { ...PAGES, ...files });
	const rules = await writeHostRules({
		distDir,
		siteUrl: 'https://www.shop.test',
		apiBaseUrl: 'https://api.shop.test',
		redirects: [],
		locales: LOCALES,
		...input,
	});
	const read = (name: string) => readFile(join(distDir, name), 'utf8');
	const directive = (name: string) =>
		rules.policy.split('; ').find((part) => part.startsWith(`${name} `));
	return { rules, directive, headers: await read('_headers'), redirects: await read('_redirects') };
}

test('every inline script and style of every page may run, each named once', async () => {
	const { directive, rules } = await built({
		'a.html': '<script>one()</script><style>p{color:red}</style><SCRIPT >two()</SCRIPT>',
		'b.html': '<script type="module" data-x="a>b">one()</script>',
		'c.html': '<script type=module>perché("è")\n</script><script type="importmap">{}</script>',
		'd.html': '<script>a()\r\nb()</script>',
	});
	expect(directive('script-src')?.split(' ').slice(2).sort()).toEqual(
		['one()', 'two()', 'perché("è")\n', '{}', 'a()\nb()'].map(sha256).sort(),
	);
	const styles = [...DESK_STYLES, sha256('p{color:red}')].join(' ');
	expect(directive('style-src')).toBe(`style-src 'self' ${styles}`);
	expect([rules.scripts, rules.styles]).toEqual([5, 1]);
});

test('data blocks, outside scripts and empty ones need no permission', async () => {
	const { directive } = await built({
		'a.html':
			'<script type="application/ld+json">{"@type":"Product"}</script>' +
			'<script src="/_astro/a.js"></script><script src="/b.js">ignored()</script>' +
			'<script type="application/json">{}</script><script></script>',
	});
	expect(directive('script-src')).toBe("script-src 'self'");
});

test('the rest of the policy allows this site and nothing else', async () => {
	const { headers } = await built({});
	expect(headers).toBe(
		'/*\n  Content-Security-Policy: ' +
			`default-src 'self'; script-src 'self'; style-src 'self' ${DESK_STYLES.join(' ')}; ` +
			"img-src 'self' data:; " +
			"font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
			"object-src 'none'; frame-ancestors 'none'; upgrade-insecure-requests\n",
	);
});

test('a site on plain http is not sent to https', async () => {
	const { rules } = await built({}, { siteUrl: 'http://localhost:4321' });
	expect(rules.policy).not.toContain('upgrade-insecure-requests');
});

test('pictures may come from the API host when pages take them from there', async () => {
	const { directive } = await built({ 'a.html': '<img src="https://api.shop.test/media/1.jpg">' });
	expect(directive('img-src')).toBe("img-src 'self' data: https://api.shop.test");
});

test('a script that differs from page to page stops the build', async () => {
	const pages = Object.fromEntries(
		Array.from({ length: 200 }, (_, n) => [`p${n}.html`, `<script>page(${n})</script>`]),
	);
	await expect(built(pages)).rejects.toThrow('200 different inline scripts');
});

test('a language without its error pages stops the build', async () => {
	await expect(built({}, { locales: [...LOCALES, 'pt'] })).rejects.toThrow('pt/404.html');
});

test('the host is told the way to the API, before moved addresses', async () => {
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
	'an API host at %s is no address for the host',
	async (apiBaseUrl) => {
		const { redirects } = await built({}, { apiBaseUrl });
		expect(redirects.trim()).toBe('');
	},
);

test('a moved address that would break the line stops the build', async () => {
	const redirects = [{ from: '/it/a b', to: '/it', status: 301 }];
	await expect(built({}, { redirects })).rejects.toThrow('/it/a b');
});

test('the edge reads what was written', async () => {
	const { headers, redirects } = await built(
		{},
		{ apiBaseUrl: null, redirects: [{ from: '/it/vecchio', to: '/it/prodotti', status: 308 }] },
	);
	const site = await anEdge({ _headers: headers, _redirects: redirects });
	expect((await site.get('/it')).headers.get('content-security-policy')).toContain("'self'");
	expect((await site.get('/it/vecchio/')).status).toBe(308);
});

test('Google’s origins are allowed only where a page offers that measurement', async () => {
	const plain = await built({ 'a.html': '<consent-choice edition="own-1"></consent-choice>' });
	expect(plain.rules.policy).not.toContain('google');
	const google = '<consent-choice edition="G-1-1" data-ga4="G-1"></consent-choice>';
	const { directive } = await built({ 'a.html': google });
	expect(directive('script-src')).toContain("'self' https://www.googletagmanager.com");
	expect(directive('connect-src')).toBe(
		"connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
	);
	expect(directive('img-src')).toContain('https://*.google-analytics.com');
});
