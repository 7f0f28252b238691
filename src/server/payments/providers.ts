import type { PaymentProviderName } from '#contract/payments/payments.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { PaymentKeys, PaymentProvider } from './provider.ts';
import { stripeProvider } from './stripe/provider.ts';
import { testProvider } from './test/provider.ts';
import { TRANSFER } from './transfer.ts';

/** Services to reach a provider. */
export interface Paying {
	db: Db;
	clock: () => Date;
	siteUrl: string;
	payments: PaymentKeys;
}

/** Provider that the shop has keys for; null for one that it does not offer. */
export function findProvider(
	{ db, clock, payments }: Paying,
	name: PaymentProviderName,
): PaymentProvider | null {
	switch (name) {
		case 'bank_transfer':
			return TRANSFER;
		case 'test':
			return payments.test ? testProvider(db) : null;
		case 'stripe':
			return payments.stripe ? stripeProvider(payments.stripe, clock) : null;
	}
}
