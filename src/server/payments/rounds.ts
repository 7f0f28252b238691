import type { PgBoss } from 'pg-boss';
import { ASK_EVERY_S, roundRules, listRounds } from '#server/platform/queue/rounds.ts';
import type { Receiving } from './news.ts';
import { hearMissed } from './missed.ts';
import { payWhatIsDue } from './test/act.ts';

const ROUND_S = 5;

/** Completes delayed test payments, which move no money. */
export const payments = listRounds('payments', ROUND_S, async (services: Receiving) => {
	if (services.payments.test) await payWhatIsDue(services);
});

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Fetches undelivered events: at each start, and every ten minutes. */
export const payment_events = {
	rules: roundRules(ROUND_S),
	start: async (boss: PgBoss, services: Receiving): Promise<void> => {
		await boss.schedule('payment_events', EVERY_TEN_MINUTES);
		await boss.work('payment_events', { pollingIntervalSeconds: ASK_EVERY_S }, async () =>
			hearMissed(services),
		);
		await boss.sendThrottled('payment_events', null, null, ROUND_S);
	},
};
