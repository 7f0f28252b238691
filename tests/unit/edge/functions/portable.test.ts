import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_DIR } from '../a-site.ts';

const FUNCTIONS_DIR = join(PROJECT_DIR, 'src/edge/functions');

/** All imports that a module reaches; packages by name, our own by file. */
async function reachedFrom(file: string, seen = new Set<string>()): Promise<Set<string>> {
	if (seen.has(file)) return seen;
	seen.add(file);
	const source = await readFile(file, 'utf8');
	for (const [, name = ''] of source.matchAll(/^(?:import|export)\b[^'"]*from '([^']+)'/gm)) {
		if (name.startsWith('.')) await reachedFrom(join(dirname(file), name), seen);
		else if (name.startsWith('#')) await reachedFrom(join(PROJECT_DIR, 'src', name.slice(1)), seen);
		else seen.add(name);
	}
	return seen;
}

test('edge functions use no API of Node only', async () => {
	const names = await readdir(FUNCTIONS_DIR);
	expect(names.sort()).toEqual(['guard.ts', 'root.ts', 'search.ts']);
	for (const name of names) {
		const reached = await reachedFrom(join(FUNCTIONS_DIR, name));
		expect([...reached].filter((path) => !path.startsWith('/'))).toEqual(['valibot']);
	}
});

test('the CDN’s import map equals the project’s', async () => {
	const names = await readdir(FUNCTIONS_DIR);
	const reached = await Promise.all(names.map((name) => reachedFrom(join(FUNCTIONS_DIR, name))));
	const rooms = reached
		.flatMap((paths) => [...paths])
		.filter((path) => path.startsWith(join(PROJECT_DIR, 'src')))
		.map((path) => relative(join(PROJECT_DIR, 'src'), path).split('/')[0] ?? '')
		.filter((room) => room !== 'edge');
	const text = await readFile(join(PROJECT_DIR, 'src/edge/import-map.json'), 'utf8');
	const expected = [...new Set(rooms)].map((room) => [`#${room}/`, `../${room}/`]);
	expect(JSON.parse(text)).toEqual({ imports: Object.fromEntries(expected) });
});
