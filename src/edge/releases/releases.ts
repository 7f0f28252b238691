import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { currentLink } from './current-link.ts';
import { incomingFolder, releaseCleanup } from './release-cleanup.ts';
import { openContents } from './contents.ts';
import { eachLimited } from './each.ts';
import { orWhenMissing } from '#errors/missing.ts';
import {
	CONTENTS,
	toDigest,
	type FileEntry,
	type FileIndex,
	FILES_AT_ONCE,
	inOrder,
	listFiles,
	readIndex,
	readRuleFiles,
	RULE_FILES,
	writeIndex,
	writeIndexChanges,
} from './release-index.ts';

/** Releases kept on disk: for rollbacks, and for the assets of pages still open. */
const RELEASES_KEPT = 5;

const RELEASE_ID = /^\d{13}-[\w-]{8,12}$/;

export interface Published {
	id: string;
	files: number;
	/** Files with the same content in the previous release. */
	reused: number;
	/** False if the current release already has exactly this content. */
	changed: boolean;
}

/** Changes to the current release; everything else is unchanged. */
export interface Changes {
	/** New contents by path. */
	written: ReadonlyMap<string, Uint8Array>;
	gone: Iterable<string>;
	/** Rule files by name. */
	rules: Readonly<Record<string, string>>;
	/** Files for the publisher, by name: kept with the release, never served. */
	notes?: Readonly<Record<string, string>>;
}

export interface ReleaseStore {
	/** Folder of the served release; null before the first. */
	current(): Promise<string | null>;
	/** Folders of all kept releases, newest first. */
	list(): Promise<string[]>;
	/**
	 * Makes a built folder the current release. Everything is in place before the switch, which is
	 * one rename; a failure before it leaves the current release untouched. Not concurrent.
	 */
	publish(builtDir: string, notes?: Changes['notes']): Promise<Published>;
	/**
	 * Like `publish`, to repair a release that differs from its build: contents of the `wrong`
	 * files are rewritten, and a new release is made even if its digest is the same.
	 */
	mend(builtDir: string, wrong: ReadonlySet<string>, notes?: Changes['notes']): Promise<Published>;
	/** Publishes the current release with changes. The cost grows with them, not with the site. */
	change(changes: Changes): Promise<Published>;
	/** Serves an earlier release again: the given one, else the one before the current. */
	rollback(id?: string): Promise<string>;
	/** Index of a kept release; null for any other. */
	getIndex(id: string): Promise<FileIndex | null>;
	/** Path of the content of an entry of a kept release. */
	filePath(entry: FileEntry): string;
	/** Content of a file of a kept release; null if it has none. */
	read(dir: string, path: string): Promise<Buffer | null>;
}

/** Stores a content; with `isWrong` the stored copy is not trusted. */
type Put = (
	content: Uint8Array,
	path: string,
	isWrong?: boolean,
) => Promise<FileEntry & { isNew: boolean }>;

/** Release in progress, before it has an id. */
interface Draft {
	/** Always makes a new release, even with equal content. */
	isOwn?: boolean;
	/** Derived from the release before, most of which it keeps. */
	isPart?: boolean;
	index: FileIndex;
	rules: ReadonlyMap<string, string>;
	notes?: Changes['notes'];
	reused: number;
}

/**
 * Store of releases below `dir`: a folder for each with its index and rules, the contents of all in
 * one place, and the link `current`. `clock` returns milliseconds. For `permit` see `currentLink`.
 */
export function releaseStore(
	dir: string,
	clock: () => number,
	keep = RELEASES_KEPT,
	permit: string | null = null,
): ReleaseStore {
	const { currentId, switchTo } = currentLink(join(dir, 'current'), permit);
	const isPermitted = () => !permit || existsSync(permit);
	const contents = openContents(join(dir, CONTENTS), clock, isPermitted);

	async function ids(): Promise<string[]> {
		const names = await orWhenMissing(readdir(dir), []);
		return names
			.filter((name) => RELEASE_ID.test(name))
			.sort()
			.reverse();
	}

	const toFolder = (id: string) => join(dir, id);
	const cleanup = releaseCleanup(dir, contents, isPermitted);
	/** Index of the release that was made or read last. */
	let last: { id: string; index: FileIndex } | null = null;

	async function getIndex(id: string): Promise<FileIndex | null> {
		if (last?.id === id) return last.index;
		const index = await readIndex(toFolder(id));
		if (index) last = { id, index };
		return index;
	}

	/** Makes one publication: `make` stores the contents, the rest names and serves the release. */
	async function release(
		make: (earlier: FileIndex, put: Put) => Promise<Draft>,
	): Promise<Published> {
		if (!isPermitted()) throw new Error('another publisher leads: nothing is released');
		await mkdir(dir, { recursive: true });
		const [all, current] = await Promise.all([ids(), currentId()]);
		await cleanup.leftovers(all);
		const [newest] = all;
		const before = current === null ? null : await getIndex(current);
		const earlier = before ?? new Map<string, FileEntry>();
		const time = Math.max(clock(), newest ? Number(newest.split('-')[0]) + 1 : 0);
		const incoming = incomingFolder(dir, time);
		await mkdir(incoming);
		const fresh: string[] = [];
		const put: Put = async (content, path, isWrong = false) => {
			const entry = await contents[isWrong ? 'rewrite' : 'put'](content, path);
			if (entry.isNew) fresh.push(entry.hash);
			return entry;
		};
		let draft: string | null = incoming;
		const undo = async () => {
			// The release is served: only the cleanup failed.
			if (draft === null) return;
			await contents.remove(fresh);
			await rm(draft, { recursive: true, force: true });
		};
		try {
			const { rules, notes = {}, reused, isOwn, isPart, ...made } = await make(earlier, put);
			const index = inOrder(made.index);
			if (!index.has('index.html')) throw new Error('no index.html: not published');
			const digest = toDigest(index, rules);
			if (!isOwn && current?.endsWith(`-${digest}`)) {
				await undo();
				return { id: current, files: index.size, reused, changed: false };
			}
			for (const [name, text] of [...rules, ...Object.entries(notes)]) {
				await writeFile(join(incoming, name), text);
			}
			await writeIndex(incoming, index);
			if (isPart && current !== null && before !== null) {
				await writeIndexChanges(incoming, index, { id: current, index: before });
			}
			const id = `${time}-${digest}`;
			await rename(incoming, toFolder(id));
			draft = toFolder(id);
			await switchTo(id);
			draft = null;
			last = { id, index };
			cleanup.note(id, index);
			await cleanup.prune(await ids(), keep);
			return { id, files: index.size, reused, changed: true };
		} catch (error) {
			await undo();
			throw error;
		}
	}

	/** Entry of a file; its date stays as long as its content does. */
	async function getEntry(
		path: string,
		content: Uint8Array,
		{ earlier, put, isWrong }: { earlier: FileIndex; put: Put; isWrong?: boolean },
	): Promise<FileEntry> {
		const { isNew: _, ...entry } = await put(content, path, isWrong);
		const known = earlier.get(path);
		return known?.hash === entry.hash ? { ...entry, modified: known.modified } : entry;
	}

	const releaseBuilt = (
		builtDir: string,
		wrong: ReadonlySet<string>,
		more: Pick<Draft, 'notes' | 'isOwn'>,
	) =>
		release(async (earlier, put) => {
			const index: FileIndex = new Map();
			let reused = 0;
			await eachLimited(await listFiles(builtDir), FILES_AT_ONCE, async (path) => {
				const content = await readFile(join(builtDir, path));
				const entry = await getEntry(path, content, { earlier, put, isWrong: wrong.has(path) });
				if (earlier.get(path)?.hash === entry.hash) reused += 1;
				index.set(path, entry);
			});
			return { index, rules: await readRuleFiles(builtDir), reused, ...more };
		});

	return {
		publish: (builtDir, notes) => releaseBuilt(builtDir, new Set(), { notes }),
		mend: (builtDir, wrong, notes) => releaseBuilt(builtDir, wrong, { notes, isOwn: true }),
		change: ({ written, gone, rules, notes }) =>
			release(async (earlier, put) => {
				const index = new Map(earlier);
				for (const path of gone) index.delete(path);
				await eachLimited(written, FILES_AT_ONCE, async ([path, content]) => {
					index.set(path, await getEntry(path, content, { earlier, put }));
				});
				const named = RULE_FILES.flatMap((name): [string, string][] => {
					const text = rules[name];
					return text === undefined ? [] : [[name, text]];
				});
				const reused = index.size - written.size;
				return { index, rules: new Map(named), notes, reused, isPart: true };
			}),
		async rollback(id) {
			const [all, current] = await Promise.all([ids(), currentId()]);
			const target = id ?? all[all.indexOf(current ?? '') + 1];
			if (target === undefined || !all.includes(target)) {
				throw new Error(id ? `no release ${id}` : 'no earlier release');
			}
			await switchTo(target);
			return target;
		},
		current: async () => currentId().then((id) => id && toFolder(id)),
		list: async () => (await ids()).map((id) => join(dir, id)),
		getIndex,
		filePath: ({ hash }) => contents.filePath(hash),
		async read(folder, path) {
			const entry = (await getIndex(basename(folder)))?.get(path);
			return entry ? readFile(contents.filePath(entry.hash)) : null;
		},
	};
}
