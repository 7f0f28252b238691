import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FORM } from '../scripts/recipes/form.ts';
import { kindOfFile } from '../scripts/recipes/recipe.ts';
import { RECIPES } from '../scripts/recipes/recipes.ts';
import { copyProject, follow, removeProject } from '../scripts/recipes/tree.ts';

/** All of them on one copy: they have to get along. */
const copy = copyProject(process.cwd());
afterAll(() => removeProject(copy));
const touched = RECIPES.map((recipe) => ({ ...recipe, files: follow(recipe, copy) }));

describe('what the README promises a newcomer', () => {
	test.each(touched)('$name takes at most $goal files of code', ({ files, goal }) => {
		const code = files.filter((file) => kindOfFile(file) === 'code');
		expect(code.length, code.join(', ')).toBeLessThanOrEqual(goal);
		expect(code.length).toBeGreaterThan(0);
	});

	test('a capability is named in few lines outside of its folders', () => {
		const lines = FORM.edits
			.filter(({ file }) => kindOfFile(file) === 'code')
			.map(({ file, change }) => [readFileSync(file, 'utf8'), change] as const)
			.map(([text, change]) => change(text).split('\n').length - text.split('\n').length);
		expect(lines.reduce((sum, more) => sum + more, 0)).toBeLessThanOrEqual(20);
	});

	/** `npm run recipes` goes on from here: all types, a build, a submission. */
	test('what was touched compiles, with all that it imports', () => {
		const code = touched.flatMap(({ files }) => files.filter((file) => /\.tsx?$/.test(file)));
		const hubs = ['src/env.d.ts', 'src/blocks/BlockView.tsx', 'src/server/app.ts'];
		const config = join(copy, 'tsconfig.touched.json');
		const project = { extends: './tsconfig.json', include: [], files: [...hubs, ...code] };
		writeFileSync(config, JSON.stringify(project));
		const tsc = join(copy, 'node_modules/typescript/bin/tsc');
		const { stdout } = spawnSync(process.execPath, [tsc, '-p', config, '--pretty', 'false'], {
			cwd: copy,
			encoding: 'utf8',
		});
		// Templates are compiled by `astro check` alone.
		expect(stdout.split('\n').filter((line) => !line.includes(".astro'"))).toEqual(['']);
	}, 120_000);
});
