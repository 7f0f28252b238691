/**
 * Backs a shop up while it runs: `npm run backup -- FOLDER`. Database and files as of one moment, with
 * a manifest of digests. Exits with 1 where a file is missing that the database names.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { config } from '#config.ts';
import { openStorage } from '../src/server/storage.ts';
import { reportFailure } from '#errors/report-failure.ts';
import { StartError } from '#errors/start-error.ts';
import { toFileStore } from '../src/server/platform/files/open-store.ts';
import { backUp } from './backup/back-up.ts';
import { inOneLine, toSummary } from './backup/report.ts';

try {
	const [folder, ...others] = parseArgs({ allowPositionals: true }).positionals;
	if (folder === undefined || others.length > 0) {
		throw new StartError('Name one folder that does not exist yet: npm run backup -- FOLDER');
	}
	const { DATABASE_URL, DATA_DIR } = config;
	if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, 'pg'))) {
		throw new StartError(
			`DATA_DIR (${DATA_DIR}) holds no database: start the shop once, or set DATABASE_URL`,
		);
	}
	const started = performance.now();
	const storage = await openStorage({ ...config }, console.error);
	try {
		const files = toFileStore(config);
		const shop = { url: storage.directUrl, dataDir: DATA_DIR, files };
		const onRead = () => console.log('Database read; copying files …');
		const manifest = await backUp(shop, resolve(folder), onRead);
		console.log(toSummary('Backed up', manifest, performance.now() - started));
		for (const path of manifest.missing) {
			console.error(`! ${path} is missing in ${files.place}, and the database names it`);
			process.exitCode = 1;
		}
	} finally {
		await storage.close();
	}
} catch (cause) {
	reportFailure(inOneLine(cause));
}
