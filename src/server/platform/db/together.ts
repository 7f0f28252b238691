import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';

/**
 * Writes that need nothing of each other's answers, in one statement: one way to the database instead
 * of several. Each sees the database as it was before all of them; keys between them may refer to rows
 * of the others.
 */
export async function together(db: Db | Tx, writes: readonly SQLWrapper[]): Promise<void> {
	const parts = writes.map((write, at) => sql`${sql.identifier(`write_${at}`)} as ${write}`);
	await db.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}
