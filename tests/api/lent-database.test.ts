import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../src/server/platform/db/client.ts';
import { isEmbedded, openOwnHost } from '../support/host.ts';

const CHANGES = [
	sql`insert into rate_counters (rule, subject, window_start, count) values ('a', 'b', now(), 1)`,
	sql`update settings set data = '{}'`,
	sql`delete from stock_items`,
];

/** Digests of the rows of each table, by name. */
async function readRows(db: Db): Promise<Record<string, unknown>> {
	const { rows: tables } = await db.execute<{ name: string }>(
		sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
	);
	const found: Record<string, unknown> = {};
	for (const { name } of tables) {
		const { rows } = await db.execute(
			sql.raw(`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t`),
		);
		found[name] = rows[0];
	}
	return found;
}

describe.runIf(isEmbedded)('a database that tests borrow in turn', () => {
	test.each(CHANGES)('is restored to the fixture after change %#', async (change) => {
		const first = await openOwnHost();
		const before = await readRows(first.db);
		await first.db.execute(change);
		expect(await readRows(first.db)).not.toEqual(before);
		await first.close();
		const second = await openOwnHost();
		expect(second.url).toBe(first.url);
		expect(await readRows(second.db)).toEqual(before);
		await second.close();
	});

	test('is not reused after its schema has changed', async () => {
		const first = await openOwnHost();
		await first.db.execute(sql`create table other_things (id int)`);
		await first.close();
		const second = await openOwnHost();
		expect(Object.keys(await readRows(second.db))).not.toContain('public.other_things');
		await second.close();
	});

	test('rejects queries of a finished test', async () => {
		const host = await openOwnHost();
		await host.close();
		await expect(host.db.execute(sql`select 1`)).rejects.toThrow();
	});
});
