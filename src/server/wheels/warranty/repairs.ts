import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { wheel_repairs } from '../tables.ts';

/**
 * Locks wheels by their serials until the transaction ends, registered or not: of a registration
 * and a repair at once, the second finds the first. Sorted, which prevents deadlocks.
 */
export async function lockWheels(tx: Tx, serials: readonly string[]): Promise<void> {
	for (const serial of serials.toSorted()) {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wheel:${serial}`}, 0))`);
	}
}

/** Stores that a repair has added a year to the legal guarantee of wheels. */
export async function keepRepair(
	tx: Tx,
	serials: readonly string[],
	{ repaired_on, now }: { repaired_on: string; now: Date },
): Promise<void> {
	if (serials.length === 0) return;
	await tx
		.insert(wheel_repairs)
		.values(serials.map((serial_number) => ({ serial_number, repaired_on, created_at: now })))
		.onConflictDoNothing();
}

/**
 * Day of the repair that has extended the guarantee of a wheel that was bought or handed over on a
 * day; null for none. A repair before it belongs to an earlier sale of the same wheel.
 */
export async function findRepair(
	db: Db | Tx,
	serial: string,
	since: string,
): Promise<string | null> {
	const { serial_number, repaired_on } = wheel_repairs;
	const [repair] = await db
		.select({ repaired_on })
		.from(wheel_repairs)
		.where(and(eq(serial_number, serial), gte(repaired_on, since)))
		.orderBy(asc(repaired_on))
		.limit(1);
	return repair?.repaired_on ?? null;
}
