import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/server/platform/db/client.ts';
import { openQueue, wakeWith } from '../../../src/server/platform/queue/queue.ts';
import { aPooler, hasPooler } from '../../support/a-pooler.ts';
import { placedIn, readyBuyer } from '../../support/buyer.ts';
import { aFolder, aProcess, onceReady, PROCESS_LIMIT_MS } from '../../support/host-process.ts';
import { aHost, copyTemplate, isEmbedded, type Ask } from '../../support/host.ts';

/** Callers at once, of connections that are far fewer. */
const CALLERS = 30;

describe.runIf(isEmbedded && hasPooler())(
	'through a PgBouncer (1.21 or later, in transaction mode)',
	{ timeout: PROCESS_LIMIT_MS },
	() => {
		test('a database is asked by more callers than it has connections, by named statements too', async () => {
			const { url } = await aHost();
			const { db, close } = openDatabase(await aPooler(url), {
				connections: CALLERS,
				patience: 10,
			});
			onTestFinished(close);
			const asked = Array.from({ length: 10 * CALLERS }, (_, at) =>
				db.transaction(async (tx) => {
					const { rows } = await tx.execute<{ at: number }>(sql`select ${at}::int as at`);
					return rows[0]?.at;
				}),
			);
			expect(await Promise.all(asked)).toEqual(asked.map((_, at) => at));
			const { rows } = await db.execute(sql`show jit`);
			expect(rows).toEqual([{ jit: 'off' }]);
		});

		test('a statement that takes too long is ended by the server', async () => {
			const { url } = await aHost();
			const { db, close } = openDatabase(await aPooler(url, 1));
			onTestFinished(close);
			await expect(db.execute(sql`select pg_sleep(30)`)).rejects.toThrow();
			// The only connection is free again: nobody waits for the half minute.
			expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
		});

		test('work that a transaction wakes is heard by a direct address', async () => {
			const { url } = await aHost();
			const pooled = openDatabase(await aPooler(url));
			onTestFinished(pooled.close);
			const { boss, close } = await openQueue(url, ['build_hooks'], () => undefined);
			onTestFinished(close);
			const { promise: heard, resolve } = Promise.withResolvers<void>();
			// Far apart, so that what comes was told of and not found by asking.
			const rarely = { pollingIntervalSeconds: 300, notifyPollingIntervalSeconds: 300 };
			await boss.work('build_hooks', rarely, async () => resolve());
			await pooled.db.transaction((tx) => wakeWith(boss)(tx, 'build_hooks'));
			await heard;
		});

		test('a host begins with an empty database and sells', async () => {
			const { url, drop } = await copyTemplate('template0');
			onTestFinished(drop);
			const through = await aPooler(url, 10);
			const host = await aProcess({ DATA_DIR: await aFolder(), DATABASE_URL: through, TEST_PAYMENTS: 'on' });
			if (host.url === null) throw new Error(host.errors());
			const ask: Ask = (path, init) => fetch(`${host.url}${path}`, init);
			await onceReady(() => ask('/api/readyz'));
			const { rows } = await on(url, (db) =>
				db.execute<{
					id: string;
				}>(sql`select v.id from stock_items s join variants v on v.id = s.variant_id
					join products p on p.id = v.product_id where v.availability = 'in_stock' and s.on_hand > 1
					and p.is_active and not p.is_discontinued order by 1 limit 1`),
			);
			const buyer = await readyBuyer(ask, 'test', { variant: rows[0]?.id });
			expect((await placedIn(await buyer.place())).number).toMatch(/\d/);
		});
	},
);

async function on<T>(url: string, work: (db: ReturnType<typeof openDatabase>['db']) => Promise<T>) {
	const { db, close } = openDatabase(url);
	try {
		return await work(db);
	} finally {
		await close();
	}
}
