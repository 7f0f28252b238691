import { createHash } from 'node:crypto';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseStore } from '#edge/releases/releases.ts';
import { findFile, takeSnapshot } from '#edge/answers/snapshot.ts';
import { aFolder, writeFiles } from './a-site.ts';

export const PAGE = '<h1>Ruote</h1>'.repeat(100);

export async function aStore(keep?: number) {
	const [dir, built] = [join(await aFolder(), 'releases'), await aFolder()];
	await writeFiles(built, { 'index.html': 'links', 'it.html': PAGE, '_astro/a.1.js': 'a' });
	let now = Date.UTC(2025, 5, 1);
	const releases = releaseStore(dir, () => (now += 1000), keep);
	const publish = async (files: Record<string, string> = {}) => {
		await writeFiles(built, files);
		return releases.publish(built);
	};
	const read = async (path: string) =>
		(await releases.read((await releases.current()) ?? '', path))?.toString();
	/** Path of the stored content of a file of the current release. */
	const filePath = async (path: string) => {
		const snapshot = await takeSnapshot((await releases.current()) ?? '');
		return findFile(snapshot, `/${path}`)?.file ?? '';
	};
	const readRule = async (name: string) =>
		readFile(join((await releases.current()) ?? '', name), 'utf8');
	return { dir, built, releases, publish, read, readRule, filePath };
}

/** Digest of every file and link below a folder, by name and bytes. */
export async function treeHash(dir: string): Promise<string> {
	const hash = createHash('sha256');
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	const named = entries.map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }));
	for (const { entry, path } of named.sort((a, b) => (a.path < b.path ? -1 : 1))) {
		if (entry.isFile()) hash.update(path).update(await readFile(path));
		if (entry.isSymbolicLink()) hash.update(path).update(await readlink(path));
	}
	return hash.digest('hex');
}
