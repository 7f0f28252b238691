import { createHash } from 'node:crypto';
import {
	copyFile,
	mkdir,
	readdir,
	readFile,
	readlink,
	rename,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { compressTree, type EarlierRelease, reuseFile } from './compress.ts';
import { eachLimited } from './each.ts';
import {
	contentHash,
	type FileIndex,
	FILES_AT_ONCE,
	listFiles,
	readIndex,
	RULE_FILES,
	writeIndex,
} from './release-index.ts';

/** Releases that stay on disk: to roll back to, and for the assets of pages still open. */
export const RELEASES_KEPT = 5;

const RELEASE_ID = /^\d{13}-[\w-]{8}$/;
const INCOMING = '.incoming-';

export interface Published {
	id: string;
	files: number;
	/** Files whose content the previous release had. */
	reused: number;
	/** False when the current release already has this very content. */
	changed: boolean;
}

export interface ReleaseStore {
	/** Folder of the release that is served; null before the first. */
	current(): Promise<string | null>;
	/** Folders of all kept releases, newest first. */
	list(): Promise<string[]>;
	/**
	 * Makes a built folder the current release. Everything is in place before the switch, which is
	 * one rename; a failure before it leaves the current release untouched. One at a time.
	 */
	publish(builtDir: string): Promise<Published>;
	/** Serves an earlier release again: the one named, else the one before the current. */
	rollback(id?: string): Promise<string>;
}

const isMissing = (error: unknown) =>
	error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EINVAL');

function orWhenMissing<T>(work: Promise<T>, fallback: T): Promise<T> {
	return work.catch((error: unknown) => {
		if (isMissing(error)) return fallback;
		throw error;
	});
}

/** One digest over all names and contents, rule files included. */
function digestOf(index: FileIndex, rules: ReadonlyMap<string, string>): string {
	const digest = createHash('sha256');
	for (const path of [...index.keys()].sort()) digest.update(`${path}\n${index.get(path)?.hash}\n`);
	for (const [name, text] of rules) digest.update(`${name}\n${text}\n`);
	return digest.digest('base64url').slice(0, 8);
}

async function readRuleFiles(dir: string): Promise<Map<string, string>> {
	const rules = new Map<string, string>();
	for (const name of RULE_FILES) {
		const text = await orWhenMissing(readFile(join(dir, name), 'utf8'), null);
		if (text !== null) rules.set(name, text);
	}
	return rules;
}

/** Releases below `dir`: one folder each, and the link `current`. `clock` gives milliseconds. */
export function releaseStore(dir: string, clock: () => number, keep = RELEASES_KEPT): ReleaseStore {
	const link = join(dir, 'current');

	async function ids(): Promise<string[]> {
		const names = await orWhenMissing(readdir(dir), []);
		return names
			.filter((name) => RELEASE_ID.test(name))
			.sort()
			.reverse();
	}

	async function currentId(): Promise<string | null> {
		const target = await orWhenMissing(readlink(link), null);
		return target === null ? null : basename(target);
	}

	async function switchTo(id: string): Promise<void> {
		const next = `${link}.next`;
		await rm(next, { force: true });
		await symlink(id, next);
		await rename(next, link);
	}

	async function earlierRelease(): Promise<EarlierRelease | null> {
		const id = await currentId();
		const index = id === null ? null : await readIndex(join(dir, id));
		return id !== null && index ? { dir: join(dir, id), index } : null;
	}

	/** Never links to the built folder: the next build may write into those very files. */
	async function copyTree(from: string, to: string, earlier: EarlierRelease | null) {
		const index: FileIndex = new Map();
		let reused = 0;
		const paths = await listFiles(from);
		const folders = new Set(paths.map((path) => dirname(join(to, path))));
		await eachLimited(folders, FILES_AT_ONCE, async (folder) => {
			await mkdir(folder, { recursive: true });
		});
		await eachLimited(paths, FILES_AT_ONCE, async (path) => {
			const content = await readFile(join(from, path));
			const hash = contentHash(content);
			const known = earlier?.index.get(path);
			const target = join(to, path);
			if (earlier && known?.hash === hash) {
				await reuseFile(join(earlier.dir, path), target);
				reused += 1;
			} else {
				await writeFile(target, content);
			}
			const modified = known?.hash === hash ? known.modified : clock();
			index.set(path, { hash, bytes: content.length, modified });
		});
		return { index, reused };
	}

	/** Runs right after a switch, so the newest is the one that is served. */
	async function prune(): Promise<void> {
		for (const id of (await ids()).slice(keep)) {
			await rm(join(dir, id), { recursive: true, force: true });
		}
	}

	async function publish(builtDir: string): Promise<Published> {
		await mkdir(dir, { recursive: true });
		for (const name of await readdir(dir)) {
			if (name.startsWith(INCOMING)) await rm(join(dir, name), { recursive: true, force: true });
		}
		const [earlier, [newest], current] = await Promise.all([earlierRelease(), ids(), currentId()]);
		const time = Math.max(clock(), newest ? Number(newest.split('-')[0]) + 1 : 0);
		const incoming = join(dir, `${INCOMING}${time}`);
		try {
			const { index, reused } = await copyTree(builtDir, incoming, earlier);
			if (!index.has('index.html')) throw new Error(`no index.html in ${builtDir}: not published`);
			const digest = digestOf(index, await readRuleFiles(builtDir));
			const counts = { files: index.size, reused };
			if (current?.endsWith(`-${digest}`)) {
				await rm(incoming, { recursive: true, force: true });
				return { id: current, ...counts, changed: false };
			}
			for (const name of RULE_FILES) {
				await orWhenMissing(copyFile(join(builtDir, name), join(incoming, name)), undefined);
			}
			await compressTree(incoming, index, earlier);
			await writeIndex(incoming, index);
			const id = `${time}-${digest}`;
			await rename(incoming, join(dir, id));
			await switchTo(id);
			await prune();
			return { id, ...counts, changed: true };
		} catch (error) {
			await rm(incoming, { recursive: true, force: true });
			throw error;
		}
	}

	async function rollback(id?: string): Promise<string> {
		const [all, current] = await Promise.all([ids(), currentId()]);
		const target = id ?? all[all.indexOf(current ?? '') + 1];
		if (target === undefined || !all.includes(target)) {
			throw new Error(id ? `no release ${id}` : 'no earlier release');
		}
		await switchTo(target);
		return target;
	}

	return {
		publish,
		rollback,
		current: async () => {
			const id = await currentId();
			return id === null ? null : join(dir, id);
		},
		list: async () => (await ids()).map((id) => join(dir, id)),
	};
}
