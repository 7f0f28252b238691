import type Stripe from 'stripe';
import * as v from 'valibot';
import type { FetchedPayment } from '../provider.ts';
import { QUICK } from './client.ts';
import { sessionSchema, type Session } from './objects.ts';

/** States of an unpaid payment that the bank, or the buyer's card, has refused. */
const REFUSED = new Set(['requires_payment_method', 'canceled']);

function toStatus({ status, payment_intent }: Session): FetchedPayment['status'] {
	if (payment_intent?.status === 'succeeded') return 'paid';
	if (status !== 'complete') return status;
	return REFUSED.has(payment_intent?.status ?? '') ? 'failed' : 'pending';
}

/** State of an attempt: the money that came counts, not the sum of the page. */
function seen(object: unknown): FetchedPayment {
	const session = v.parse(sessionSchema, object);
	const { payment_intent: intent, payment_status, currency } = session;
	if (payment_status === 'no_payment_required') {
		return { status: 'paid', money: { amount: 0, currency }, money_ref: null };
	}
	const status = toStatus(session);
	if (status !== 'paid' || intent === null) return { status, money: null, money_ref: null };
	const money = { amount: intent.amount_received, currency: intent.currency };
	return { status, money, money_ref: intent.id };
}

const EXPANDED = { expand: ['payment_intent'] };

export const fetchSession = async (
	stripe: Stripe,
	ref: string,
	options?: Stripe.RequestOptions,
): Promise<FetchedPayment> => seen(await stripe.checkout.sessions.retrieve(ref, EXPANDED, options));

/** Ends a page. Stripe refuses to end it twice, and may end it but fail to answer. */
export async function close(stripe: Stripe, ref: string): Promise<FetchedPayment> {
	try {
		return seen(await stripe.checkout.sessions.expire(ref, EXPANDED, QUICK));
	} catch (error) {
		const found = await fetchSession(stripe, ref, QUICK);
		if (found.status !== 'open') return found;
		throw error;
	}
}
