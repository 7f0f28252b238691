import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { FACE, MARK } from '#brand/brand.ts';
import { FACE_PACKAGES } from '#typesetting/faces.ts';
import { INK } from './ink.ts';

const DRAWING_FOLDERS = ['src/social', 'src/drawing', 'src/typesetting'];
const FONT = join('public', FACE.file);
/** Packages of which another version may draw differently. */
const TOOLS = ['sharp', 'harfbuzzjs', 'woff2-encoder', ...FACE_PACKAGES];

const packageSchema = v.object({ dependencies: v.record(v.string(), v.string()) });

/**
 * Fingerprint of everything besides its content that a picture is drawn from. Part of the names of
 * the files, so that what networks cache under a name never changes.
 */
export function socialDigest(root = process.cwd()): string {
	const hash = createHash('sha1').update(JSON.stringify([INK, MARK]));
	for (const folder of DRAWING_FOLDERS) {
		const inside = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
		const files = inside.filter((entry) => entry.isFile());
		for (const file of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
			hash.update(relative(root, file)).update(readFileSync(file));
		}
	}
	hash.update(readFileSync(join(root, FONT)));
	const text = readFileSync(join(root, 'package.json'), 'utf8');
	const { dependencies } = v.parse(packageSchema, JSON.parse(text));
	for (const name of TOOLS) hash.update(`${name} ${dependencies[name]}`);
	return hash.digest('base64url').slice(0, 16);
}
