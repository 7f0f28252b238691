import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
	ASSETS,
	rendererFolder,
	rendererStateSchema,
	STATE_FILE,
} from '#publisher/renderer/renderer-state.ts';
import { DESK_WORDS } from './source-digest.ts';

/** Folders that a compiler of the site may read from, or copy. */
const FOLDERS = ['src', 'scripts', 'public'];
/** Folders below them that no page and no script of the site has anything of. */
const ELSEWHERE = ['src/server', 'src/desk'];
const FILES = [
	'astro.config.mjs',
	'uno.config.ts',
	'tsconfig.json',
	'package.json',
	'package-lock.json',
];

function filesBelow(root: string, folder: string): string[] {
	return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (ELSEWHERE.includes(path) || DESK_WORDS.test(path)) return [];
		if (entry.isDirectory()) return filesBelow(root, path);
		return path.endsWith('.md') ? [] : [path];
	});
}

/**
 * Digest of everything that the site is compiled from: sources, tools, packages and the address of
 * the site, which is compiled in. It covers more than pages are printed by, so that a kept bundle
 * is used again only where compiling would give the very same files.
 */
export function compiledDigest(root: string, siteUrl: string): string {
	const hash = createHash('sha256').update(`${siteUrl} ${process.version}`);
	const below = FOLDERS.flatMap((folder) => filesBelow(root, folder));
	for (const file of [...below, ...FILES].toSorted()) {
		hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
	}
	return hash.digest('hex');
}

/** True if a cache keeps the site as it is compiled from these sources. */
export function isCompiled(cacheDir: string, compiled: string): boolean {
	const folder = rendererFolder(cacheDir);
	const file = join(folder, STATE_FILE);
	if (!existsSync(file) || !existsSync(join(folder, ASSETS))) return false;
	const state = v.safeParse(rendererStateSchema, JSON.parse(readFileSync(file, 'utf8')));
	return state.success && state.output.compiled === compiled;
}
