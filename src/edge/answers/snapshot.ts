import { dirname, join } from 'node:path';
import { contentFile } from '../releases/contents.ts';
import { readHeaders } from '../rules/headers-file.ts';
import { readRedirects } from '../rules/redirects-file.ts';
import {
	CONTENTS,
	type FileEntry,
	type FileIndex,
	indexFolder,
	readIndex,
	readIndexChanges,
	withChanges,
} from '../releases/release-index.ts';
import type { HeaderRule, RedirectRule } from '../rules/rules.ts';

/** Served release or plain folder: its files, and the rules built with it. */
export interface Snapshot {
	index: FileIndex;
	/** Path of the content of one of its files. */
	filePath: (path: string, entry: FileEntry) => string;
	redirects: readonly RedirectRule[];
	headers: readonly HeaderRule[];
}

export interface StaticFile {
	/** Path below the root of the site. */
	path: string;
	entry: FileEntry;
	/** Path of the file to read; compressed copies are beside it. */
	file: string;
}

/** Returns a snapshot that was taken before; null for any other folder. */
type TakenOf = (dir: string) => Promise<Snapshot> | null;

/** Index of a release: derived from the one before if its snapshot is cached, else read whole. */
async function getIndex(dir: string, lastSnapshot: TakenOf): Promise<FileIndex | null> {
	const changes = await readIndexChanges(dir);
	const before =
		changes && (await lastSnapshot(join(dirname(dir), changes.since))?.catch(() => null));
	return before ? withChanges(before.index, changes) : readIndex(dir);
}

export async function takeSnapshot(
	dir: string,
	lastSnapshot: TakenOf = () => null,
): Promise<Snapshot> {
	const [known, redirects, headers] = await Promise.all([
		getIndex(dir, lastSnapshot),
		readRedirects(join(dir, '_redirects')),
		readHeaders(join(dir, '_headers')),
	]);
	if (known === null) {
		const index = await indexFolder(dir);
		return { index, filePath: (path) => join(dir, path), redirects, headers };
	}
	const contents = join(dirname(dir), CONTENTS);
	return {
		index: known,
		filePath: (_path, { hash }) => contentFile(contents, hash),
		redirects,
		headers,
	};
}

/** File that answers a normalised path: itself, with `.html`, or a folder's `index.html`. */
export function findFile(snapshot: Snapshot, path: string): StaticFile | null {
	const name = path.replace(/^\//, '');
	const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
	for (const candidate of candidates) {
		const entry = snapshot.index.get(candidate);
		if (entry) return { path: candidate, entry, file: snapshot.filePath(candidate, entry) };
	}
	return null;
}

/**
 * Returns the snapshot of a folder, taken once; the content of a folder must not change. Beyond the
 * limit the one that was not used for the longest time is forgotten.
 */
export function snapshotCache(limit: number): (dir: string) => Promise<Snapshot> {
	const taken = new Map<string, Promise<Snapshot>>();
	return (dir) => {
		const known = taken.get(dir);
		if (known) {
			// The one that was used last is forgotten last.
			taken.delete(dir);
			taken.set(dir, known);
			return known;
		}
		const snapshot = takeSnapshot(dir, (other) => taken.get(other) ?? null);
		// A folder that could not be read is retried at the next request.
		snapshot.catch(() => taken.delete(dir));
		taken.set(dir, snapshot);
		const [oldest] = taken.keys();
		if (taken.size > limit && oldest !== undefined) taken.delete(oldest);
		return snapshot;
	};
}
