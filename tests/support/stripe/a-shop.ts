import { onTestFinished } from 'vitest';
import { stripeProvider } from '../../../src/server/payments/stripe/provider.ts';
import type { PaymentRequest } from '../../../src/server/payments/provider.ts';
import { startFakeStripe } from './fake-stripe.ts';

const MINUTE_MS = 60_000;

/** A fake Stripe for one test, the provider that works with it, and a clock that both share. */
export async function aStripe() {
	let now = Date.now();
	const clock = () => new Date(now);
	const stripe = await startFakeStripe({ clock });
	onTestFinished(stripe.close);
	return {
		stripe,
		provider: stripeProvider(stripe.keys, clock),
		clock,
		pass: (minutes: number) => (now += minutes * MINUTE_MS),
	};
}

/** Time after which the host would have to answer without a response of Stripe. */
const HOST_MS = 4_000;

/**
 * Result of a call, unless the host had to answer before. Two timers of one event loop keep order.
 */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error('the host has answered without it')), HOST_MS);
	});
	try {
		return await Promise.race([work(), late]);
	} finally {
		clearTimeout(timer);
	}
}

/** Shared by all requests: the same key with another expiry would be another request to Stripe. */
const EXPIRES_AT = new Date(Date.now() + 31 * MINUTE_MS);

/** An attempt to pay two wheels and their shipping. */
export function aRequest(given: Partial<PaymentRequest> = {}): PaymentRequest {
	return {
		key: 'checkout:7:1',
		order_id: '7',
		order_number: 'L26-0007',
		attempt: 1,
		email: 'anna@example.com',
		locale: 'it',
		amount: 191_000,
		currency: 'EUR',
		items: [
			{ name: 'Kleos RD 36', amount: 189_000 },
			{ name: 'Spedizione', amount: 2_000 },
		],
		return_url: 'http://localhost:4321/it/checkout/done?order=7',
		expires_at: EXPIRES_AT,
		...given,
	};
}
