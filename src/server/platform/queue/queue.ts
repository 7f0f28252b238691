import { PgBoss, type ConstructorOptions, type QueueOptions } from 'pg-boss';
import { reasonOf } from '#server/kernel/start-error.ts';

/** Schema of the queue's own tables, beside the site's. */
const SCHEMA = 'pgboss';
/** Beside these the queue holds one connection on which it is told of new work. */
const POOL_SIZE = 2;
/** A worker that gives no sign for so long is taken for dead, and its work is given out again. */
const HEARTBEAT_S = 10;
const WATCH_S = 5;
const STOP_LIMIT_MS = 10_000;
/** A connection that has gone deaf is dropped after this; the driver would wait for ever. */
const DEAF_AFTER = { query_timeout: 5_000 };
/** The same complaint is logged once in this time: a database that is away fails every call. */
const QUIET_MS = 60_000;

const HOUR_S = 3_600;

/**
 * Every kind of work. A mail that cannot be handed over is tried again after 3 to 6 s, then at
 * twice the distance each time up to an hour (a dozen tries), and hourly for three days at least.
 */
export const QUEUES = {
	mail: {
		retryLimit: 88,
		retryDelay: 3,
		retryBackoff: true,
		retryDelayMax: HOUR_S,
		retentionSeconds: 14 * 24 * HOUR_S,
		deleteAfterSeconds: 24 * HOUR_S,
		expireInSeconds: 5 * 60,
		heartbeatSeconds: HEARTBEAT_S,
		notify: true,
	},
	retention: {
		retryLimit: 5,
		retryDelay: 60,
		retryBackoff: true,
		deleteAfterSeconds: 24 * HOUR_S,
		expireInSeconds: 10 * 60,
		notify: false,
	},
} as const satisfies Record<string, QueueOptions & { notify: boolean }>;
export type QueueName = keyof typeof QUEUES;

function bossOver(url: string, options: Partial<ConstructorOptions>): PgBoss {
	return new PgBoss({
		connectionString: url,
		schema: SCHEMA,
		max: POOL_SIZE,
		application_name: 'queue',
		options: '-c jit=off',
		...options,
	});
}

/** Makes the queue's tables and queues, or brings them to what this code expects. */
export async function installQueues(url: string): Promise<void> {
	const boss = bossOver(url, { supervise: false, schedule: false });
	boss.on('error', () => undefined);
	try {
		await boss.start();
		const known = new Set((await boss.getQueues()).map(({ name }) => name));
		for (const [name, options] of Object.entries(QUEUES)) {
			await (known.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options));
		}
	} finally {
		await boss.stop({ graceful: false });
	}
}

/**
 * The running queue. It outlives its database: what fails meanwhile is logged and asked again, and
 * work that was under way is given out again when its heartbeat stays away.
 */
export async function openQueue(
	url: string,
	log: (line: string) => void,
): Promise<{ boss: PgBoss; close: () => Promise<void> }> {
	const boss = bossOver(url, {
		...DEAF_AFTER,
		useListenNotify: true,
		superviseIntervalSeconds: WATCH_S,
		monitorIntervalSeconds: WATCH_S,
	});
	const complain = onceIn(QUIET_MS, log);
	boss.on('error', (cause) => complain(`queue: ${reasonOf(cause)}`));
	boss.on('warning', ({ message }) => complain(`queue: ${message}`));
	await boss.start();
	return {
		boss,
		async close() {
			// Waits for what is under way; the queue's own stop would look every half second only.
			const names = Object.keys(QUEUES);
			await within(
				STOP_LIMIT_MS,
				Promise.all(names.map((name) => boss.offWork(name, { wait: true }))),
			);
			await boss.stop({ graceful: false });
		},
	};
}

function onceIn(quietMs: number, log: (line: string) => void): (line: string) => void {
	const lastSaid = new Map<string, number>();
	return (line) => {
		const now = performance.now();
		if (now - (lastSaid.get(line) ?? -Infinity) < quietMs) return;
		lastSaid.set(line, now);
		log(line);
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
