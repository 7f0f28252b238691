import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHeaders } from '#edge/rules/headers-file.ts';
import { readNetlifyToml } from '#edge/rules/netlify-toml.ts';
import { readRedirects } from '#edge/rules/redirects-file.ts';
import { headersFor } from '#edge/rules/rules.ts';
import { aFolder, writeFiles } from './a-site.ts';

async function aFile(name: string, text: string): Promise<string> {
	const dir = await aFolder();
	await writeFiles(dir, { [name]: text });
	return join(dir, name);
}

const listRedirects = async (text: string) => readRedirects(await aFile('_redirects', text));
const listHeaders = async (text: string) => readHeaders(await aFile('_headers', text));

test('a redirects file lists address, target, status, force and conditions', async () => {
	const rules = await listRedirects(`
# moved
/old /new
/api/*   https://api.test/api/:splat  200!  # to the API host
/go /fr 302 Language=fr,es Cookie=seen
`);
	expect(rules.map(({ from, ...rule }) => ({ from: from.source, ...rule }))).toEqual([
		{ from: '/old', to: '/new', status: 301, force: false, languages: [], cookies: [] },
		{
			from: '/api/*',
			to: 'https://api.test/api/:splat',
			status: 200,
			force: true,
			languages: [],
			cookies: [],
		},
		{
			from: '/go',
			to: '/fr',
			status: 302,
			force: false,
			languages: ['fr', 'es'],
			cookies: ['seen'],
		},
	]);
});

test.each([
	'/only',
	'/a b',
	'/a /b 301 Country=it',
	'/a /b Language=en',
	'/a id=:id /b/:id',
	'a /b',
])('the redirect line "%s" is refused', async (line) => {
	await expect(listRedirects(line)).rejects.toThrow(/_redirects|rule path/);
});

test('a headers file gives each path its names, and joins a name given twice', async () => {
	const [all, fonts] = await listHeaders(
		'# all\n/*\n  X-A: 1\n\tX-B: a: b\n  X-A: 2\n\n/fonts/*\n  Cache-Control: max-age=9\n',
	);
	expect(all?.values).toEqual({ 'X-A': '1, 2', 'X-B': 'a: b' });
	expect(fonts?.for.source).toBe('/fonts/*');
});

test.each(['X-A: 1', '/*\n  Bad Name: 1'])('the headers file %j is refused', async (text) => {
	await expect(listHeaders(text)).rejects.toThrow('_headers');
});

test('lines without a colon and paths without headers are ignored, like on the CDN', async () => {
	expect(await listHeaders('/it/*\n/*\n  no colon here\n  X-A: 1\n')).toMatchObject([
		{ values: { 'X-A': '1' } },
	]);
});

test('an error names its line', async () => {
	await expect(listRedirects('/a /b\n/only')).rejects.toThrow(
		'_redirects: Could not parse redirect line 2:\n  /only\nMissing destination',
	);
	await expect(listHeaders('/*\n  X-A:')).rejects.toThrow(
		'_headers: Could not parse header line 2',
	);
});

test('missing files have no rules', async () => {
	const dir = await aFolder();
	expect(await readRedirects(join(dir, '_redirects'))).toEqual([]);
	expect(await readHeaders(join(dir, '_headers'))).toEqual([]);
});

test('a later header rule wins, name by name', async () => {
	const rules = await listHeaders('/*\n  X-A: 1\n  X-B: 1\n/it/*\n  X-A: 2\n/en/*\n  X-B: 2');
	expect(Object.fromEntries(headersFor(rules, '/it/a'))).toEqual({ 'x-a': '2', 'x-b': '1' });
});

test.each([
	['[[redirects]]\nfrom = "/a"\nto = "/b"\nconditions = { Country = ["IT"] }', 'Country'],
	['[[redirects]]\nfrom = "/a"\nto = "/b"\nquery = { id = ":id" }', 'query'],
	['[[headers]]\nfor = "/*"\nvalues = 7', 'values'],
	['[[headers]]\n[headers.values]\nX-A = "1"', '"for"'],
	['[[redirects]]\nfrom = "/a"\nto = 7', 'redirects.0.to'],
])('unsupported settings of netlify.toml are refused: %j', async (text, culprit) => {
	const file = await aFile('netlify.toml', text);
	await expect(readNetlifyToml(file)).rejects.toThrow(culprit);
});

test('headers of a path combine its own rule and patterns, the later first', async () => {
	const rules = await listHeaders(
		'/*\n  X-A: all\n  X-B: all\n\n/it/caff%C3%A8\n  X-A: own\n\n/it/*\n  X-B: it\n',
	);
	for (let time = 0; time < 2; time += 1) {
		expect([...headersFor(rules, '/it/caffè')]).toEqual([
			['x-a', 'own'],
			['x-b', 'it'],
		]);
		expect([...headersFor(rules, '/en')]).toEqual([
			['x-a', 'all'],
			['x-b', 'all'],
		]);
	}
	headersFor(rules, '/en').set('x-a', 'changed');
	expect(headersFor(rules, '/en').get('x-a')).toBe('all');
});
