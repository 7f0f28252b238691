import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { eachLimited } from './each.ts';
import { orWhenMissing } from '#errors/missing.ts';

/** File in a release that lists its served files; the contents themselves lie in `CONTENTS`. */
export const INDEX_NAME = '.files.json';

/** Concurrently open files; enough to keep the disk busy, far below the usual limit. */
export const FILES_AT_ONCE = 16;

const bytesSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const fileEntrySchema = v.object({
	/** Hash of the content; part of the ETag. */
	hash: v.string(),
	bytes: bytesSchema,
	/** First publication of this content here, in milliseconds since 1970. */
	modified: v.number(),
	/** Size of the compressed copy beside it, if there is one. */
	br: v.optional(bytesSchema),
	gz: v.optional(bytesSchema),
});
export type FileEntry = v.InferOutput<typeof fileEntrySchema>;

/** Every served file by its path below the root, with `/` between segments. */
export type FileIndex = Map<string, FileEntry>;

export const indexSchema = v.record(v.string(), fileEntrySchema);

export function contentHash(content: Uint8Array): string {
	return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Rule files for the host, read but never served. */
export const RULE_FILES = ['_headers', '_redirects'];

/** Reads the rule files of a folder that exist, by name. */
export async function readRuleFiles(dir: string): Promise<Map<string, string>> {
	const rules = new Map<string, string>();
	for (const name of RULE_FILES) {
		const text = await orWhenMissing(readFile(join(dir, name), 'utf8'), null);
		if (text !== null) rules.set(name, text);
	}
	return rules;
}

const isServed = (path: string) =>
	!RULE_FILES.includes(path) &&
	path.split('/').every((name) => !name.startsWith('.') || name === '.well-known');

/** Paths of all regular files that may be served; dotfiles and links are left out. */
export async function listFiles(root: string): Promise<string[]> {
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
		.filter(isServed)
		.sort();
}

/** Indexes a folder that was never published: hashes everything, knows no compressed copies. */
export async function indexFolder(root: string): Promise<FileIndex> {
	const index: FileIndex = new Map();
	await eachLimited(await listFiles(root), FILES_AT_ONCE, async (path) => {
		const file = join(root, path);
		const content = await readFile(file);
		const { mtimeMs } = await stat(file);
		index.set(path, {
			hash: contentHash(content),
			bytes: content.length,
			modified: Math.floor(mtimeMs),
		});
	});
	return index;
}

/** Folder with the contents of all releases, beside them. */
export const CONTENTS = 'contents';

/** Reads the index of a release; null for a folder without one. */
export async function readIndex(root: string): Promise<FileIndex | null> {
	const text = await orWhenMissing(readFile(join(root, INDEX_NAME), 'utf8'), null);
	return text === null ? null : new Map(Object.entries(v.parse(indexSchema, JSON.parse(text))));
}

/** Sorts an index by path; returns it unchanged, at no cost, if it is sorted already. */
export function inOrder(index: FileIndex): FileIndex {
	const paths = [...index.keys()];
	const isSorted = paths.every((path, at) => at === 0 || (paths[at - 1] ?? '') < path);
	return isSorted ? index : new Map([...index].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Length of the digest in a release id, which addresses of the host use: lower case and digits. */
const DIGEST_LENGTH = 12;

/**
 * Computes one digest over all names and contents, rule files included: it identifies what visitors
 * get. The index must be sorted.
 */
export function toDigest(sorted: FileIndex, rules: ReadonlyMap<string, string>): string {
	const lines: string[] = [];
	for (const [path, { hash }] of sorted) lines.push(path, hash);
	for (const [name, text] of rules) lines.push(name, text);
	lines.push('');
	return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, DIGEST_LENGTH);
}

const lines = new WeakMap<FileEntry, string>();

/** Serialises an entry, once for all releases that have it. */
function toLine(entry: FileEntry): string {
	let line = lines.get(entry);
	if (line === undefined) lines.set(entry, (line = JSON.stringify(entry)));
	return line;
}

/** Writes the index of a release, sorted by path. */
export async function writeIndex(root: string, index: FileIndex): Promise<void> {
	const entries = [...inOrder(index)].map(
		([path, entry]) => `${JSON.stringify(path)}:${toLine(entry)}`,
	);
	await writeFile(join(root, INDEX_NAME), `{${entries.join(',')}}`);
}

/** File in a release with the difference between its index and that of the release before. */
const CHANGES_NAME = '.changes.json';

export const changesSchema = v.object({
	/** Id of the release before. */
	since: v.string(),
	written: v.record(v.string(), fileEntrySchema),
	gone: v.array(v.string()),
});
export type IndexChanges = v.InferOutput<typeof changesSchema>;

/**
 * Writes the difference between two indexes, so that a reader who has the earlier one need not read
 * a list of sixty thousand files for one changed page.
 */
export async function writeIndexChanges(
	root: string,
	index: FileIndex,
	before: { id: string; index: FileIndex },
): Promise<void> {
	const changes: IndexChanges = {
		since: before.id,
		written: Object.fromEntries(
			[...index].filter(([path, entry]) => before.index.get(path) !== entry),
		),
		gone: [...before.index.keys()].filter((path) => !index.has(path)),
	};
	await writeFile(join(root, CHANGES_NAME), JSON.stringify(changes));
}

/** Null for a release that was not derived from the one before. */
export async function readIndexChanges(root: string): Promise<IndexChanges | null> {
	const text = await orWhenMissing(readFile(join(root, CHANGES_NAME), 'utf8'), null);
	return text === null ? null : v.parse(changesSchema, JSON.parse(text));
}

/** Applies changes to an index. */
export function withChanges(before: FileIndex, { written, gone }: IndexChanges): FileIndex {
	const index = new Map([...before, ...Object.entries(written)]);
	for (const path of gone) index.delete(path);
	return index;
}
