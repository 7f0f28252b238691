import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openCluster } from '../../../src/server/platform/cluster/cluster.ts';
import { readPostmaster, waitUntil } from '../../../src/server/platform/cluster/postmaster.ts';
import { createApp } from '../../../src/server/app.ts';
import { openDatabase } from '../../../src/server/platform/db/client.ts';
import { toQueues } from '../../../src/server/assemble.ts';
import { MODULES } from '../../../src/server/modules.ts';
import { migrateDatabase } from '../../../src/server/platform/db/migrate.ts';
import { aFolder } from '../../support/host-process.ts';
import { aProxy } from '../../support/host-proxy.ts';
import { aHost, isEmbedded, plainServices, type Ask } from '../../support/host.ts';
import { readProblem } from '../../support/host-conformance.ts';

/** Limit for a full recovery; only a host that never recovers reaches it. */
const BACK_LIMIT_MS = 60_000;

/** The limit that was exceeded, or the message of the system; never a stack. */
const SAID = {
	freeze:
		/^GET \S+: unavailable: (the database did not answer within 4 s|the database let nobody in within 2 s|no connection to the database became free within 2 s|no answer within 4.5 s)$/,
	refuse: /^GET \S+: unavailable: the database cannot answer \([^\n]+\)$/,
};

/** Connections of a host. */
const POOL_SIZE = 10;

const PATHS = ['/api/readyz', '/api/products', '/api/settings', '/api/products/rd-50-it'];

async function appOver(url: string, logged: string[] = []): Promise<Ask> {
	const { db, close } = openDatabase(url);
	onTestFinished(close);
	const app = createApp({
		...plainServices(),
		db,
		mediaDir: '',
		dataDir: '',
		log: (line) => logged.push(line),
	});
	return async (path, init) => app.request(path, init);
}

/** A connection opened on a busy machine may take longer than its two seconds. */
async function expectBack(ask: Ask, paths: readonly string[]): Promise<void> {
	for (const path of paths) {
		const isBack = async () => (await ask(path)).status === 200;
		expect(await waitUntil(isBack, BACK_LIMIT_MS), path).toBe(true);
	}
}

describe.runIf(isEmbedded)('without its database', () => {
	test.each(['freeze', 'refuse'] as const)(
		'the host answers 503 within five seconds (%s) and recovers alone',
		async (mode) => {
			const { url } = await aHost();
			const proxy = await aProxy(url);
			const logged: string[] = [];
			const ask = await appOver(proxy.url, logged);
			await expectBack(ask, PATHS);

			proxy.set(mode);
			// Raced against a timer of this very process: a stall delays both.
			const answers = await Promise.race([
				Promise.all(PATHS.map((path) => ask(path))),
				wait(5_000, 'no answer within five seconds', { ref: false }),
			]);
			if (typeof answers === 'string') throw new Error(answers);
			for (const answer of answers) {
				expect(answer.headers.get('retry-after')).toBe('5');
				expect(await readProblem(answer)).toEqual({
					type: 'about:blank',
					status: 503,
					code: 'unavailable',
				});
			}
			expect((await ask('/api/healthz')).status).toBe(200);
			for (const line of logged) expect(line).toMatch(SAID[mode]);

			proxy.set('pass');
			await expectBack(ask, PATHS);
		},
	);

	test.each(['freeze', 'refuse'] as const)(
		'interrupted writes release their connections (%s)',
		async (mode) => {
			const { url } = await aHost();
			const proxy = await aProxy(url);
			const { db, close } = openDatabase(proxy.url);
			onTestFinished(close);
			const write = () => db.transaction((tx) => tx.execute(sql`select 1`));
			const written = async () => {
				const writes = await Promise.allSettled(Array.from({ length: POOL_SIZE }, write));
				return writes.filter(({ status }) => status === 'fulfilled').length;
			};
			const isWholeFree = async () => (await written()) === POOL_SIZE;
			expect(await waitUntil(isWholeFree, BACK_LIMIT_MS)).toBe(true);
			proxy.set(mode);
			expect(await written()).toBe(0);
			proxy.set('pass');
			// All at once: a dead connection returned to the pool as sound would fail one of these,
			// and be gone.
			expect(await written()).toBe(POOL_SIZE);
		},
	);

	test('a transaction frozen by it ends within five seconds, without a rollback', async () => {
		const { url } = await aHost();
		const proxy = await aProxy(url);
		const { db, close } = openDatabase(proxy.url);
		onTestFinished(close);
		const frozen = db.transaction(async (tx) => {
			await tx.execute(sql`select 1`);
			proxy.set('freeze');
			await tx.execute(sql`select 2`);
		});
		const ended = frozen.then(
			() => 'kept',
			() => 'refused',
		);
		expect(await Promise.race([ended, wait(5_000, 'still waiting', { ref: false })])).toBe(
			'refused',
		);
		proxy.set('pass');
	});

	test('a killed embedded PostgreSQL restarts by itself', async () => {
		const dataDir = await aFolder();
		const cluster = await openCluster({ dataDir, settings: { fsync: 'off' } });
		onTestFinished(() => cluster.close());
		const url = await cluster.database('site');
		await migrateDatabase(url, toQueues(MODULES));
		const ask = await appOver(url);
		await expectBack(ask, ['/api/readyz']);

		const before = readPostmaster(`${dataDir}/pg`);
		if (!before) throw new Error('there is no PostgreSQL');
		process.kill(before.pid, 'SIGKILL');
		const seen = new Set<number>();
		const isBack = async () => {
			const { status } = await ask('/api/readyz');
			seen.add(status);
			return status === 200 && readPostmaster(`${dataDir}/pg`)?.pid !== before.pid;
		};
		expect(await waitUntil(isBack, BACK_LIMIT_MS)).toBe(true);
		expect([...seen].filter((status) => ![200, 503].includes(status))).toEqual([]);
	});
});
