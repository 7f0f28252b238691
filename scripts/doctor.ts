/**
 * Checks a shop and describes problems of clock, disk, files, mail, payments, hooks, publications
 * and nightly jobs. Changes nothing. Exits with 1 if something is broken (`!`); a warning (`?`)
 * does not count.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '#config.ts';
import { reportFailure } from '#errors/report-failure.ts';
import { StartError } from '#errors/start-error.ts';

try {
	if (config.DATABASE_URL === undefined && !existsSync(join(config.DATA_DIR, 'pg'))) {
		throw new StartError(
			`DATA_DIR (${config.DATA_DIR}) holds no database: start the shop once, or set DATABASE_URL`,
		);
	}
	// Loaded for a shop alone: the database's library takes most of a second.
	const { examine } = await import('./doctor/examine.ts');
	const { lines, isBroken } = await examine(config);
	for (const line of lines) console.log(line);
	process.exitCode = isBroken ? 1 : 0;
} catch (cause) {
	reportFailure(cause);
}
