import {
	existsSync,
	globSync,
	mkdirSync,
	readFileSync,
	renameSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { resolveSpecifier } from '../checks/import-graph.ts';
import type { PathChange } from './list.ts';

const SOURCES = '{src,scripts,tests,.github}/**/*.{ts,tsx,astro,mjs,css,json,md,html}';
const ROOT_FILES = '*.{ts,mjs,json,md}';
/** Path in quotes or backticks, or the target of a link in a paper. */
const QUOTED = /(['"`(])((?:#|\.{1,2}\/)[^'"`()\s?]+)(?=['"`)#?])/g;

/**
 * Moves files and folders, and rewrites each import and each mention of their paths. Imports of a
 * moved file are resolved from its former place.
 */
export function movePaths(root: string, changes: readonly PathChange[]): string[] {
	const moved = new Map(changes.flatMap((change) => listMoves(root, change)));
	const exclude = ['scripts/recipes/files/**', '**/node_modules/**', 'package-lock.json'];
	const files = [SOURCES, ROOT_FILES].flatMap((glob) => globSync(glob, { cwd: root, exclude }));
	const changed: string[] = [];
	for (const file of files) {
		const old = readFileSync(join(root, file), 'utf8');
		const text = rewrite(root, file, old, moved);
		if (text !== old) {
			writeFileSync(join(root, file), text);
			changed.push(moved.get(file) ?? file);
		}
	}
	for (const [from, to] of moved) {
		mkdirSync(dirname(join(root, to)), { recursive: true });
		renameSync(join(root, from), join(root, to));
	}
	return changed;
}

function listMoves(root: string, { from, to }: PathChange): [string, string][] {
	if (!statSync(join(root, from)).isDirectory()) return [[from, to]];
	const inside = globSync('**/*', { cwd: join(root, from) });
	return inside
		.filter((path) => statSync(join(root, from, path)).isFile())
		.map((path) => [posix.join(from, path), posix.join(to, path)]);
}

function rewrite(
	root: string,
	file: string,
	text: string,
	moved: ReadonlyMap<string, string>,
): string {
	const here = moved.get(file);
	const quoted = text.replace(QUOTED, (whole: string, quote: string, path: string) => {
		const target = resolveSpecifier(file, path);
		const next = moved.get(target);
		if (path.startsWith('#')) return next ? `${quote}#${next.replace(/^src\//, '')}` : whole;
		if (!next && !(here && existsSync(join(root, target)))) return whole;
		const relative = posix.relative(dirname(here ?? file), next ?? target);
		return `${quote}${relative.startsWith('.') ? relative : `./${relative}`}`;
	});
	return [...moved].reduce((sum, [from, to]) => mention(sum, from, to), quoted);
}

/** Replaces a path that is written from the root, from `src` or from `src/server`. */
function mention(text: string, from: string, to: string): string {
	const roots = ['', 'src/', 'src/server/'].filter(
		(root) => from.startsWith(root) && to.startsWith(root) && from.slice(root.length).includes('/'),
	);
	return roots.reduce((sum, root) => {
		const [old, next] = [from.slice(root.length), to.slice(root.length)];
		const pattern = new RegExp(`(?<![\\w./#-])${escape(old)}(?![\\w-])`, 'g');
		return sum.replace(pattern, next);
	}, text);
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
