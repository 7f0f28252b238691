import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#server/platform/db/client.ts';

/** Replaces the rows that belong to an entry, unless nothing about them has changed. */
export async function replaceParts<T extends PgTable>(
	tx: Tx,
	{ table, owner }: { table: T; owner: AnyPgColumn },
	id: string,
	{ rows, before, after }: { rows: T['$inferInsert'][]; before: unknown; after: unknown },
): Promise<void> {
	if (isDeepStrictEqual(before, after)) return;
	await tx.delete(table).where(eq(owner, id));
	if (rows.length > 0) await tx.insert(table).values(rows);
}
