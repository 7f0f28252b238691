/**
 * Compares the money at each provider with the books of the orders and prints both: `node
 * scripts/reconcile.ts [--days 400]`. Exits with 1 where they differ.
 */
import { parseArgs } from 'node:util';
import { config } from '#config.ts';
import { openStorage } from '../src/server/storage.ts';
import { reportFailure } from '#errors/report-failure.ts';
import { compareBooks } from '../src/server/orders/books/compare.ts';
import { toReport } from '../src/server/orders/books/report.ts';
import { toPaymentKeys } from '../src/server/payments/keys.ts';
import { openDatabase } from '../src/server/platform/db/client.ts';

const DAY_MS = 86_400_000;

try {
	const { values } = parseArgs({ options: { days: { type: 'string', default: '400' } } });
	const since = new Date(Date.now() - Number(values.days) * DAY_MS);
	const storage = await openStorage({ ...config }, console.error);
	const { db, close } = openDatabase(storage.url);
	try {
		// Test payments are compared wherever there are any, even where no more are accepted.
		const payments = { ...toPaymentKeys(config), test: true };
		const paying = { db, siteUrl: config.SITE_URL, payments, clock: () => new Date() };
		const found = await compareBooks(paying, since);
		for (const line of toReport(found)) console.log(line);
		process.exitCode = found.differences.length === 0 ? 0 : 1;
	} finally {
		await close();
		await storage.close();
	}
} catch (cause) {
	reportFailure(cause);
}
