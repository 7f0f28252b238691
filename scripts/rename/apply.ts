import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { NameChange, PathChange } from './list.ts';
import { renameAll } from './names.ts';
import { movePaths } from './paths.ts';
import { Project } from './project.ts';

interface Renamed {
	/** Why names were not changed; the others of the list are. */
	refused: string[];
	changed: string[];
	/** Places where a paper or a comment still has the old word, as `file:line: text`. */
	left: string[];
}

/** Applies a list: names first, then paths, so that a name's file is the one before the moves. */
export function rename(root: string, changes: readonly (NameChange | PathChange)[]): Renamed {
	const names = changes.filter((change) => change.kind === 'name');
	const paths = changes.filter((change) => change.kind === 'path');
	const project = new Project(root);
	project.readThoseWith(names.flatMap(({ from, to }) => [...from.split('.'), to]));
	const refused = renameAll(project, names);
	const changed = project.save().map((file) => relative(root, file));
	if (paths.length > 0) changed.push(...movePaths(root, paths));
	const left = names.flatMap((name) => listLeft(root, name));
	return { refused, changed: [...new Set(changed)], left };
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
