import type { Log } from '#http/log.ts';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type ConstructorOptions, type QueueOptions } from 'pg-boss';
import type { Tx } from '../db/client.ts';
import { toReason } from '#errors/start-error.ts';

/** Schema of the queue's own tables, beside the site's. */
const SCHEMA = 'pgboss';
/** Pool of the queue; one more connection listens for new work. */
const POOL_SIZE = 2;
const WATCH_S = 5;
const STOP_LIMIT_MS = 10_000;
/** An unresponsive connection is dropped after this; the driver would wait for ever. */
const DEAF_AFTER = { query_timeout: 5_000 };
/** Interval for repeating a log line: a database that is down fails every call. */
const QUIET_MS = 60_000;

export type QueueRules = QueueOptions & { notify: boolean };

function bossOver(url: string, options: Partial<ConstructorOptions>): PgBoss {
	return new PgBoss({
		connectionString: url,
		schema: SCHEMA,
		max: POOL_SIZE,
		application_name: 'queue',
		...options,
	});
}

/** Creates the queue's tables and queues, or updates them to what this code expects. */
export async function installQueues(
	url: string,
	queues: Readonly<Record<string, QueueRules>>,
): Promise<void> {
	const boss = bossOver(url, { supervise: false, schedule: false });
	boss.on('error', () => undefined);
	try {
		await boss.start();
		const known = new Set((await boss.getQueues()).map(({ name }) => name));
		for (const [name, options] of Object.entries(queues)) {
			await (known.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options));
		}
	} finally {
		await boss.stop({ graceful: false });
	}
}

export interface OpenQueue {
	boss: PgBoss;
	/** Takes no further jobs, and waits for those in progress, 10 s at most. */
	offWork: () => Promise<void>;
	close: () => Promise<void>;
}

/**
 * Opens the queue. It survives an outage of its database: failures are logged and retried, and a
 * job in progress is given out again when its heartbeat stops. A process that runs no jobs
 * (`isWorking`) only adds them: it neither keeps the clock of scheduled ones nor looks after those
 * of others.
 */
export async function openQueue(
	url: string,
	names: readonly string[],
	log: Log,
	{ isWorking = true } = {},
): Promise<OpenQueue> {
	const boss = bossOver(url, {
		...DEAF_AFTER,
		...(isWorking
			? {
					useListenNotify: true,
					superviseIntervalSeconds: WATCH_S,
					monitorIntervalSeconds: WATCH_S,
				}
			: { supervise: false, schedule: false }),
	});
	const complain = onceIn(QUIET_MS, log);
	boss.on('error', (cause) => complain(`queue: ${toReason(cause)}`));
	boss.on('warning', ({ message }) => complain(`queue: ${message}`));
	await boss.start().catch(async (cause: unknown) => {
		await boss.stop({ graceful: false }).catch(() => undefined);
		throw cause;
	});
	// The queue's own stop would poll for their end only every half second.
	const offWork = () =>
		within(STOP_LIMIT_MS, Promise.all(names.map((name) => boss.offWork(name, { wait: true }))));
	return {
		boss,
		offWork,
		async close() {
			await offWork();
			await boss.stop({ graceful: false });
		},
	};
}

/** Adds a job to a queue inside a transaction: with it, the job is kept or not. */
export const wakeWith =
	(boss: PgBoss): ((tx: Tx, queue: string) => Promise<void>) =>
	async (tx, queue) => {
		await boss.send(queue, null, { db: fromDrizzle(tx, sql) });
	};

function onceIn(quietMs: number, log: Log): (line: string) => void {
	const lastSaid = new Map<string, number>();
	return (line) => {
		const now = performance.now();
		if (now - (lastSaid.get(line) ?? -Infinity) < quietMs) return;
		lastSaid.set(line, now);
		log(line, { level: 'warn', component: 'queue' });
	};
}

async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, limitMs);
	});
	await Promise.race([work.catch(() => undefined), late]);
	clearTimeout(timer);
}
