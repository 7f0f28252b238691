import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { lockOrReport } from '#server/platform/db/lock-or-report.ts';
import { seed_runs } from './tables.ts';
import { StartError } from '#errors/start-error.ts';
import { assertSound } from './check.ts';
import type { SeedData } from '#seed/data.ts';
import { withFigures } from './figures.ts';
import { generateProducts } from './generate.ts';
import { readMasters } from './masters.ts';
import { printDocuments } from './print-documents.ts';
import { listTables } from './all-rows.ts';
import { upsert, type SeedTable } from './upsert.ts';

const SEED_LOCK = 1_986_2022;

export interface SeedOptions {
	/** Folder of the pictures' masters. */
	mediaDir: string;
	/** Store that printed documents go to. */
	files: FileStore;
	/** Size that the catalogue is brought to with generated products. */
	products?: number;
	/** Called before it waits for another host that fills the same database. */
	onWait?: () => void;
}

/**
 * Fills a database, all or nothing. Running it again changes nothing. Rows that left the seed are
 * deleted; rows that an editor made or took over stay as they are.
 *
 * @returns true if anything had to be done.
 */
export async function seed(db: Db, data: SeedData, options: SeedOptions): Promise<boolean> {
	const whole = withFigures(withGenerated(data, options.products ?? 0));
	assertSound(whole);
	const masters = await readMasters(whole, options.mediaDir);
	const sizes = await printDocuments(whole, options.files, { masters, mediaDir: options.mediaDir });
	const tables = listTables(whole, masters, sizes);
	const fingerprint = createHash('sha256')
		.update(JSON.stringify(tables.map(({ rows }) => rows)))
		.digest('hex');
	return db
		.transaction(async (tx) => {
			await lockOrReport(tx, SEED_LOCK, options.onWait ?? (() => undefined));
			const [last] = await tx.select().from(seed_runs);
			if (last?.fingerprint === fingerprint) return false;
			await write(tx, tables);
			await upsert(tx, seed_runs, [{ id: 'seed', fingerprint }]);
			return true;
		})
		.catch(explain);
}

/** Rethrows a violated constraint as a StartError, such as a product of a missing category. */
function explain(failure: unknown): never {
	const cause = failure instanceof Error && failure.cause ? failure.cause : failure;
	if (cause instanceof pg.DatabaseError && cause.code?.startsWith('23')) {
		throw new StartError(`Seed: ${cause.message} ${cause.detail ?? ''}`.trim());
	}
	throw failure;
}

async function write(tx: Tx, tables: SeedTable[]): Promise<void> {
	for (const table of tables) await table.write(tx);
	for (const table of tables.toReversed()) await table.remove?.(tx);
}

function withGenerated(data: SeedData, size: number): SeedData {
	const missing = size - data.products.length;
	if (missing <= 0) return data;
	return { ...data, products: [...data.products, ...generateProducts(data.products, missing)] };
}
