import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { orWhenMissing } from '#errors/missing.ts';
import { rendererFolder } from '../renderer/renderer-state.ts';

/**
 * Sources that a release was printed from: kept with it for the publications that build upon it.
 */
const releaseNotesSchema = v.object({
	/** Digest of the code. Assets, and the bundle that prints, are of one code. */
	code: v.string(),
	/** Keys of all printed files, by file; see `SitePath.key`. */
	keys: v.record(v.string(), v.nullable(v.string())),
	/** Content lost to tolerated failures of the host, a line each. */
	leftOut: v.optional(v.array(v.string()), []),
});
export type ReleaseNotes = v.InferOutput<typeof releaseNotesSchema>;

export const NOTES_FILE = '.pages.json';

/** Reads the notes of a folder; null where it has none. */
export async function readNotes(folder: string): Promise<ReleaseNotes | null> {
	const text = await orWhenMissing(readFile(join(folder, NOTES_FILE), 'utf8'), null);
	return text === null ? null : v.parse(releaseNotesSchema, JSON.parse(text));
}

const reportSchema = v.object({ leftOut: v.array(v.string()) });

/**
 * Reads the notes of the site that was built last with this cache; null where it kept no renderer.
 */
export async function readBuiltNotes(cacheDir: string): Promise<ReleaseNotes | null> {
	const notes = await readNotes(rendererFolder(cacheDir));
	if (notes === null) return null;
	const report: unknown = JSON.parse(await readFile(join(cacheDir, 'build-report.json'), 'utf8'));
	return { ...notes, leftOut: v.parse(reportSchema, report).leftOut };
}

/** Describes what is newly missing: its first line, and the number of others. */
export function describeNewGaps(before: Pick<ReleaseNotes, 'leftOut'>, leftOut: readonly string[]) {
	const lost = leftOut.filter((line) => !before.leftOut.includes(line));
	const [first] = lost;
	if (first === undefined) return null;
	return lost.length === 1 ? first : `${first}, and ${lost.length - 1} more`;
}

/** The notes as a file that a release keeps. */
export const toNotes = (notes: ReleaseNotes) => ({ [NOTES_FILE]: JSON.stringify(notes) });
