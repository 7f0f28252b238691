import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';

/**
 * Runs writes that do not depend on each other's results as one statement: one round trip instead
 * of several. Each sees the database as it was before all of them; foreign keys may refer to rows
 * of the others.
 */
export async function runInOneStatement(db: Db | Tx, writes: readonly SQLWrapper[]): Promise<void> {
	const parts = writes.map((write, at) => sql`${sql.identifier(`write_${at}`)} as ${write}`);
	await db.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}
