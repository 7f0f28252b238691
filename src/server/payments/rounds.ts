import type { PgBoss } from 'pg-boss';
import type { QueueRules } from '#server/platform/queue/queue.ts';
import type { Receiving } from './news.ts';
import { hearMissed } from './missed.ts';
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

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Hears what was told while no host was awake: at each start, and every ten minutes. */
export async function startHearing(boss: PgBoss, services: Receiving): Promise<void> {
	await boss.schedule('payment_events', EVERY_TEN_MINUTES);
	await boss.work('payment_events', { pollingIntervalSeconds: ASK_EVERY_S }, async () =>
		hearMissed(services),
	);
	await boss.sendThrottled('payment_events', null, null, ROUND_S);
}
