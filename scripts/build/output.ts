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

/** Folder that a build writes to, and the steps by which it becomes the site. */
export interface Output {
	/** Empty at first. */
	folder: string;
	/** Replaces the site built before with everything that was written. */
	publish(): Promise<void>;
	/** Removes written files; the former site is unchanged. */
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

/** False for the root of a file system, and where the parent folder is not writable. */
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

/** Moves a folder aside at once; it is deleted later. */
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

/**
 * Deletes folders. Deleting takes as long as writing did, so a build that begins does not wait for
 * it.
 */
async function remove(folders: readonly string[]): Promise<void> {
	for (const folder of folders) {
		await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch((cause: unknown) => {
			console.warn(`${folder} could not be deleted: ${String(cause)}`);
		});
	}
}

/**
 * Has a build write beside the site, which changes in one step at the very end: a build that fails
 * or is killed leaves it as it was, byte for byte. Leftovers of a killed build are removed by the
 * next. The folder lies beside and not inside the cache, because renaming ends at a file system's
 * border.
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

	// The process was killed between the two renames of a swap.
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
