import type Stripe from 'stripe';
import * as v from 'valibot';
import type { ProviderEvent } from '../provider.ts';
import { isRefusal } from './client.ts';
import {
	findAttempt,
	disputeSchema,
	ofPaymentSchema,
	refundSchema,
	toReportedRefund,
	type StripeEvent,
} from './objects.ts';

type About = ProviderEvent['about'];
type Reading = (stripe: Stripe, id: string) => Promise<About | null>;

const payment: Reading = async (_stripe, ref) => ({ kind: 'payment', ref });

/**
 * Lists all refunds of a refund's payment. One alone would not do: a failed refund and the one in
 * its place are reported in any order, and together they never come to more than was paid.
 */
async function refundsBeside(stripe: Stripe, refund: unknown): Promise<About | null> {
	const { payment_intent: payment } = v.parse(ofPaymentSchema, refund);
	if (payment === null) return null;
	const refunds = [];
	const list = stripe.refunds.list({ payment_intent: payment.id, limit: 100 });
	for await (const found of list) refunds.unshift(toReportedRefund(v.parse(refundSchema, found)));
	const attempt = findAttempt(payment.metadata);
	return { kind: 'refunds', money_ref: payment.id, attempt, refunds };
}

const refund: Reading = async (stripe, id) =>
	refundsBeside(stripe, await stripe.refunds.retrieve(id, { expand: ['payment_intent'] }));

/** A charge does not say which refund it is about. */
const chargeRefund: Reading = async (stripe, charge) => {
	const expand = ['data.payment_intent'];
	const { data } = await stripe.refunds.list({ charge, limit: 1, expand });
	return data.length === 0 ? null : refundsBeside(stripe, data[0]);
};

/** Final states of a dispute; a closed warning took no money. Every other state is open. */
const OUTCOMES: Readonly<Record<string, 'won' | 'lost'>> = {
	won: 'won',
	warning_closed: 'won',
	lost: 'lost',
};

const dispute: Reading = async (stripe, id) => {
	const found = v.parse(disputeSchema, await stripe.disputes.retrieve(id));
	if (found.payment_intent === null) return null;
	// 0 where the bank takes no answer.
	const dueBy = found.evidence_details.due_by ?? 0;
	return {
		kind: 'dispute',
		money_ref: found.payment_intent,
		state: found.status,
		outcome: OUTCOMES[found.status] ?? 'open',
		due_by: dueBy === 0 ? null : new Date(dueBy * 1000),
	};
};

const READINGS: Record<string, Reading> = {
	'checkout.session.completed': payment,
	'checkout.session.async_payment_succeeded': payment,
	'checkout.session.async_payment_failed': payment,
	'checkout.session.expired': payment,
	'refund.created': refund,
	'refund.updated': refund,
	'refund.failed': refund,
	'charge.refunded': chargeRefund,
	'charge.dispute.created': dispute,
	'charge.dispute.updated': dispute,
	'charge.dispute.closed': dispute,
	'charge.dispute.funds_withdrawn': dispute,
	'charge.dispute.funds_reinstated': dispute,
};

/** Types of events that the shop handles; the webhook has to be set up for these. */
export const HANDLED_EVENTS: readonly string[] = Object.keys(READINGS);

/** Reads an event. Events come in any order, so their objects are fetched again. */
export async function readEvent(
	stripe: Stripe,
	{ id, type, data }: StripeEvent,
): Promise<ProviderEvent> {
	const other: ProviderEvent = { id, about: { kind: 'other', what: type } };
	const read = READINGS[type];
	if (read === undefined || data.object.id === '') return other;
	try {
		const about = await read(stripe, data.object.id);
		return about === null ? other : { id, about };
	} catch (error) {
		// In another account, or deleted: a retry would not find it either.
		if (isRefusal(stripe, error, { code: 'resource_missing' })) return other;
		throw error;
	}
}
