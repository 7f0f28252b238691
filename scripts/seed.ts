/**
 * Fills the database with the demo content; can be run again at any time. `node scripts/seed.ts
 * [--products 1000]` brings the catalogue to that size for measuring.
 */
import { parseArgs } from 'node:util';
import { config, readConfig } from '#config.ts';
import { openStorage, prepareDatabase } from '../src/server/storage.ts';
import { reportFailure } from '#errors/report-failure.ts';

try {
	const { values } = parseArgs({ options: { products: { type: 'string' } } });
	const { BENCH_PRODUCTS } = readConfig({
		BENCH_PRODUCTS: values.products ?? String(config.BENCH_PRODUCTS),
	});
	const settings = { ...config, BENCH_PRODUCTS };
	const storage = await openStorage(settings, console.error);
	try {
		const hasChanged = await prepareDatabase(storage.directUrl, settings, console.error);
		console.log(hasChanged ? 'The content is in place.' : 'The content was in place already.');
	} finally {
		await storage.close();
	}
} catch (cause) {
	reportFailure(cause);
}
