import { sql } from 'drizzle-orm';
import type { Db } from '../../src/server/platform/db/client.ts';

/** Adds to every table what a later release may add; returns the number of tables. */
export async function migrateFurther(db: Db): Promise<number> {
	const { rows } = await db.execute<{ name: string }>(
		sql`select tablename as name from pg_tables where schemaname = 'public'`,
	);
	for (const { name } of rows) {
		await db.execute(sql`alter table ${sql.identifier(name)}
			add column later_note text, add column later_count integer default 0 not null`);
	}
	await db.execute(sql`create table later_things (id uuid primary key)`);
	await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
		values ('later', 9999999999999)`);
	return rows.length;
}
