/** Migrates the database to the schema of this code: `node scripts/migrate.ts`. */
import { config } from '#config.ts';
import { migrateDatabase } from '../src/server/platform/db/migrate.ts';
import { toQueues } from '../src/server/assemble.ts';
import { openStorage } from '../src/server/storage.ts';
import { MODULES } from '../src/server/modules.ts';
import { reportFailure } from '#errors/report-failure.ts';

try {
	const storage = await openStorage({ ...config }, console.error);
	try {
		await migrateDatabase(storage.directUrl, toQueues(MODULES));
		console.log('The schema is current.');
	} finally {
		await storage.close();
	}
} catch (cause) {
	reportFailure(cause);
}
