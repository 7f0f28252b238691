import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/** One import specifier: `#` and relative paths, no packages. */
export interface Specifier {
	text: string;
	isTypeOnly: boolean;
}

/**
 * Matches static and dynamic imports, exports from and imports for effect, by `#` or relative path.
 */
const IMPORT =
	/(?:^|[\n;>])\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([#.][^']*)'|\bimport\(\s*'([#.][^']*)'\s*\)/g;

export function listSpecifiers(source: string): Specifier[] {
	return [...source.matchAll(IMPORT)].map((match) => ({
		text: match[2] ?? match[3] ?? '',
		isTypeOnly: match[1] !== undefined,
	}));
}

/** Resolves a specifier of `file` to a path below the project; `#` stands for `src`. */
export function resolveSpecifier(file: string, specifier: string): string {
	return specifier.startsWith('#')
		? posix.normalize(`src/${specifier.slice(1)}`)
		: posix.normalize(posix.join(dirname(file), specifier));
}

const SOURCES = ['{src,tests,scripts}/**/*.{ts,tsx,astro,mjs}', '*.{ts,mjs}'];

/** Returns the given files and every file of the project that leads to one of them by imports. */
export function toDependents(changed: readonly string[]): Set<string> {
	const users = new Map<string, string[]>();
	for (const file of SOURCES.flatMap((pattern) => globSync(pattern))) {
		for (const { text } of listSpecifiers(readFileSync(file, 'utf8'))) {
			const target = resolveSpecifier(file, text);
			if (existsSync(target) || changed.includes(target)) {
				users.set(target, [...(users.get(target) ?? []), file]);
			}
		}
	}
	const reached = new Set(changed);
	// Iterating a set includes entries added during the loop.
	for (const file of reached) for (const user of users.get(file) ?? []) reached.add(user);
	return reached;
}
