import { and, eq } from 'drizzle-orm';
import type { PaymentProviderName } from '#contract/payments/payments.ts';
import type { PaymentUpdate, PaymentServices } from './updates.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';
import { payment_events } from './tables.ts';

/** News of an event. The event is only a hint: the payment is fetched from the provider. */
async function toNews(
	provider: PaymentProvider,
	about: ProviderEvent['about'],
): Promise<PaymentUpdate | null> {
	const { name } = provider;
	switch (about.kind) {
		case 'payment':
			return {
				provider: name,
				kind: 'payment',
				ref: about.ref,
				seen: await provider.look(about.ref),
			};
		case 'refunds':
		case 'dispute':
			return { provider: name, ...about };
		case 'other':
			return null;
	}
}

const isEvent = (provider: PaymentProviderName, id: string) =>
	and(eq(payment_events.provider, provider), eq(payment_events.event_id, id));

/**
 * Handles a provider's event once. It is marked as done after the orders have committed: delivered
 * again in between, it is handled again, which changes nothing.
 */
export async function receive(
	services: PaymentServices,
	provider: PaymentProvider,
	{ id, about }: ProviderEvent,
): Promise<void> {
	const { db, clock, modules, log } = services;
	const added = await db
		.insert(payment_events)
		.values({ provider: provider.name, event_id: id, about: about.kind, created_at: clock() })
		.onConflictDoNothing()
		.returning({ id: payment_events.event_id });
	if (added.length === 0) {
		const [known] = await db.select().from(payment_events).where(isEvent(provider.name, id));
		if (known?.done_at) return;
	}
	const news = await toNews(provider, about);
	if (news) {
		let isKnown = false;
		for (const { onPaymentNews } of modules) {
			if (onPaymentNews && (await onPaymentNews(services, news))) isKnown = true;
		}
		if (!isKnown)
			log(`${provider.name}: ignoring event ${id}: no matching payment`, {
				component: 'payments',
				object: id,
			});
	}
	await db.update(payment_events).set({ done_at: clock() }).where(isEvent(provider.name, id));
}
