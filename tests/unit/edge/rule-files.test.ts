import { expect, test } from 'vitest';
import { parseHeadersFile } from '#edge/headers-file.ts';
import { parseRedirectsFile } from '#edge/redirects-file.ts';
import { headersFor, parseNetlifyToml } from '#edge/rules.ts';

test('a redirects file lists address, target, status, force and conditions', () => {
	const rules = parseRedirectsFile(`
# moved
/old /new
/api/*   https://api.test/api/:splat  200!  # to the API host
/go /fr 302 Language=fr,es Cookie=seen
/plain /x Language=en
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
		{ from: '/plain', to: '/x', status: 301, force: false, languages: ['en'], cookies: [] },
	]);
});

test.each(['/only', '/a b', '/a /b 301 Country=it', '/a id=:id /b/:id', 'a /b'])(
	'the redirect line "%s" is refused, not guessed at',
	(line) => {
		expect(() => parseRedirectsFile(line)).toThrow(/_redirects|rule path/);
	},
);

test('a headers file gives each path its names, and joins a name given twice', () => {
	const [all, fonts] = parseHeadersFile(
		'# all\n/*\n  X-A: 1\n\tX-B: a: b\n  X-A: 2\n\n/fonts/*\n  Cache-Control: max-age=9\n',
	);
	expect(all?.values).toEqual({ 'X-A': '1, 2', 'X-B': 'a: b' });
	expect(fonts?.for.source).toBe('/fonts/*');
});

test.each(['X-A: 1', '/*\n  no colon here', '/*\n  Bad Name: 1'])(
	'the headers file %j is refused',
	(text) => {
		expect(() => parseHeadersFile(text)).toThrow('_headers');
	},
);

test('a later header rule wins, name by name', () => {
	const rules = parseHeadersFile('/*\n  X-A: 1\n  X-B: 1\n/it/*\n  X-A: 2\n/en/*\n  X-B: 2');
	expect(Object.fromEntries(headersFor(rules, '/it/a'))).toEqual({ 'x-a': '2', 'x-b': '1' });
});

test.each([
	['[[redirects]]\nfrom = "/a"\nto = "/b"\nconditions = { Country = ["IT"] }', 'Country'],
	['[[redirects]]\nfrom = "/a"\nto = "/b"\nquery = { id = ":id" }', 'query'],
	['[[headers]]\nfor = "/*"', 'values'],
	['[[redirects]]\nfrom = "/a"\nto = 7', 'redirects.0.to'],
])('what we do not evaluate in netlify.toml is refused: %j', (text, culprit) => {
	expect(() => parseNetlifyToml(text)).toThrow(culprit);
});
