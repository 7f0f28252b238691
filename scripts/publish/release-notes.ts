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
	/** What a tolerated failure of the host took with it, a line each. */
	leftOut: v.optional(v.array(v.string()), []),
});
export type ReleaseNotes = v.InferOutput<typeof releaseNotesSchema>;

export const NOTES_FILE = '.pages.json';

/** Null for a folder without them. */
export async function readNotes(folder: string): Promise<ReleaseNotes | null> {
	const text = await orWhenMissing(readFile(join(folder, NOTES_FILE), 'utf8'), null);
	return text === null ? null : v.parse(releaseNotesSchema, JSON.parse(text));
}

const reportSchema = v.object({ leftOut: v.array(v.string()) });

/** Of the site that was built last with this cache; null where it kept no renderer. */
export async function readBuiltNotes(cacheDir: string): Promise<ReleaseNotes | null> {
	const notes = await readNotes(rendererFolder(cacheDir));
	if (notes === null) return null;
	const report: unknown = JSON.parse(await readFile(join(cacheDir, 'build-report.json'), 'utf8'));
	return { ...notes, leftOut: v.parse(reportSchema, report).leftOut };
}

/** What is not in a release any more, or would not be: a first line of it, and how much more. */
export function newlyLeftOut(before: Pick<ReleaseNotes, 'leftOut'>, leftOut: readonly string[]) {
	const lost = leftOut.filter((line) => !before.leftOut.includes(line));
	const [first] = lost;
	if (first === undefined) return null;
	return lost.length === 1 ? first : `${first}, and ${lost.length - 1} more`;
}

/** As a release keeps them. */
export const notesOf = (notes: ReleaseNotes) => ({ [NOTES_FILE]: JSON.stringify(notes) });
