import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contents } from './contents.ts';
import { orWhenMissing } from '#errors/missing.ts';
import { CONTENTS, type FileIndex, readIndex } from './release-index.ts';

const INCOMING = '.incoming-';
/** Name of a content that is whole; one that is being written has another ending. */
const WHOLE = /^([^.]+)(?:\.br|\.gz)?$/;

/** Folder of a release in progress. One that already exists was left by a killed process. */
export const incomingFolder = (dir: string, time: number) => join(dir, `${INCOMING}${time}`);

export interface ReleaseCleanup {
	/** Records the list of a new release, so that it is not read again. */
	note(id: string, index: FileIndex): void;
	/** Deletes all but the newest `keep` of the releases `ids`, given newest first. */
	prune(ids: readonly string[], keep: number): Promise<void>;
	/**
	 * Deletes what a killed process left: folders in progress, contents that no release lists, and
	 * those that were being written. Without such a folder it looks only where `isSure` is set.
	 */
	leftovers(ids: readonly string[], isSure?: boolean): Promise<void>;
}

export function releaseCleanup(
	dir: string,
	contents: Contents,
	isPermitted: () => boolean = () => true,
): ReleaseCleanup {
	/** By release: the contents that it lists never change. */
	const known = new Map<string, ReadonlySet<string>>();

	function note(id: string, index: FileIndex): Set<string> {
		const hashes = new Set<string>();
		for (const { hash } of index.values()) hashes.add(hash);
		known.set(id, hashes);
		return hashes;
	}

	const read = async (id: string) => note(id, (await readIndex(join(dir, id))) ?? new Map());

	/** Hashes per release, not merged: most lookups succeed in the first one. */
	const listHashes = (ids: readonly string[]) =>
		Promise.all(ids.map(async (id) => known.get(id) ?? read(id)));

	return {
		note,
		async prune(ids, keep) {
			const old = ids.slice(keep);
			if (old.length === 0) return;
			const [leaving, kept] = await Promise.all([listHashes(old), listHashes(ids.slice(0, keep))]);
			if (!isPermitted()) return;
			await Promise.all(old.map((id) => rm(join(dir, id), { recursive: true, force: true })));
			for (const id of old) known.delete(id);
			const isKept = (hash: string) => kept.some((hashes) => hashes.has(hash));
			for (const hashes of leaving) {
				await contents.remove([...hashes].filter((hash) => !isKept(hash)));
			}
		},
		async leftovers(ids, isSure = false) {
			const left = (await readdir(dir)).filter((name) => name.startsWith(INCOMING));
			if (left.length === 0 && !isSure) return;
			const kept = await listHashes(ids);
			const options = { recursive: true, withFileTypes: true } as const;
			const files = await orWhenMissing(readdir(join(dir, CONTENTS), options), []);
			const isKept = (hash: string) => kept.some((hashes) => hashes.has(hash));
			const isStray = (name: string) => !isKept(WHOLE.exec(name)?.[1] ?? '');
			const stray = files.filter((file) => file.isFile() && isStray(file.name));
			if (!isPermitted()) return;
			await Promise.all(stray.map((file) => rm(join(file.parentPath, file.name), { force: true })));
			for (const name of left) await rm(join(dir, name), { recursive: true, force: true });
		},
	};
}
