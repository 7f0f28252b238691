import type Stripe from 'stripe';
import * as v from 'valibot';
import type { PaymentProvider } from '../provider.ts';
import { bookedSchema, inSeconds } from './objects.ts';
import { HANDLED_EVENTS } from './read-event.ts';

const PAGE = { limit: 100 };

/** Events that Stripe could not deliver, newest first; it keeps events for thirty days. */
export const listMissed = (stripe: Stripe, since: Date): AsyncIterable<Stripe.Event> =>
	stripe.events.list({
		...PAGE,
		created: { gte: inSeconds(since) },
		delivery_success: false,
		types: [...HANDLED_EVENTS],
	});

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
