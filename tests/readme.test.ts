import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const README = readFileSync('README.md', 'utf8');

const packageSchema = v.object({ scripts: v.record(v.string(), v.string()) });

/** Where a path of the README may begin: folders of `src` are named without it, rooms without `server`. */
const ROOTS = ['.', 'src', 'src/server'];

/** Files that are made, or that somebody else's project has. */
const MADE = /^(?:dist|\.data|\.dist|node_modules|DATA_DIR|uploads|mail|api\/mails)\b/;

/** Code of the house's chapter that names a file or a folder. */
function pathsIn(text: string): string[] {
	const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
	const paths = spans.filter((span) =>
		/^[\w.@[\]<>*-]+(?:\/[\w.@[\]<>*-]*)+$|^[\w-]+\.[a-z]\w{1,3}$/.test(span),
	);
	return [...new Set(paths)].filter((path) => !MADE.test(path));
}

/** A name alone is a file of some folder; `<Name>` stands for any. */
function exists(path: string): boolean {
	const pattern = path.replace(/<[^>]+>/g, '*').replace(/\/$/, '');
	if (!pattern.includes('/')) {
		return existsSync(pattern) || globSync(`src/**/${pattern}`).length > 0;
	}
	return ROOTS.some((root) => globSync(join(root, pattern)).length > 0);
}

describe('the README', () => {
	test.each(pathsIn(README))('%s is there', (path) => {
		expect(exists(path)).toBe(true);
	});

	test('a path that is not there is noticed', () => {
		expect(exists('content/nowhere.ts')).toBe(false);
		expect(exists('server/<capability>/module.ts')).toBe(true);
	});

	test('every room of the house is in its tables', () => {
		const house = README.slice(README.indexOf('## The house'), README.indexOf('### Recipes'));
		const named = new Set([...house.matchAll(/`([\w.-]+)`/g)].map(([, name]) => name));
		const rooms = ['src', 'src/server'].flatMap((folder) => globSync('*/', { cwd: folder }));
		const missing = rooms.map((room) => room.replace(/\/$/, '')).filter((room) => !named.has(room));
		expect(missing).toEqual([]);
	});

	test('every script of package.json is explained, and every command exists', () => {
		const { scripts } = v.parse(packageSchema, JSON.parse(readFileSync('package.json', 'utf8')));
		const named = [...README.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
		expect(named.filter((name) => !(name in scripts))).toEqual([]);
		const unexplained = ['verify', 'format', 'start', 'test'];
		expect(
			Object.keys(scripts).filter((name) => !named.includes(name) && !unexplained.includes(name)),
		).toEqual([]);
	});
});
