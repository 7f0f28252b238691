import type { PgBoss } from 'pg-boss';
import type { QueueRules } from '#server/platform/queue/queue.ts';
import type { Receiving } from './news.ts';
import { payWhatIsDue } from './test/act.ts';

export const PAYMENT_QUEUE = {
	retryLimit: 2,
	retryDelay: 10,
	deleteAfterSeconds: 60 * 60,
	expireInSeconds: 5 * 60,
	notify: false,
} as const satisfies QueueRules;

const EVERY_MINUTE = '* * * * *';
/** Between two rounds; of all hosts together one makes each. */
const ROUND_S = 5;
const ASK_EVERY_S = 2;

/** One round brings about the next. The clock begins anew what broke off with the host that held it. */
export async function startPayments(boss: PgBoss, services: Receiving): Promise<void> {
	await boss.schedule('payments', EVERY_MINUTE);
	await boss.work('payments', { pollingIntervalSeconds: ASK_EVERY_S }, async () => {
		await boss.sendThrottled('payments', null, { startAfter: ROUND_S }, ROUND_S);
		if (services.payments.test) await payWhatIsDue(services);
	});
}
