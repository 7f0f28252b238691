import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { eachLimited } from '#edge/releases/each.ts';
import { FILES_AT_ONCE, listFiles, readRuleFiles } from '#edge/releases/release-index.ts';
import type { Published, ReleaseStore } from '#edge/releases/releases.ts';
import { checkSite, movedIn, type PageSigns } from '../pages/checks.ts';
import { isPageFile, signsReader } from '../pages/known-pages.ts';
import { describeNewGaps, toNotes, readBuiltNotes, readNotes } from './release-notes.ts';

export interface BuiltSite {
	distDir: string;
	cacheDir: string;
}

/** Reads the signs of the pages among some files, each from its place on disk. */
async function signsAt(
	paths: Iterable<string>,
	getFile: (path: string) => string,
): Promise<Map<string, PageSigns>> {
	const pages = new Map<string, PageSigns>();
	const read = signsReader();
	await eachLimited([...paths].filter(isPageFile), FILES_AT_ONCE, async (path) => {
		pages.set(path, read(await readFile(getFile(path), 'latin1')));
	});
	return pages;
}

/** The release that is served, to compare a build with; null before the first. */
async function served(releases: ReleaseStore) {
	const folder = await releases.current();
	const index = folder === null ? null : await releases.getIndex(basename(folder));
	if (folder === null || index === null) return null;
	const toFile = (path: string) => {
		const entry = index.get(path);
		if (!entry) throw new Error(`the release lacks the file ${path}`);
		return releases.filePath(entry);
	};
	return { pages: await signsAt(index.keys(), toFile), notes: await readNotes(folder) };
}

/**
 * Releases a build, after the checks that every publication passes. `isOwn`: the build was made on
 * purpose, and may be much smaller than what was served until then.
 * @throws PageFault where there is a fault; nothing goes live
 */
export async function releaseBuilt(
	releases: ReleaseStore,
	{ distDir, cacheDir }: BuiltSite,
	{ isOwn }: { isOwn: boolean },
): Promise<Published> {
	const notes = await readBuiltNotes(cacheDir);
	if (notes === null) throw new Error(`the build kept no renderer in ${cacheDir}`);
	const before = isOwn ? null : await served(releases);
	const lost = before?.notes && describeNewGaps(before.notes, notes.leftOut);
	if (lost) throw new Error(lost);
	const files = new Set(await listFiles(distDir));
	const pages = await signsAt(files, (path) => join(distDir, path));
	const all = [...pages.keys()];
	checkSite({
		pages,
		before: before?.pages ?? null,
		written: all,
		linked: all,
		has: (path) => files.has(path),
		moved: movedIn((await readRuleFiles(distDir)).get('_redirects') ?? ''),
	});
	return releases.publish(distDir, toNotes(notes));
}
