import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { NameChange, PathChange } from './list.ts';
import { renameIn } from './names.ts';
import { movePaths } from './paths.ts';
import { Project } from './project.ts';

interface Renamed {
	changed: string[];
	/** Places where a paper or a comment still has the old word, as `file:line: text`. */
	left: string[];
}

/** Applies a list: names first, then paths, so that a name's file is the one before the moves. */
export function rename(root: string, changes: readonly (NameChange | PathChange)[]): Renamed {
	const names = changes.filter((change) => change.kind === 'name');
	const paths = changes.filter((change) => change.kind === 'path');
	const project = new Project(root);
	// One program for all changes: to make it again for each takes longer than the change.
	project.readThoseWith(names.flatMap(({ from, to }) => [...from.split('.'), to]));
	for (const change of names) renameIn(project, change);
	const changed = project.save().map((file) => relative(root, file));
	if (paths.length > 0) changed.push(...movePaths(root, paths));
	return { changed: [...new Set(changed)], left: names.flatMap((name) => listLeft(root, name)) };
}

const PLACES = ['{src,scripts,tests,.github}/**/*.{ts,tsx,astro,md}', '*.md'];

function listLeft(root: string, { from }: NameChange): string[] {
	const word = new RegExp(`\\b${from.split('.').at(-1)}\\b`);
	const exclude = ['**/node_modules/**'];
	return PLACES.flatMap((glob) => globSync(glob, { cwd: root, exclude })).flatMap((file) => {
		const lines = readFileSync(join(root, file), 'utf8').split('\n');
		return lines.flatMap((line, at) =>
			word.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [],
		);
	});
}
