import { sql } from 'drizzle-orm';
import { paymentsContract } from '#contract/payments/module.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import { defineModule } from '../module.ts';
import { paymentRoutes } from './route.ts';
import { payment_events, payments } from './queues.ts';
import { mountTestPage } from './test/page.ts';

export const paymentsModule = defineModule({
	contract: paymentsContract,
	routes: paymentRoutes,
	retention: {
		payment_events: ({ before }) => [
			sql`delete from payment_events where created_at < ${toInstant(before)} returning 1`,
		],
	},
	queues: { payments, payment_events },
	mount: mountTestPage,
});
