import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '#errors/missing.ts';

/** Error for a folder that another process uses. The message is one line. */
export class FolderTaken extends Error {
	override name = 'FolderTaken';
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
}

function readOwner(file: string): number | null {
	try {
		return Number(readFileSync(file, 'utf8'));
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}

/**
 * Takes a folder for this process: two that clean up one folder would delete what the other has
 * just fetched. Returns a function that gives it back.
 * @throws FolderTaken
 */
export function lockFolder(dir: string): () => void {
	const file = join(dir, 'owner.pid');
	const owner = readOwner(file);
	// In a container every process may have had this number.
	if (owner !== null && owner !== process.pid && isAlive(owner)) {
		throw new FolderTaken(
			`DATA_DIR: ${dir} is used by the process ${owner}, expected a folder for each edge`,
		);
	}
	writeFileSync(file, String(process.pid));
	return () => rmSync(file, { force: true });
}
