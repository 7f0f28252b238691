import type { PgBoss } from 'pg-boss';
import { POLL_EVERY_S, pollerRules, createPoller } from '#server/platform/queue/poller.ts';
import type { PaymentServices } from './updates.ts';
import { receiveMissedEvents } from './missed-events.ts';
import { completeDuePayments } from './test/act.ts';

const INTERVAL_S = 5;

/** Completes delayed test payments, which move no money. */
export const payments = createPoller('payments', INTERVAL_S, async (services: PaymentServices) => {
	if (services.payments.test) await completeDuePayments(services);
});

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Fetches undelivered events: at each start, and every ten minutes. */
export const payment_events = {
	rules: pollerRules(INTERVAL_S),
	start: async (boss: PgBoss, services: PaymentServices): Promise<void> => {
		await boss.schedule('payment_events', EVERY_TEN_MINUTES);
		await boss.work('payment_events', { pollingIntervalSeconds: POLL_EVERY_S }, async () =>
			receiveMissedEvents(services),
		);
		await boss.sendThrottled('payment_events', null, null, INTERVAL_S);
	},
};
