import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Replaces one folder with another. Two renames, with nothing between them. */
export function swapFolders(fresh: string, target: string, aside: string): void {
	if (!existsSync(target)) return renameSync(fresh, target);
	renameSync(target, aside);
	try {
		renameSync(fresh, target);
	} catch (cause) {
		renameSync(aside, target);
		throw cause;
	}
}

/** Names inside a folder that cannot be renamed itself. */
const NEXT = '.next';
const LEAVING = '.leaving';
const LEFT = '.left';
const OWN = [NEXT, LEAVING, LEFT];

function moveEntries(from: string, to: string): void {
	const names = readdirSync(from).filter((name) => !OWN.includes(name));
	for (const name of names) renameSync(join(from, name), join(to, name));
}

/** Finishes an interrupted swap of entries: forwards once all old ones had left, else backwards. */
export function settleEntries(target: string): void {
	const [next = '', leaving = '', left = ''] = OWN.map((name) => join(target, name));
	if (existsSync(leaving)) moveEntries(leaving, target);
	if (existsSync(left)) moveEntries(next, target);
	for (const folder of [leaving, left, next]) rmSync(folder, { recursive: true, force: true });
}

/**
 * Swaps the content of a folder that has to stay where it is, such as the root of a file system:
 * the new files are copied onto it first, then entries change places by one rename each.
 */
export async function swapEntries(fresh: string, target: string): Promise<void> {
	const [next = '', leaving = '', left = ''] = OWN.map((name) => join(target, name));
	try {
		await cp(fresh, next, { recursive: true });
		mkdirSync(leaving);
		moveEntries(target, leaving);
		renameSync(leaving, left);
		moveEntries(next, target);
	} finally {
		settleEntries(target);
	}
	await rm(fresh, { recursive: true, force: true });
}
