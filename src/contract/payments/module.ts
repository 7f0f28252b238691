import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { contractModule } from '../module.ts';

/** Webhook. An event that cannot be applied yet gets an error, so that the provider resends it. */
export const receivePaymentEvent = endpoint({
	method: 'POST',
	path: '/shop/payment-events/{provider}',
	audience: 'provider',
	summary: 'Takes what a provider of payments tells, signed in its own way',
	data: v.object({ outcome: v.literal('received') }),
	errors: ['bad_signature', 'not_found', 'payload_too_large', 'unavailable'],
});

export const paymentsContract = contractModule({
	name: 'payments',
	endpoints: { receivePaymentEvent },
	/** Days for which received provider events are kept. */
	retention: { payment_events: 400 },
});
