import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const HOOK = pathToFileURL('scripts/quick-imports.mjs').href;

/**
 * Reports which files of the package a process loads, each with its format, and what a `require`
 * gets.
 */
const LOADED = `
	import { createRequire, registerHooks } from 'node:module';
	const loaded = [];
	registerHooks({
		load(url, context, next) {
			const answer = next(url, context);
			loaded.push(answer.format + ' ' + url);
			return answer;
		},
	});
	const { sql } = await import('drizzle-orm');
	const { PgTable } = await import('drizzle-orm/pg-core');
	const { drizzle } = await import('drizzle-orm/node-postgres');
	const require = createRequire(import.meta.url);
	const required = require.resolve('drizzle-orm');
	require('drizzle-orm/pg-core');
	const kinds = [sql, PgTable, drizzle].map((each) => typeof each);
	console.log(JSON.stringify({ required, kinds, loaded: loaded.toSorted() }));
`;

async function loadedWith(options: readonly string[]) {
	const args = [...options, '--input-type=module', '-e', LOADED];
	const env = { ...process.env, NODE_OPTIONS: '' };
	const { stdout } = await promisify(execFile)(process.execPath, args, { env });
	return JSON.parse(stdout);
}

test('the shortcut loads the same files of drizzle-orm in the same formats', async () => {
	const [plain, quick] = await Promise.all([loadedWith([]), loadedWith(['--import', HOOK])]);
	expect(plain.kinds).toEqual(['function', 'function', 'function']);
	expect(plain.loaded.length).toBeGreaterThan(100);
	expect(plain.required).toMatch(/\.cjs$/);
	expect(quick).toEqual(plain);
});

test('the shortcut still pays: the list that Node would read again and again is long', () => {
	expect(readFileSync('node_modules/drizzle-orm/package.json').length).toBeGreaterThan(50_000);
});
