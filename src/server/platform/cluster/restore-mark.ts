import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#errors/start-error.ts';

/** File in a data folder during a restore into it. */
export const restoreMark = (dataDir: string): string => join(dataDir, 'restoring');

/**
 * Throws one line if a restore was interrupted: a host would fill the rest with the demo’s shop.
 */
export function assertRestored(dataDir: string): void {
	if (!existsSync(restoreMark(dataDir))) return;
	throw new StartError(
		`DATA_DIR: a restore into ${dataDir} was interrupted: empty the folder (and the database), and restore again`,
	);
}
