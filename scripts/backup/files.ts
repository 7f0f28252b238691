import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import * as v from 'valibot';
import { orWhenMissing } from '#errors/missing.ts';
import { type Manifest, type Measured, measuring } from './manifest.ts';

const namedSchema = v.array(v.object({ path: v.string() }));

/** Paths below DATA_DIR of all files that rows name: uploads, masters of pictures, documents. */
const NAMED = `
	select 'uploads/' || left(stored_name, 2) || '/' || stored_name as path from uploads
	union select 'pictures/' || source from media where digest is not null
	union select 'documents/' || file from documents
	union select 'documents/' || (version->>'file')
		from documents cross join jsonb_array_elements(earlier) version
	order by 1`;

/** Lists the files that rows name, as the client's snapshot sees them. */
export const listNamedFiles = async (client: pg.ClientBase): Promise<string[]> =>
	v.parse(namedSchema, (await client.query(NAMED)).rows).map(({ path }) => path);

/** Files that belong to the shop and that no row names. */
export const SECRET_FILES = ['desk-password', 'hook-secret'];

/** Copies a file and measures it; null if there is none. */
export async function copyFile(from: string, to: string): Promise<Measured | null> {
	const source = await orWhenMissing(open(from), null);
	if (source === null) return null;
	try {
		await mkdir(dirname(to), { recursive: true, mode: 0o700 });
		const { pass, result } = measuring();
		const target = createWriteStream(to, { mode: 0o600, flush: true });
		await pipeline(source.createReadStream({ autoClose: false }), pass, target);
		return result();
	} finally {
		await source.close();
	}
}

/** Copies files into a backup; `absent` are those that were not there. */
export async function copyFiles(
	paths: readonly string[],
	from: string,
	to: string,
): Promise<{ files: Manifest['files']; absent: string[] }> {
	const files: Manifest['files'] = [];
	const absent: string[] = [];
	for (const path of paths) {
		const found = await copyFile(join(from, path), join(to, path));
		if (found) files.push({ path, ...found });
		else absent.push(path);
	}
	return { files, absent };
}

/** True if the folder has no entry or does not exist. */
export const isEmptyFolder = async (folder: string): Promise<boolean> =>
	(await orWhenMissing(readdir(folder), [])).length === 0;
