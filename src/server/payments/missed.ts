import { PAYMENT_PROVIDERS } from '#contract/payments/payments.ts';
import type { Receiving } from './news.ts';
import { ProviderFailure, type ProviderEvent } from './provider.ts';
import { providerOf } from './providers.ts';
import { receive } from './receive.ts';

/** How far back a host asks: as long as Stripe keeps what it could not tell. */
const SINCE_MS = 30 * 24 * 3_600_000;

/** Asks providers for what they told while nobody heard; what was heard already has no second effect. */
export async function hearMissed(services: Receiving): Promise<void> {
	const since = new Date(services.clock().getTime() - SINCE_MS);
	for (const name of PAYMENT_PROVIDERS) {
		const provider = providerOf(services, name);
		if (!provider?.missed) continue;
		const told: (() => Promise<ProviderEvent>)[] = [];
		await tolerant(services, name, async () => {
			// The newest come first, and of a payment that nobody knows yet no dispute can be noted.
			for await (const read of provider.missed?.(since) ?? []) told.unshift(read);
		});
		for (const read of told) {
			await tolerant(services, name, async () => receive(services, provider, await read()));
		}
	}
}

/** What a provider fails at is said, and asked for again the next time. */
async function tolerant(services: Receiving, name: string, work: () => Promise<void>) {
	try {
		await work();
	} catch (cause) {
		if (!(cause instanceof ProviderFailure)) throw cause;
		services.log(`${name}: ${cause.message}`);
	}
}
