import {
	accessSync,
	constants,
	existsSync,
	mkdirSync,
	readdirSync,
	realpathSync,
	renameSync,
	statSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ConfigError } from '#config.ts';
import { settleEntries, swapEntries, swapFolders } from './swap.ts';

/** Where a build writes, and how that becomes the site. */
export interface Output {
	/** Empty at first. */
	folder: string;
	/** Puts everything that was written in the place of the site built before. */
	publish(): Promise<void>;
	/** Takes what was written away; the site built before stays as it is. */
	discard(): Promise<void>;
}

function isWritable(folder: string): boolean {
	try {
		accessSync(folder, constants.W_OK);
		return true;
	} catch {
		return false;
	}
}

/** False for the root of a file system, and where the folder around may not be written to. */
function canBeRenamed(target: string): boolean {
	const around = dirname(target);
	if (!isWritable(around)) return false;
	return !existsSync(target) || statSync(target).dev === statSync(around).dev;
}

function assertOwnFolder(distDir: string): void {
	if (`${process.cwd()}/`.startsWith(`${distDir.replace(/\/$/, '')}/`)) {
		throw new ConfigError(`DIST_DIR: expected a folder of the site's own, got "${distDir}"`);
	}
}

/** Out of the way at once; deleting comes later. */
function setAside(folder: string): void {
	if (existsSync(folder)) renameSync(folder, `${folder}.gone-${process.pid}-${Date.now()}`);
}

function leftovers(folders: readonly string[]): string[] {
	return folders.flatMap((folder) =>
		readdirSync(dirname(folder))
			.filter((entry) => entry.startsWith(`${basename(folder)}.gone-`))
			.map((entry) => join(dirname(folder), entry)),
	);
}

/** Deleting takes as long as writing did, so a build that begins does not wait for it. */
async function remove(folders: readonly string[]): Promise<void> {
	for (const folder of folders) {
		await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch((cause: unknown) => {
			console.warn(`${folder} could not be deleted: ${String(cause)}`);
		});
	}
}

/**
 * Has a build write beside the site, which changes in one step at the very end: a build that fails
 * or is killed leaves it as it was, byte for byte. What a killed one left behind goes with the next.
 * A folder beside and not inside the cache, because renaming ends at a file system's border.
 */
export function openOutput(distDir: string, cacheDir: string): Output {
	const target = existsSync(distDir) ? realpathSync(distDir) : distDir;
	assertOwnFolder(target);
	mkdirSync(dirname(target), { recursive: true });
	const isMovable = canBeRenamed(target);
	const around = isMovable ? dirname(target) : cacheDir;
	mkdirSync(around, { recursive: true });
	const name = basename(target);
	const folder = join(around, `.${name}.next`);
	const old = join(around, `.${name}.old`);

	// Killed between the two renames of a swap.
	if (existsSync(old) && !existsSync(target)) renameSync(old, target);
	if (!isMovable) settleEntries(target);
	setAside(folder);
	setAside(old);
	const cleared = remove(leftovers([folder, old]));

	return {
		folder,
		async publish() {
			await cleared;
			if (!isMovable) return swapEntries(folder, target);
			swapFolders(folder, target, old);
			setAside(old);
			await remove(leftovers([folder, old]));
		},
		async discard() {
			await cleared;
			await remove([folder]);
		},
	};
}
