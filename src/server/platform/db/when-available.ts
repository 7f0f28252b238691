import type { Log } from '#http/log.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { toRoot } from '#errors/disk-full.ts';
import { toReason } from '#errors/start-error.ts';
import { Unavailable } from '#server/kernel/unavailable.ts';
import { isUnavailable } from './client.ts';

/** Time for a database or a file store to come back while a host starts. */
const COME_BACK_LIMIT_MS = 60_000;
const PAUSE_MS = { first: 250, last: 2_000 };

/** Line of the log about an outage that a start waits for; null for any other failure. */
function describeOutage(cause: unknown): string | null {
	if (isUnavailable(cause)) return `database unreachable (${toReason(toRoot(cause))})`;
	return cause instanceof Unavailable ? cause.message : null;
}

/**
 * Runs a step of a start, and repeats it while database or file store are unavailable: PostgreSQL
 * may fall and come back between two steps, and a store may end an answer early. Any other failure,
 * or a longer one, is thrown. Steps must be idempotent.
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
			const outage = describeOutage(cause);
			if (outage === null || performance.now() + pause_ms > end) throw cause;
			log(`start: ${outage}; trying again`, { level: 'warn', component: 'start' });
			await wait(pause_ms);
		}
	}
}
