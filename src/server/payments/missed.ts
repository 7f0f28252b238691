import { PAYMENT_PROVIDERS } from '#contract/payments/payments.ts';
import type { Receiving } from './news.ts';
import { ProviderFailure } from './provider.ts';
import { providerOf } from './providers.ts';
import { receive } from './receive.ts';

/** How far back a host asks: providers try for three days to be heard. */
const SINCE_MS = 3 * 24 * 3_600_000;

/** Asks providers for what they told while nobody heard; what was heard already has no second effect. */
export async function hearMissed(services: Receiving): Promise<void> {
	const since = new Date(services.clock().getTime() - SINCE_MS);
	for (const name of PAYMENT_PROVIDERS) {
		const provider = providerOf(services, name);
		if (!provider?.missed) continue;
		try {
			for await (const event of provider.missed(since)) await receive(services, provider, event);
		} catch (cause) {
			if (!(cause instanceof ProviderFailure)) throw cause;
			services.log(`${name}: ${cause.message}`);
		}
	}
}
