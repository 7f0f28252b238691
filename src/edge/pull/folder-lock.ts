import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '#errors/missing.ts';

/** Error for a folder that another process uses. The message is one line. */
export class FolderTaken extends Error {
	override name = 'FolderTaken';
}

interface Owner {
	pid: number;
	/** Start of the process in ticks since the boot; empty where the system does not say. */
	began: string;
}

/** Position of the start among the fields of `/proc/<pid>/stat` that follow the name. */
const BEGAN_AT = 19;

function beganAt(pid: number): string {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[BEGAN_AT] ?? '';
	} catch {
		return '';
	}
}

/** True for the process itself: after a power cut another one soon has its number. */
function isAlive({ pid, began }: Owner): boolean {
	const now = beganAt(pid);
	if (began !== '' && now !== '') return began === now;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
}

function readOwner(file: string): Owner | null {
	try {
		const [pid = '', began = ''] = readFileSync(file, 'utf8').split(' ');
		return { pid: Number(pid), began };
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}

/**
 * Locks a folder for this process: two processes that clean up one folder would delete what the
 * other has just fetched. Returns a function that releases the lock.
 * @throws FolderTaken
 */
export function lockFolder(dir: string): () => void {
	const file = join(dir, 'owner.pid');
	const owner = readOwner(file);
	// In a container every process may have had this number.
	if (owner !== null && owner.pid !== process.pid && isAlive(owner)) {
		throw new FolderTaken(
			`DATA_DIR: ${dir} is used by the process ${owner.pid}, expected a folder for each edge`,
		);
	}
	writeFileSync(file, `${process.pid} ${beganAt(process.pid)}`);
	return () => rmSync(file, { force: true });
}
