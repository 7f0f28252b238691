import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** One file of `src` that another names. Paths are below `src`. */
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

/** Static and dynamic imports, exports from, imports for their effect; by `#` or by relative path. */
const IMPORT =
	/(?:^|[\n;>])\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([#.][^']*)'|\bimport\(\s*'([#.][^']*)'\s*\)/g;

function importsOf(file: string): Import[] {
	const text = readFileSync(join('src', file), 'utf8');
	return [...text.matchAll(IMPORT)].flatMap((match) => {
		const specifier = match[2] ?? match[3] ?? '';
		const target = specifier.startsWith('#')
			? posix.normalize(specifier.slice(1))
			: posix.normalize(posix.join(dirname(file), specifier));
		if (!existsSync(join('src', target))) return [];
		return [{ file, target, isTypeOnly: match[1] !== undefined }];
	});
}

export const imports: readonly Import[] = sources().flatMap(importsOf);

/** Groups of files each of which leads to all the others: Tarjan's strongly connected components. */
export function circles(): string[][] {
	const next = new Map<string, string[]>();
	for (const { file, target } of imports) next.set(file, [...(next.get(file) ?? []), target]);
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
	for (const file of sources()) if (!index.has(file)) visit(file);
	return found;
}
