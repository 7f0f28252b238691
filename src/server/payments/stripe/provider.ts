import type { PaymentProvider } from '../provider.ts';
import { openStripe, type StripeKeys } from './client.ts';
import { getMinimumAmount } from './minimum-amount.ts';
import { books, missed } from './lists.ts';
import { lookAt, refund } from './refund.ts';
import { close, fetchSession } from './session.ts';
import { signedEvent } from './signed.ts';
import { start } from './start.ts';
import { readEvent } from './read-event.ts';

/**
 * Card payments on Stripe's own page. A refund or dispute is fetched when its event is read, so
 * that reading may fail with ProviderFailure; Stripe then delivers the event again.
 */
export function stripeProvider(keys: StripeKeys, clock = () => new Date()): PaymentProvider {
	const api = openStripe(keys);
	return {
		name: 'stripe',
		least: getMinimumAmount,
		start: (request) => api.run((stripe) => start(stripe, request, clock())),
		look: (ref) => api.run((stripe) => fetchSession(stripe, ref)),
		close: (ref) => api.run((stripe) => close(stripe, ref)),
		refund: (request) => api.run((stripe) => refund(stripe, request)),
		read: (call, now) =>
			api.run(async (stripe) => {
				const event = await signedEvent(stripe, keys.webhook_secrets, call, now);
				return event === null ? null : readEvent(stripe, event);
			}),
		async *missed(since) {
			const reads = api.pages((stripe) => missed(stripe, since));
			for await (const read of reads) yield () => api.run(read);
		},
		lookAtRefund: (ref) => api.run((stripe) => lookAt(stripe, ref)),
		books: (since) => api.pages((stripe) => books(stripe, since)),
	};
}
