import type { PgBoss } from 'pg-boss';
import * as v from 'valibot';
import type { QueueRules } from '../queue/queue.ts';
import { createDelivery, type DeliveryServices } from './delivery.ts';

/** Concurrent mails, each over a connection of its own. */
const AT_ONCE = 5;
/** A retry is found by polling; a new mail is announced. */
const ASK_EVERY_S = 2;

const HOUR_S = 3_600;
/** A worker without a heartbeat for so long counts as dead, and its job is given out again. */
const HEARTBEAT_S = 10;

/**
 * Backoff: a mail that cannot be handed over is tried again after 3 to 6 s, then at twice the
 * distance each time up to an hour (a dozen tries), and hourly for three days at least.
 */
export const MAIL_QUEUE = {
	retryLimit: 88,
	retryDelay: 3,
	retryBackoff: true,
	retryDelayMax: HOUR_S,
	retentionSeconds: 14 * 24 * HOUR_S,
	deleteAfterSeconds: 24 * HOUR_S,
	expireInSeconds: 5 * 60,
	heartbeatSeconds: HEARTBEAT_S,
	notify: true,
} as const satisfies QueueRules;

const jobSchema = v.object({ mail_id: v.pipe(v.string(), v.uuid()) });

/** Starts sending queued mails in this process. Ends with the queue. */
export async function startMailer(boss: PgBoss, services: DeliveryServices): Promise<void> {
	const { deliver } = createDelivery(services);
	const options = {
		includeMetadata: true,
		perJobResults: true,
		batchSize: AT_ONCE,
		burstWhenBatchFull: true,
		pollingIntervalSeconds: ASK_EVERY_S,
		notifyPollingIntervalSeconds: ASK_EVERY_S,
	} as const;
	await boss.work<unknown, unknown, typeof options>('mail', options, async (jobs) =>
		Promise.all(
			jobs.map(async ({ id, data, retryCount, retryLimit }) => {
				try {
					await deliver(v.parse(jobSchema, data).mail_id, retryCount >= retryLimit);
					return { id, status: 'completed' as const };
				} catch {
					// The mail's row holds the error.
					return { id, status: 'failed' as const };
				}
			}),
		),
	);
}
