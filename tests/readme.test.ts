import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PART_NAMES } from '../scripts/checks/part-names.ts';
import { ERRORS_PAPER, writeErrors } from '../scripts/papers/error-list.ts';
import { listCells, listCode, listLinks, listPapers } from '../scripts/papers/papers.ts';

const PAPERS = listPapers();
const read = (paper: string) => readFileSync(paper, 'utf8');
const README = read('README.md');
const ALL = PAPERS.map(read).join('\n');

const packageSchema = v.object({ scripts: v.record(v.string(), v.string()) });

/** Folders that a path may begin in, beside its paper's: `src` and `server` may be left out. */
const ROOTS = ['.', 'src', 'src/server'];

/** Files that are made, or that somebody else's project has. */
const MADE = /^(?:dist|\.data|\.dist|node_modules|DATA_DIR|uploads|mail|api\/mails)\b/;

/** Returns the code of a paper that names a file or a folder. */
function pathsIn(text: string): string[] {
	const paths = listCode(text).filter((code) =>
		/^[\w.@[\]<>*-]+(?:\/[\w.@[\]<>*-]*)+$|^[\w-]+\.[a-z]\w{1,3}$/.test(code),
	);
	return [...new Set(paths)].filter((path) => !MADE.test(path));
}

/** Names of all files of the project's own folders. */
const NAMES = new Set(
	['src', 'scripts', 'tests']
		.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
		.map((path) => basename(path)),
);

/** True if the path exists; a name alone is a file of some folder, and `<Name>` stands for any. */
function exists(path: string, folder = '.'): boolean {
	if (NAMES.has(path)) return true;
	const pattern = path.replace(/<[^>]+>/g, '*').replace(/\/$/, '');
	const places = [...ROOTS, folder].map((root) => join(root, pattern));
	return places.some((place) =>
		place.includes('*') ? globSync(place).length > 0 : existsSync(place),
	);
}

const listNames = (text: string) =>
	new Set(listCode(text).map((code) => code.replace(/^src\//, '')));

function listMissingRooms(folder: string, map: string): string[] {
	const named = listNames(map);
	const rooms = globSync('*/', { cwd: folder }).map((room) => room.replace(/\/$/, ''));
	return rooms.filter((room) => !named.has(room));
}

describe('the papers', () => {
	test.each(PAPERS)('%s names only paths that exist', (paper) => {
		expect(pathsIn(read(paper)).filter((path) => !exists(path, dirname(paper)))).toEqual([]);
	});

	test.each(PAPERS)('%s links only to files that exist', (paper) => {
		const targets = listLinks(read(paper)).map((link) => join(dirname(paper), link));
		expect(targets.filter((target) => !existsSync(target))).toEqual([]);
	});

	test('a missing path is reported', () => {
		expect(exists('content/nowhere.ts')).toBe(false);
		expect(exists('nowhere.ts')).toBe(false);
		expect(exists('server/<capability>/module.ts')).toBe(true);
		expect(exists('blocks.ts', 'src/contract/content')).toBe(true);
	});

	test('every command exists, and every script of package.json is explained', () => {
		const { scripts } = v.parse(packageSchema, JSON.parse(read('package.json')));
		const named = [...ALL.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
		expect(named.filter((name) => !(name in scripts))).toEqual([]);
		const explained = [...README.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
		const unexplained = ['verify', 'format', 'start', 'test'];
		expect(
			Object.keys(scripts).filter(
				(name) => !explained.includes(name) && !unexplained.includes(name),
			),
		).toEqual([]);
	});

	/** `node scripts/run.mjs scripts/papers/errors.ts` writes it anew. */
	test("the list of errors is the code's", () => {
		expect(read(ERRORS_PAPER)).toBe(writeErrors());
	});

	test('every named part of the tests exists', () => {
		const named = [...ALL.matchAll(/npm test -- ([a-z]+)/g)].map(([, name = '']) => name);
		expect(named.length).toBeGreaterThan(3);
		expect(named.filter((name) => !PART_NAMES.some((part) => part === name))).toEqual([]);
	});
});

describe('the map of rooms', () => {
	test('the README has every room of src', () => {
		expect(listMissingRooms('src', README)).toEqual([]);
	});

	test('the paper of the host has every room of the host', () => {
		expect(listMissingRooms('src/server', read('src/server/README.md'))).toEqual([]);
	});

	test('links lead from the README to every paper', () => {
		const reached = new Set(['README.md']);
		for (const paper of reached) {
			const targets = listLinks(read(paper)).map((link) => join(dirname(paper), link));
			for (const target of targets) if (PAPERS.includes(target)) reached.add(target);
		}
		expect(PAPERS.filter((paper) => !reached.has(paper))).toEqual([]);
	});
});

describe('the size of papers', () => {
	test('the README has at most 10 kB', () => {
		expect(Buffer.byteLength(README)).toBeLessThanOrEqual(10_000);
	});

	test.each(PAPERS)('%s has no table cell above 120 characters', (paper) => {
		expect(listCells(read(paper)).filter((cell) => cell.length > 120)).toEqual([]);
	});
});
