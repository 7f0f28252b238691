import { and, eq } from 'drizzle-orm';
import type { ProviderEvent } from './provider.ts';
import { payment_events } from './tables.ts';
import type { PaymentServices } from './updates.ts';

/**
 * Handles a provider's event once: its object is fetched and handed to the capabilities. It is
 * marked as done after the orders have committed: delivered again in between, it is handled again,
 * which changes nothing.
 */
export async function receive(services: PaymentServices, event: ProviderEvent): Promise<void> {
	const { db, clock, modules, log } = services;
	const { provider, id, about } = event;
	const isIt = and(eq(payment_events.provider, provider), eq(payment_events.event_id, id));
	const added = await db
		.insert(payment_events)
		.values({ provider, event_id: id, about, created_at: clock() })
		.onConflictDoNothing()
		.returning({ id: payment_events.event_id });
	if (added.length === 0) {
		const [known] = await db.select().from(payment_events).where(isIt);
		if (known?.done_at) return;
	}
	const update = await event.fetch();
	if (update) {
		let isKnown = false;
		for (const { onPaymentNews } of modules) {
			if (onPaymentNews && (await onPaymentNews(services, update))) isKnown = true;
		}
		if (!isKnown)
			log(`${provider}: ignoring event ${id}: no matching payment`, {
				component: 'payments',
				object: id,
			});
	}
	await db.update(payment_events).set({ done_at: clock() }).where(isIt);
}
