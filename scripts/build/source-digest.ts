import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders whose code never reaches a page. Markdown files, left out below, never do either. */
const ELSEWHERE = [
	'src/server',
	'src/edge',
	'src/desk',
	'src/errors',
	'src/publisher',
	'src/social',
	'src/typesetting',
];

/** Staff's words, which lie beside those of visitors. */
export const DESK_WORDS = /^src\/i18n\/locales\/[^/]+\/desk$/;

/** Part of the bundle that prints pages, although it is beside other code. */
const BUNDLE_ENTRY = 'src/publisher/entry.ts';

/** Generator of the style sheets, whose rules are in every page. */
const SHEET_MAKERS = 'scripts/build/sheets';

/** Generators of the scripts, whose names depend on their content and are in every page. */
const SCRIPT_MAKERS = ['scripts/build/chunks.ts', 'scripts/build/contract.ts'];

function filesBelow(root: string, folder: string): string[] {
	return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (ELSEWHERE.includes(path) || DESK_WORDS.test(path)) return [];
		if (entry.isDirectory()) return filesBelow(root, path);
		return path.endsWith('.md') ? [] : [path];
	});
}

/**
 * Fingerprint of everything that pages are printed by. Astro tracks a page's modules, but neither
 * the messages read at start nor the names of shared assets: one changed source renders all pages.
 */
export function sourceDigest(root: string): string {
	const hash = createHash('sha1');
	const files = [
		...filesBelow(root, 'src'),
		...filesBelow(root, SHEET_MAKERS),
		BUNDLE_ENTRY,
		...SCRIPT_MAKERS,
		'astro.config.mjs',
		'uno.config.ts',
		'package-lock.json',
	].toSorted();
	for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
	return hash.digest('base64url').slice(0, 16);
}
