import type Stripe from 'stripe';
import * as v from 'valibot';
import type { PaymentUpdate, ProviderEvent } from '../provider.ts';
import { isRefusal, type StripeApi } from './client.ts';
import {
	findAttempt,
	disputeSchema,
	ofPaymentSchema,
	refundSchema,
	subjectSchema,
	toReportedRefund,
} from './objects.ts';
import { fetchSession } from './session.ts';

type Fetch = (stripe: Stripe, id: string) => Promise<PaymentUpdate | null>;

const fetchPayment: Fetch = async (stripe, ref) => ({
	provider: 'stripe',
	kind: 'payment',
	ref,
	seen: await fetchSession(stripe, ref),
});

/** Returns null for an object in another account, or deleted: a retry would not find it either. */
const ifFound =
	(fetch: Fetch): Fetch =>
	async (stripe, id) => {
		try {
			return await fetch(stripe, id);
		} catch (error) {
			if (isRefusal(stripe, error, { code: 'resource_missing' })) return null;
			throw error;
		}
	};

/**
 * Lists all refunds of a refund's payment. One alone would not do: a failed refund and the one in
 * its place are reported in any order, and together they never come to more than was paid.
 */
async function refundsBeside(stripe: Stripe, refund: unknown): Promise<PaymentUpdate | null> {
	const { payment_intent: payment } = v.parse(ofPaymentSchema, refund);
	if (payment === null) return null;
	const refunds = [];
	const list = stripe.refunds.list({ payment_intent: payment.id, limit: 100 });
	for await (const found of list) refunds.unshift(toReportedRefund(v.parse(refundSchema, found)));
	const attempt = findAttempt(payment.metadata);
	return { provider: 'stripe', kind: 'refunds', money_ref: payment.id, attempt, refunds };
}

const fetchRefunds = ifFound(async (stripe, id) =>
	refundsBeside(stripe, await stripe.refunds.retrieve(id, { expand: ['payment_intent'] })),
);

/** A charge does not say which refund it is about. */
const fetchChargeRefunds = ifFound(async (stripe, charge) => {
	const expand = ['data.payment_intent'];
	const { data } = await stripe.refunds.list({ charge, limit: 1, expand });
	return data.length === 0 ? null : refundsBeside(stripe, data[0]);
});

/** Final states of a dispute; a closed warning took no money. Every other state is open. */
const OUTCOMES: Readonly<Record<string, 'won' | 'lost'>> = {
	won: 'won',
	warning_closed: 'won',
	lost: 'lost',
};

const fetchDispute = ifFound(async (stripe, id) => {
	const found = v.parse(disputeSchema, await stripe.disputes.retrieve(id));
	if (found.payment_intent === null) return null;
	// 0 where the bank takes no answer.
	const dueBy = found.evidence_details.due_by ?? 0;
	return {
		provider: 'stripe',
		kind: 'dispute',
		money_ref: found.payment_intent,
		state: found.status,
		outcome: OUTCOMES[found.status] ?? 'open',
		due_by: dueBy === 0 ? null : new Date(dueBy * 1000),
	};
});

interface Reading {
	about: PaymentUpdate['kind'];
	fetch: Fetch;
}

const payment: Reading = { about: 'payment', fetch: fetchPayment };
const refunds: Reading = { about: 'refunds', fetch: fetchRefunds };
const dispute: Reading = { about: 'dispute', fetch: fetchDispute };

const READINGS: Record<string, Reading> = {
	'checkout.session.completed': payment,
	'checkout.session.async_payment_succeeded': payment,
	'checkout.session.async_payment_failed': payment,
	'checkout.session.expired': payment,
	'refund.created': refunds,
	'refund.updated': refunds,
	'refund.failed': refunds,
	'charge.refunded': { about: 'refunds', fetch: fetchChargeRefunds },
	'charge.dispute.created': dispute,
	'charge.dispute.updated': dispute,
	'charge.dispute.closed': dispute,
	'charge.dispute.funds_withdrawn': dispute,
	'charge.dispute.funds_reinstated': dispute,
};

/** Types of events that the shop handles; the webhook has to be set up for these. */
export const HANDLED_EVENTS: readonly string[] = Object.keys(READINGS);

/** Reads an event. Events come in any order, so their objects are fetched again. */
export function readEvent(
	api: StripeApi,
	{ id, type, data }: { id: string; type: string; data: unknown },
): ProviderEvent {
	const reading = READINGS[type];
	const event = { provider: 'stripe', id } as const;
	if (!reading) return { ...event, about: 'other', fetch: async () => null };
	const fetch = () =>
		api.run(async (stripe) => {
			const { object } = v.parse(subjectSchema, data);
			return object.id === '' ? null : reading.fetch(stripe, object.id);
		});
	return { ...event, about: reading.about, fetch };
}
