import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Recipe } from './recipe.ts';

/** Not part of the project itself: installed, generated, or kept by version control. */
const LEFT_OUT = ['node_modules', 'dist', 'test-results', 'playwright-report', 'files'];
const isOwn = (name: string) => !LEFT_OUT.includes(name) && !/^\.(?!npmrc|github)/.test(name);

/** Copies the project into a folder that may be changed; packages are the original's. */
export function copyProject(root: string): string {
	const copy = mkdtempSync(join(tmpdir(), 'recipes-'));
	for (const name of readdirSync(root).filter(isOwn)) {
		cpSync(join(root, name), join(copy, name), {
			recursive: true,
			filter: (path) => !path.endsWith('/recipes/files'),
		});
	}
	symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
	return copy;
}

export function removeProject(copy: string): void {
	rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
}

function read(path: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch (cause) {
		if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return '';
		throw cause;
	}
}

function write(path: string, text: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

function filesBelow(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Applies a recipe to the copy; returns the files that are new or changed afterwards. */
export function follow({ name, adds, edits }: Recipe, copy: string): string[] {
	const touched = new Set<string>();
	for (const file of adds ? filesBelow(adds) : []) {
		if (read(join(copy, file)) !== '') throw new Error(`${name}: ${file} is there already`);
		write(join(copy, file), readFileSync(join(adds ?? '', file), 'utf8'));
		touched.add(file);
	}
	for (const { file, change } of edits) {
		const text = read(join(copy, file));
		const changed = change(text);
		if (changed === text) throw new Error(`${name}: nothing to change in ${file}`);
		write(join(copy, file), changed);
		touched.add(file);
	}
	return [...touched].toSorted();
}
