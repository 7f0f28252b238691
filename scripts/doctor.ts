/**
 * Says in words what of a shop is not as it should be: clock, disk, mail, payments, hooks,
 * publications, nights. Changes nothing. Exits with 1 where something is broken (`!`); what somebody
 * should look at (`?`) does not.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '#config.ts';
import { openStorage } from '../src/server/host.ts';
import { reportFailure } from '../src/server/kernel/report-failure.ts';
import { StartError } from '../src/server/kernel/start-error.ts';
import { openDatabase } from '../src/server/platform/db/client.ts';
import { isCurrent } from '../src/server/platform/db/migrate.ts';
import { readFacts } from './doctor/facts.ts';
import { findingsFrom, linesOf, OTHER_SCHEMA } from './doctor/findings.ts';

try {
	if (config.DATABASE_URL === undefined && !existsSync(join(config.DATA_DIR, 'pg'))) {
		throw new StartError(
			`DATA_DIR (${config.DATA_DIR}) holds no database: start the shop once, or set DATABASE_URL`,
		);
	}
	const storage = await openStorage(config, console.error);
	const { db, close } = openDatabase(storage.url);
	try {
		const findings = (await isCurrent(db))
			? findingsFrom(await readFacts(config, db, () => new Date()), config, Date.now())
			: [OTHER_SCHEMA];
		for (const line of linesOf(findings)) console.log(line);
		process.exitCode = findings.some(({ level }) => level === 'broken') ? 1 : 0;
	} finally {
		await close();
		await storage.close();
	}
} catch (cause) {
	reportFailure(cause);
}
