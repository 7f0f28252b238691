import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FACE } from '#brand/brand.ts';

const require = createRequire(import.meta.url);

/** Font file of the site, whatever it holds. */
export const SITE_FACE = join(import.meta.dirname, '../../public', FACE.file);

/**
 * Fallback faces behind the site's own, in order: the rest of its family, one with Greek, Cyrillic
 * and all of Latin, one with Japanese. Each is split into files by script.
 */
const FACES = [
	{ name: 'archivo', axes: 'standard' },
	{ name: 'noto-sans', axes: 'standard' },
	{ name: 'noto-sans-jp', axes: 'wght' },
] as const;

export const FACE_PACKAGES = FACES.map(({ name }) => `@fontsource-variable/${name}`);

/** Code points of a CSS `unicode-range`: `U+30-39,U+4e00`. */
function* codePoints(range: string): Generator<number> {
	for (const part of range.split(',')) {
		const [first = 0, last = first] = part
			.replace(/^\s*U\+/i, '')
			.split('-')
			.map((hex) => Number.parseInt(hex, 16));
		for (let code = first; code <= last; code += 1) yield code;
	}
}

/** Files that promise a character, by character, in the order of the faces. */
async function readSlices(): Promise<Map<number, string[]>> {
	const index = new Map<number, string[]>();
	for (const { name, axes } of FACES) {
		const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
		const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as unknown;
		for (const [key, range] of Object.entries(ranges ?? {})) {
			const slice = key.replace(/^\[(\d+)\]$/, '$1');
			const file = join(folder, 'files', `${name}-${slice}-${axes}-normal.woff2`);
			for (const code of codePoints(String(range))) {
				const files = index.get(code);
				if (files) files.push(file);
				else index.set(code, [file]);
			}
		}
	}
	return index;
}

let slices: Promise<Map<number, string[]>> | undefined;

/** Returns the files that promise a character. Only a file's own map shows whether it has it. */
export async function filesWith(code: number): Promise<readonly string[]> {
	slices ??= readSlices();
	return (await slices).get(code) ?? [];
}
