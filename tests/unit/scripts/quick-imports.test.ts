import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const HOOK = pathToFileURL('scripts/quick-imports.mjs').href;

/** Notes the files that a process loads, each with its format. */
const NOTE_LOADED = `
	import { createRequire, registerHooks } from 'node:module';
	const loaded = [];
	registerHooks({
		load(url, context, next) {
			const answer = next(url, context);
			loaded.push(answer.format + ' ' + url);
			return answer;
		},
	});
`;
/** Reports which files of the package a process loads, and what a `require` gets. */
const PACKAGE = `
	${NOTE_LOADED}
	const { sql } = await import('drizzle-orm');
	const { PgTable } = await import('drizzle-orm/pg-core');
	const { drizzle } = await import('drizzle-orm/node-postgres');
	const require = createRequire(import.meta.url);
	const required = require.resolve('drizzle-orm');
	require('drizzle-orm/pg-core');
	const kinds = [sql, PgTable, drizzle].map((each) => typeof each);
	console.log(JSON.stringify({ required, kinds, loaded: loaded.toSorted() }));
`;
/** Reports which files a process loads for the content of a site, its own and those of packages. */
const CONTENT = `
	${NOTE_LOADED}
	await import('./src/content/site/site.ts');
	console.log(JSON.stringify({ loaded: loaded.toSorted() }));
`;

async function loadedBy(code: string, options: readonly string[]) {
	const args = [...options, '--input-type=module', '-e', code];
	const env = { ...process.env, NODE_OPTIONS: '' };
	const { stdout } = await promisify(execFile)(process.execPath, args, {
		env,
		maxBuffer: 10_000_000,
	});
	return JSON.parse(stdout);
}

const bothWays = (code: string) =>
	Promise.all([loadedBy(code, []), loadedBy(code, ['--import', HOOK])]);

test('the shortcut loads the same files of drizzle-orm in the same formats', async () => {
	const [plain, quick] = await bothWays(PACKAGE);
	expect(plain.kinds).toEqual(['function', 'function', 'function']);
	expect(plain.loaded.length).toBeGreaterThan(100);
	expect(plain.required).toMatch(/\.cjs$/);
	expect(quick).toEqual(plain);
});

test('the shortcut loads the same files of the project in the same formats', async () => {
	const [plain, quick] = await bothWays(CONTENT);
	const own = plain.loaded.filter((file: string) => !file.includes('/node_modules/'));
	expect(own.length).toBeGreaterThan(50);
	expect(quick).toEqual(plain);
});

test('the shortcut still pays: the list that Node would read again and again is long', () => {
	expect(readFileSync('node_modules/drizzle-orm/package.json').length).toBeGreaterThan(50_000);
});
