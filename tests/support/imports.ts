import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listSpecifiers, resolveSpecifier } from '../../scripts/checks/import-graph.ts';

/** Import of one file of `src` by another. Paths are below `src`. */
export interface Import {
	file: string;
	target: string;
	isTypeOnly: boolean;
}

export function sources(): string[] {
	return readdirSync('src', { recursive: true, encoding: 'utf8' })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => /\.(ts|tsx|astro)$/.test(file) && !file.endsWith('.d.ts'));
}

function toImports(file: string): Import[] {
	const text = readFileSync(join('src', file), 'utf8');
	return listSpecifiers(text).flatMap(({ text: specifier, isTypeOnly }) => {
		const target = posix.relative('src', resolveSpecifier(posix.join('src', file), specifier));
		return existsSync(join('src', target)) ? [{ file, target, isTypeOnly }] : [];
	});
}

export const imports: readonly Import[] = sources().flatMap(toImports);

type Arrow = Pick<Import, 'file' | 'target'>;

/** Finds groups whose members all reach each other: Tarjan's strongly connected components. */
export function circles(arrows: readonly Arrow[] = imports): string[][] {
	const next = new Map<string, string[]>();
	for (const { file, target } of arrows) next.set(file, [...(next.get(file) ?? []), target]);
	const index = new Map<string, number>();
	const low = new Map<string, number>();
	const path: string[] = [];
	const found: string[][] = [];
	function visit(file: string): void {
		const number = index.size;
		index.set(file, number);
		low.set(file, number);
		path.push(file);
		for (const target of next.get(file) ?? []) {
			if (!index.has(target)) visit(target);
			else if (!path.includes(target)) continue;
			low.set(file, Math.min(low.get(file) ?? 0, low.get(target) ?? 0));
		}
		if (low.get(file) !== number) return;
		const circle = path.splice(path.indexOf(file));
		if (circle.length > 1) found.push(circle.toSorted());
	}
	for (const file of [...next.keys()]) if (!index.has(file)) visit(file);
	return found;
}

/** Returns all folders that the files lie in, with the folders above them. */
function toFolders(files: readonly string[]): string[] {
	const parents = files.flatMap((file) => {
		const parts = file.split('/').slice(0, -1);
		return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
	});
	return [...new Set(parents)].toSorted();
}

/** Finds the circles among a folder's own files and subfolders, each of which counts as one. */
export function circlesWithin(folder: string): string[][] {
	const findChild = (path: string) => path.slice(folder.length + 1).split('/')[0] ?? '';
	const inside = imports.filter(({ file, target }) =>
		[file, target].every((path) => path.startsWith(`${folder}/`)),
	);
	const arrows = inside.map(({ file, target }) => ({
		file: findChild(file),
		target: findChild(target),
	}));
	return circles(arrows.filter(({ file, target }) => file !== target));
}

export const FOLDERS: readonly string[] = toFolders(sources());

/** Counts the code files that lie directly in each folder of `src` and `scripts`. */
export function countFlatFiles(): Map<string, number> {
	const counts = new Map<string, number>();
	for (const path of globSync('{src,scripts}/**/*.{ts,tsx,astro,mjs}')) {
		const folder = posix.dirname(path.replaceAll('\\', '/'));
		if (!path.endsWith('.d.ts')) counts.set(folder, (counts.get(folder) ?? 0) + 1);
	}
	return counts;
}
