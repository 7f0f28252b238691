import { PAYMENT_PROVIDERS } from '#contract/payments/payments.ts';
import type { PaymentServices } from './updates.ts';
import { ProviderFailure, type ProviderEvent } from './provider.ts';
import { findProvider } from './providers.ts';
import { receive } from './receive.ts';

/** How far back a host asks: as long as Stripe keeps undelivered events. */
const SINCE_MS = 30 * 24 * 3_600_000;

/** Fetches events that providers could not deliver; a handled event has no second effect. */
export async function receiveMissedEvents(services: PaymentServices): Promise<void> {
	const since = new Date(services.clock().getTime() - SINCE_MS);
	for (const name of PAYMENT_PROVIDERS) {
		const provider = findProvider(services, name);
		if (!provider?.missed) continue;
		const missed: ProviderEvent[] = [];
		await tolerant(services, name, async () => {
			// The newest come first, but a dispute cannot be stored before its payment is known.
			for await (const event of provider.missed?.(since) ?? []) missed.unshift(event);
		});
		for (const event of missed) await tolerant(services, name, () => receive(services, event));
	}
}

/** Logs a provider's failure; the work is tried again the next time. */
async function tolerant(services: PaymentServices, name: string, work: () => Promise<void>) {
	try {
		await work();
	} catch (cause) {
		if (!(cause instanceof ProviderFailure)) throw cause;
		services.log(`${name}: ${cause.message}`, { level: 'warn', component: 'payments' });
	}
}
