import { join } from 'node:path';

/** Folder of uploads in progress, on this machine's disk. */
export const incomingDir = (dataDir: string): string => join(dataDir, 'uploads', 'incoming');

/** Key of a file that was uploaded. No web server serves it; staff gets it through the desk. */
export function toUploadKey(storedName: string): string {
	if (!/^[0-9a-f]{32}$/.test(storedName)) {
		throw new Error('Invalid stored file name: expected 32 hex characters');
	}
	return `uploads/${storedName.slice(0, 2)}/${storedName}`;
}
