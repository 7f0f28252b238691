import type { Log } from '#http/log.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { toRoot } from '#errors/disk-full.ts';
import { toReason } from '#errors/start-error.ts';
import { isUnavailable } from './client.ts';

/** Time for a database to come back while a host starts: a crash recovery takes some seconds. */
const COME_BACK_LIMIT_MS = 60_000;
const PAUSE_MS = { first: 250, last: 2_000 };

/**
 * Runs a step of a start, and repeats it while the database is unavailable: PostgreSQL may fall and
 * come back between two steps. Any other failure, or a longer one, is thrown. Steps must be
 * idempotent.
 */
export async function whenAvailable<T>(
	step: () => Promise<T>,
	log: Log,
	limit_ms: number = COME_BACK_LIMIT_MS,
): Promise<T> {
	const end = performance.now() + limit_ms;
	for (let pause_ms = PAUSE_MS.first; ; pause_ms = Math.min(2 * pause_ms, PAUSE_MS.last)) {
		try {
			return await step();
		} catch (cause) {
			if (!isUnavailable(cause) || performance.now() + pause_ms > end) throw cause;
			log(`start: database unreachable (${toReason(toRoot(cause))}); trying again`, {
				level: 'warn',
				component: 'database',
			});
			await wait(pause_ms);
		}
	}
}
