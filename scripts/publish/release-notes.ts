import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { orWhenMissing } from '../../src/edge/missing.ts';
import { rendererFolder } from './renderer-state.ts';

/** What a release was printed from: kept with it, so that whoever goes on from it knows. */
const releaseNotesSchema = v.object({
	/** Digest of the code. Assets, and the bundle that prints, are of one code. */
	code: v.string(),
	/** Keys of everything printed, by file; see `SitePath.key`. */
	keys: v.record(v.string(), v.nullable(v.string())),
});
export type ReleaseNotes = v.InferOutput<typeof releaseNotesSchema>;

export const NOTES_FILE = '.pages.json';

/** Null for a folder without them. */
export async function readNotes(folder: string): Promise<ReleaseNotes | null> {
	const text = await orWhenMissing(readFile(join(folder, NOTES_FILE), 'utf8'), null);
	return text === null ? null : v.parse(releaseNotesSchema, JSON.parse(text));
}

/** Of the site that was built last, for its release. */
export async function builtNotes(cacheDir: string): Promise<Record<string, string>> {
	return { [NOTES_FILE]: await readFile(join(rendererFolder(cacheDir), NOTES_FILE), 'utf8') };
}

/** As a release keeps them. */
export const notesOf = (notes: ReleaseNotes) => ({ [NOTES_FILE]: JSON.stringify(notes) });
