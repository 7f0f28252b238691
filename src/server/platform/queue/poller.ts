import type { PgBoss } from 'pg-boss';
import type { QueueRules } from './queue.ts';

const EVERY_MINUTE = '* * * * *';
export const POLL_EVERY_S = 2;

/** Rules of a queue that polls for work at a fixed interval. */
export const pollerRules = (every_s: number): QueueRules => ({
	retryLimit: 2,
	retryDelay: 2 * every_s,
	deleteAfterSeconds: 60 * 60,
	expireInSeconds: 5 * 60,
	notify: false,
});

/**
 * Queue of a poller: one round after the other, each on one host only. A round schedules the next.
 * A clock restarts the rounds if the host that held one has died.
 */
export function createPoller<Given>(
	name: string,
	every_s: number,
	poll: (given: Given) => Promise<unknown>,
): { rules: QueueRules; start: (boss: PgBoss, given: Given) => Promise<void> } {
	return {
		rules: pollerRules(every_s),
		start: async (boss, given) => {
			await boss.schedule(name, EVERY_MINUTE);
			await boss.work(name, { pollingIntervalSeconds: POLL_EVERY_S }, async () => {
				await boss.sendThrottled(name, null, { startAfter: every_s }, every_s);
				await poll(given);
			});
		},
	};
}
