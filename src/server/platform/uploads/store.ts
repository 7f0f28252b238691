import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folder of uploads in progress, apart from the files that a row refers to. */
export const incomingDir = (dataDir: string): string => join(dataDir, 'uploads', 'incoming');

/** Path of a stored file. No web server serves DATA_DIR; staff gets the file through the desk. */
export function uploadPath(dataDir: string, storedName: string): string {
	if (!/^[0-9a-f]{32}$/.test(storedName)) throw new Error('no name of a stored file');
	return join(dataDir, 'uploads', storedName.slice(0, 2), storedName);
}

/** Moves an uploaded file to its row's path; done before the row is committed. */
export async function keepFile(dataDir: string, path: string, storedName: string): Promise<void> {
	const target = uploadPath(dataDir, storedName);
	await mkdir(dirname(target), { recursive: true, mode: 0o700 });
	await rename(path, target);
}

export async function removeStored(dataDir: string, storedName: string): Promise<void> {
	await rm(uploadPath(dataDir, storedName), { force: true });
}
