import { constants } from 'node:fs';
import { access, chmod, mkdtemp, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Four times what the host’s suite holds at once. */
const ROOM_BYTES = 1024 ** 3;

/** Returns whether a run may keep its files in memory. */
export async function hasMemory(): Promise<boolean> {
	try {
		await access(MEMORY, constants.W_OK | constants.X_OK);
		const { bavail, bsize } = await statfs(MEMORY);
		return Math.min(bavail * bsize, freemem()) >= ROOM_BYTES;
	} catch {
		// Another system, or a container without shared memory.
		return false;
	}
}

/**
 * Makes a folder for the databases of a run, in memory where there is room: a copy of the template
 * is three hundred files, and a disk shared with other writers takes a fifth of a second of
 * computing for them. PostgreSQL may run as another user, who needs access to it.
 */
export async function runFolder(name: string): Promise<string> {
	const folder = await mkdtemp(join((await hasMemory()) ? MEMORY : tmpdir(), `${name}-`));
	await chmod(folder, 0o755);
	return folder;
}
