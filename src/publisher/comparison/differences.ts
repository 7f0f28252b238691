import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { eachLimited } from '#edge/releases/each.ts';
import { orWhenMissing } from '#errors/missing.ts';
import {
	type FileEntry,
	FILES_AT_ONCE,
	listFiles,
	readIndex,
	readRuleFiles,
} from '#edge/releases/release-index.ts';
import type { ReleaseStore } from '#edge/releases/releases.ts';

const COPIES = [
	{ end: '', sizeIn: 'bytes', unpack: async (bytes: Buffer) => bytes },
	{ end: '.br', sizeIn: 'br', unpack: promisify<Buffer, Buffer>(brotliDecompress) },
	{ end: '.gz', sizeIn: 'gz', unpack: promisify<Buffer, Buffer>(gunzip) },
] as const;

export interface Found {
	/** Number of files compared. */
	files: number;
	/** Names of files that differ from the build. */
	differing: Set<string>;
}

/**
 * Returns whether a file is there with the bytes that it should have, each copy as visitors get it.
 */
async function isAsBuilt(file: string, entry: FileEntry, built: Buffer): Promise<boolean> {
	for (const { end, sizeIn, unpack } of COPIES) {
		const size = entry[sizeIn];
		if (size === undefined) continue;
		const bytes = await orWhenMissing(readFile(file + end), null);
		if (bytes === null || bytes.length !== size) return false;
		const content = await unpack(bytes).catch(() => null);
		if (!content?.equals(built)) return false;
	}
	return true;
}

/**
 * Compares a release with a build: every file and its compressed copies, read from disk and not
 * from memory, and its rules.
 */
export async function differencesBetween(
	releases: Pick<ReleaseStore, 'filePath'>,
	release: string,
	built: string,
): Promise<Found> {
	const differing = new Set<string>();
	const index = (await readIndex(release)) ?? new Map<string, FileEntry>();
	const paths = await listFiles(built);
	const missing = new Set(index.keys());
	await eachLimited(paths, FILES_AT_ONCE, async (path) => {
		missing.delete(path);
		const entry = index.get(path);
		const content = await readFile(join(built, path));
		const isRight = entry && (await isAsBuilt(releases.filePath(entry), entry, content));
		if (!isRight) differing.add(path);
	});
	for (const path of missing) differing.add(path);
	const [own, right] = await Promise.all([readRuleFiles(release), readRuleFiles(built)]);
	const rules = new Set([...own.keys(), ...right.keys()]);
	for (const name of rules) if (own.get(name) !== right.get(name)) differing.add(name);
	return { files: paths.length + right.size, differing };
}
