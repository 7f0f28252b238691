import type { PaymentProvider } from '../provider.ts';
import { getStripe, openStripe, type StripeKeys } from './client.ts';
import { getMinimumAmount } from './minimum-amount.ts';
import { books, listMissed } from './lists.ts';
import { lookAt, refund } from './refund.ts';
import { close, fetchSession } from './session.ts';
import { signedEvent } from './signed.ts';
import { start } from './start.ts';
import { readEvent } from './read-event.ts';

/** Card payments on Stripe's own page. */
export function stripeProvider(keys: StripeKeys, clock = () => new Date()): PaymentProvider {
	const api = openStripe(keys);
	return {
		name: 'stripe',
		least: getMinimumAmount,
		start: (request) => api.run((stripe) => start(stripe, request, clock())),
		look: (ref) => api.run((stripe) => fetchSession(stripe, ref)),
		close: (ref) => api.run((stripe) => close(stripe, ref)),
		refund: (request) => api.run((stripe) => refund(stripe, request)),
		async read(call, now) {
			const event = await signedEvent(await getStripe(keys), keys.webhook_secrets, call, now);
			return event && readEvent(api, event);
		},
		async *missed(since) {
			const events = api.pages((stripe) => listMissed(stripe, since));
			for await (const event of events) yield readEvent(api, event);
		},
		lookAtRefund: (ref) => api.run((stripe) => lookAt(stripe, ref)),
		books: (since) => api.pages((stripe) => books(stripe, since)),
	};
}
