import type Stripe from 'stripe';
import * as v from 'valibot';
import type { PaymentProvider, ProviderEvent } from '../provider.ts';
import { bookedSchema, eventSchema, inSeconds } from './objects.ts';
import { HANDLED_EVENTS, readEvent } from './read-event.ts';

const PAGE = { limit: 100 };

type Read = (stripe: Stripe) => Promise<ProviderEvent>;

/** Events that Stripe could not deliver, newest first; it keeps events for thirty days. */
export async function* missed(stripe: Stripe, since: Date): AsyncGenerator<Read> {
	const events = stripe.events.list({
		...PAGE,
		created: { gte: inSeconds(since) },
		delivery_success: false,
		types: [...HANDLED_EVENTS],
	});
	for await (const event of events) {
		yield async (asked) => readEvent(asked, v.parse(eventSchema, event));
	}
}

type Booked = ReturnType<PaymentProvider['books']> extends AsyncIterable<infer B> ? B : never;

/** Every received payment, newest first, whoever started it. */
export async function* books(stripe: Stripe, since: Date): AsyncGenerator<Booked> {
	const intents = stripe.paymentIntents.list({
		...PAGE,
		created: { gte: inSeconds(since) },
		expand: ['data.latest_charge'],
	});
	for await (const intent of intents) {
		const { id, amount_received: amount, currency, latest_charge } = v.parse(bookedSchema, intent);
		if (amount === 0) continue;
		const refunded = latest_charge?.amount_refunded ?? 0;
		yield { money_ref: id, taken: { amount, currency }, refunded };
	}
}
