import { sql } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';

/** Takes a lock until the transaction ends; calls `onWait` first if another process holds it. */
export async function lockOrReport(tx: Tx | Db, key: number, onWait: () => void): Promise<void> {
	const { rows } = await tx.execute<{ is_ours: boolean }>(
		sql`select pg_try_advisory_xact_lock(${key}) as is_ours`,
	);
	if (rows[0]?.is_ours) return;
	onWait();
	await tx.execute(sql`select pg_advisory_xact_lock(${key})`);
}
