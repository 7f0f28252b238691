import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../scripts/checks/compile.ts';
import { listPapers } from '../scripts/papers/papers.ts';
import { FORM } from '../scripts/recipes/form.ts';
import { kindOfFile } from '../scripts/recipes/recipe.ts';
import { RECIPES } from '../scripts/recipes/recipes.ts';
import { copyProject, follow, removeProject } from '../scripts/recipes/tree.ts';

/** All of them on one copy: they have to get along. */
const copy = copyProject(process.cwd());
afterAll(() => removeProject(copy));
const touched = new Map<string, string[]>();
beforeAll(() => {
	for (const recipe of RECIPES) touched.set(recipe.name, follow(recipe, copy));
});

const PAPERS = listPapers()
	.map((paper) => readFileSync(paper, 'utf8'))
	.join('\n');

/** Returns the number of files of code that the heading of a recipe names. */
const promised = (name: string) =>
	Number(PAPERS.match(new RegExp(`^## Recipe: ${name} \\((\\d+) files?\\)$`, 'm'))?.[1]);

describe('the recipes of the papers', () => {
	test.each(RECIPES)('$name touches at most $goal code files', ({ name, goal }) => {
		const code = (touched.get(name) ?? []).filter((file) => kindOfFile(file) === 'code');
		expect(code.length, code.join(', ')).toBeLessThanOrEqual(goal);
		expect(promised(name)).toBe(code.length);
	});

	test('a capability is referenced in few lines outside of its folders', () => {
		const lines = FORM.edits
			.filter(({ file }) => kindOfFile(file) === 'code')
			.map(({ file, change }) => [readFileSync(file, 'utf8'), change] as const)
			.map(([text, change]) => change(text).split('\n').length - text.split('\n').length);
		expect(lines.reduce((sum, more) => sum + more, 0)).toBeLessThanOrEqual(20);
	});

	/** `npm run recipes` goes on from here: a build, a submission. */
	test('the whole project compiles with all of them', async () => {
		expect(await compile(copy)).toEqual({ code: 0, output: '' });
		// It computes for 15 s; beside all the rest this is hanging.
	}, 240_000);
});
