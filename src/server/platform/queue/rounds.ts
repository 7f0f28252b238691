import type { PgBoss } from 'pg-boss';
import type { QueueRules } from './queue.ts';

const EVERY_MINUTE = '* * * * *';
export const ASK_EVERY_S = 2;

/** What a queue keeps to whose work is looked for anew every so many seconds. */
export const roundRules = (every_s: number): QueueRules => ({
	retryLimit: 2,
	retryDelay: 2 * every_s,
	deleteAfterSeconds: 60 * 60,
	expireInSeconds: 5 * 60,
	notify: false,
});

/**
 * A queue whose work is one round after the other; of all hosts together one makes each. One round
 * brings about the next. The clock begins anew what broke off with the host that held it.
 */
export function roundsOf<Given>(
	name: string,
	every_s: number,
	makeRound: (given: Given) => Promise<unknown>,
): { rules: QueueRules; start: (boss: PgBoss, given: Given) => Promise<void> } {
	return {
		rules: roundRules(every_s),
		start: async (boss, given) => {
			await boss.schedule(name, EVERY_MINUTE);
			await boss.work(name, { pollingIntervalSeconds: ASK_EVERY_S }, async () => {
				await boss.sendThrottled(name, null, { startAfter: every_s }, every_s);
				await makeRound(given);
			});
		},
	};
}
