import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/server/platform/db/client.ts';
import { openQueue, wakeWith } from '../../../src/server/platform/queue/queue.ts';
import { aPooler, hasPooler } from '../../support/a-pooler.ts';
import { PROCESS_LIMIT_MS } from '../../support/host-process.ts';
import { aHost, isEmbedded } from '../../support/host.ts';

/** Concurrent clients, for far fewer connections. */
const CALLERS = 30;

describe.runIf(isEmbedded && hasPooler())(
	'through a PgBouncer (1.21 or later, in transaction mode)',
	{ timeout: PROCESS_LIMIT_MS },
	() => {
		test('a database serves more callers than connections, with named statements too', async () => {
			const { url } = await aHost();
			const { db, close } = openDatabase(await aPooler(url), {
				connections: CALLERS,
				limitFactor: 10,
			});
			onTestFinished(close);
			const asked = Array.from({ length: 10 * CALLERS }, (_, at) =>
				db.transaction(async (tx) => {
					const { rows } = await tx.execute<{ at: number }>(sql`select ${at}::int as at`);
					return rows[0]?.at;
				}),
			);
			expect(await Promise.all(asked)).toEqual(asked.map((_, at) => at));
		});

		test('a statement that takes too long is canceled by the server', async () => {
			const { url } = await aHost();
			// One connection behind the pooler, so that the settings of a client are those of all.
			const { db, close } = openDatabase(await aPooler(url, 1));
			onTestFinished(close);
			expect((await db.execute(sql`show jit`)).rows).toEqual([{ jit: 'off' }]);
			await expect(db.execute(sql`select pg_sleep(30)`)).rejects.toThrow();
			// The only connection is free again: nothing waits for the half minute.
			expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
		});

		test('a notification within a transaction arrives over the direct address', async () => {
			const { url } = await aHost();
			const pooled = openDatabase(await aPooler(url));
			onTestFinished(pooled.close);
			const { boss, close } = await openQueue(url, ['build_hooks'], () => undefined);
			onTestFinished(close);
			const { promise: heard, resolve } = Promise.withResolvers<boolean>();
			// Far apart, so that a job arrives by notification and not by polling.
			const rarely = { pollingIntervalSeconds: 300, notifyPollingIntervalSeconds: 300 };
			await boss.work('build_hooks', rarely, async () => resolve(true));
			await pooled.db.transaction((tx) => wakeWith(boss)(tx, 'build_hooks'));
			await heard;
		});
	},
);
