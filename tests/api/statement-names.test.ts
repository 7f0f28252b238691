import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { MOST_NAMES, OFTEN } from '../../src/server/platform/db/statement-names.ts';
import { aHost, isEmbedded } from '../support/host.ts';

describe.runIf(isEmbedded)('a named statement', () => {
	test('that runs repeatedly is planned once, and uses its parameters', async () => {
		const { db } = await aHost();
		await db.transaction(async (tx) => {
			const ask = async (value: number) =>
				(await tx.execute<{ told: number }>(sql`select ${value}::int + 40 as told`)).rows[0]?.told;
			const planned = async () =>
				(
					await tx.execute(sql`select from pg_prepared_statements where statement ~ '[+] 40 as told'
						and statement !~ 'pg_prepared'`)
				).rows.length;
			expect(await ask(1)).toBe(41);
			expect(await planned()).toBe(0);
			const answers = [];
			for (const value of [2, 3, 4, 5, 6, 7]) answers.push(await ask(value));
			expect(answers).toEqual([42, 43, 44, 45, 46, 47]);
			expect(await planned()).toBe(1);
		});
	});

	test('of another database shares no name with this one', async () => {
		const { db: other } = await aHost();
		await other.transaction(async (tx) => {
			for (let n = 0; n < OFTEN * MOST_NAMES; n += 1) {
				await tx.execute(sql`select ${n}::int + ${sql.raw(String(n % MOST_NAMES))} as taken`);
			}
		});
		const { db } = await aHost();
		await db.transaction(async (tx) => {
			for (let n = 0; n < OFTEN; n += 1) await tx.execute(sql`select ${n}::int + 41 as left`);
			const kept = await tx.execute(
				sql`select from pg_prepared_statements where name <> '' and statement ~ ${'[+] 41 as left'}`,
			);
			expect(kept.rows).toHaveLength(1);
		});
	});
});
