import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orWhenMissing } from '#errors/missing.ts';
import { contentFile, openContents } from '../releases/contents.ts';
import { currentLink } from '../releases/current-link.ts';
import { eachLimited } from '../releases/each.ts';
import { incomingFolder, releaseCleanup } from '../releases/release-cleanup.ts';
import {
	CONTENTS,
	type FileIndex,
	inOrder,
	readIndex,
	RULE_FILES,
	toDigest,
	withChanges,
	writeIndex,
	writeIndexChanges,
} from '../releases/release-index.ts';
import type { IndexAnswer } from './messages.ts';
import type { PublisherClient } from './publisher-client.ts';
import { contentTaker, lackingContents, toBatches } from './take-contents.ts';

const BATCHES_AT_ONCE = 4;
const RELEASE_ID = /^\d{13}-[\w-]{8,12}$/;

/** Error for a list of files that is not that of the release. */
class WrongIndex extends Error {
	override name = 'WrongIndex';
}

export interface PulledReleases {
	/** Id of the served release; null before the first. */
	currentId(): Promise<string | null>;
	/** Folder of the served release; null before the first. */
	current(): Promise<string | null>;
	/** Folders of all releases here, newest first. */
	list(): Promise<string[]>;
	has(id: string): Promise<boolean>;
	/** Fetches what a release has and this machine lacks, and puts it beside the others. */
	bring(id: string, signal: AbortSignal, onTaken: () => void): Promise<void>;
	/** Fetches what the disk has lost of a release that is here. */
	repair(id: string, signal: AbortSignal, onTaken: () => void): Promise<void>;
	/** Atomic by one rename. */
	switchTo(id: string): Promise<void>;
	/** Deletes all releases except these and the served one, and interrupted transfers. */
	keepOnly(ids: readonly string[]): Promise<void>;
}

/** Releases that an edge has fetched from a publisher, in the layout of those that were made here. */
export function pulledReleases(dir: string, client: PublisherClient): PulledReleases {
	const { currentId, switchTo } = currentLink(join(dir, 'current'));
	const toFile = (hash: string) => contentFile(join(dir, CONTENTS), hash);
	const contents = openContents(join(dir, CONTENTS), Date.now);
	const cleanup = releaseCleanup(dir, contents);
	const take = contentTaker(toFile);
	/** True once what an earlier process was writing has been looked for. */
	let isSwept = false;
	/** Index of the release that was fetched or read last. */
	let last: { id: string; index: FileIndex } | null = null;

	async function ids(): Promise<string[]> {
		const names = await orWhenMissing(readdir(dir), []);
		return names
			.filter((name) => RELEASE_ID.test(name))
			.toSorted()
			.toReversed();
	}

	async function getIndex(id: string): Promise<FileIndex | null> {
		if (last?.id === id) return last.index;
		const index = await readIndex(join(dir, id));
		if (index) last = { id, index };
		return index;
	}

	/** Release that the difference is asked from: the served one, else the newest. */
	async function findBase(): Promise<{ id: string; index: FileIndex } | null> {
		const id = (await currentId()) ?? (await ids())[0];
		const index = id === undefined ? null : await getIndex(id);
		return id !== undefined && index ? { id, index } : null;
	}

	/** Index of a release, which its id proves to be the right one. */
	function verified(
		id: string,
		{ index, changes, rules }: IndexAnswer,
		base: FileIndex | undefined,
	): FileIndex {
		const whole = index
			? new Map(Object.entries(index))
			: base && changes && withChanges(base, changes);
		if (!whole) throw new WrongIndex(`the publisher sent no list of the release ${id}`);
		const sorted = inOrder(whole);
		const named = RULE_FILES.flatMap((name): [string, string][] => {
			const text = rules[name];
			return text === undefined ? [] : [[name, text]];
		});
		if (!id.endsWith(`-${toDigest(sorted, new Map(named))}`)) {
			throw new WrongIndex(`the list of the release ${id} differs from its digest`);
		}
		return sorted;
	}

	/** Fetches the contents of a release that are not here, or not those of a list that are. */
	async function fetchLacking(
		id: string,
		{ index, known }: { index: FileIndex; known: FileIndex },
		signal: AbortSignal,
		onTaken: () => void,
	): Promise<void> {
		const lacking = await lackingContents(index, known, toFile, signal);
		await eachLimited(toBatches(lacking), BATCHES_AT_ONCE, async (batch) => {
			signal.throwIfAborted();
			const { names } = batch;
			await take(batch, await client.contents({ release: id, names }, signal), onTaken);
		});
	}

	async function bring(id: string, signal: AbortSignal, onTaken: () => void): Promise<void> {
		const base = await findBase();
		const answer = await client.getIndex(id, base?.id ?? null, signal);
		const index = verified(id, answer, base?.index);
		const incoming = incomingFolder(dir, Number(id.split('-')[0]));
		await rm(incoming, { recursive: true, force: true });
		await mkdir(incoming, { recursive: true });
		await fetchLacking(id, { index, known: base?.index ?? new Map() }, signal, onTaken);
		for (const name of RULE_FILES) {
			const text = answer.rules[name];
			if (text !== undefined) await writeFile(join(incoming, name), text);
		}
		await writeIndex(incoming, index);
		if (base && answer.changes) await writeIndexChanges(incoming, index, base);
		await rename(incoming, join(dir, id));
		last = { id, index };
		cleanup.note(id, index);
	}

	return {
		currentId,
		current: async () => {
			const id = await currentId();
			return id === null ? null : join(dir, id);
		},
		list: async () => (await ids()).map((id) => join(dir, id)),
		has: async (id) => (await ids()).includes(id),
		bring,
		async repair(id, signal, onTaken) {
			const index = await getIndex(id);
			if (index) await fetchLacking(id, { index, known: new Map() }, signal, onTaken);
		},
		switchTo,
		async keepOnly(kept) {
			const [all, current] = await Promise.all([ids(), currentId()]);
			const isKept = (id: string) => id === current || kept.includes(id);
			const staying = all.filter(isKept);
			await cleanup.prune([...staying, ...all.filter((id) => !isKept(id))], staying.length);
			await cleanup.leftovers(staying, !isSwept);
			isSwept = true;
		},
	};
}
