import type Stripe from 'stripe';
import * as v from 'valibot';
import type { RefundRequestToProvider, FetchedRefund } from '../provider.ts';
import { QUICK } from './client.ts';
import { REFUND_KEY, refundSchema, seenRefund } from './objects.ts';

/** Finds the refund that a request has made, however long ago. */
async function madeBy(
	stripe: Stripe,
	{ key, money_ref }: RefundRequestToProvider,
): Promise<FetchedRefund | null> {
	const refunds = stripe.refunds.list({ payment_intent: money_ref, limit: 100 }, QUICK);
	for await (const found of refunds) {
		const refund = v.parse(refundSchema, found);
		if (refund.metadata?.[REFUND_KEY] === key) return seenRefund(refund);
	}
	return null;
}

async function make(
	stripe: Stripe,
	{ key, money_ref, amount }: RefundRequestToProvider,
	idempotencyKey: string,
): Promise<FetchedRefund> {
	const refund = await stripe.refunds.create(
		{ payment_intent: money_ref, amount, metadata: { [REFUND_KEY]: key } },
		{ ...QUICK, idempotencyKey },
	);
	return seenRefund(v.parse(refundSchema, refund));
}

/** Most keys that one call tries; each earlier one got an error of Stripe's own. */
const MOST_KEYS = 4;

/** True if Stripe replays an internal error, which it does for a day. */
function isReplayed(stripe: Stripe, error: unknown): boolean {
	if (!(error instanceof stripe.errors.StripeError)) return false;
	const { statusCode, headers } = error;
	return (statusCode ?? 0) >= 500 && headers?.['idempotent-replayed'] === 'true';
}

/**
 * Makes a refund that was searched for and not found. Keys after the first are counted, not random,
 * so that two hosts at once use the same ones; the refund itself names the request in its metadata.
 */
async function remake(
	stripe: Stripe,
	request: RefundRequestToProvider,
	turn = 1,
): Promise<FetchedRefund> {
	const key = turn === 1 ? request.key : `${request.key}:${turn}`;
	try {
		return await make(stripe, request, key);
	} catch (error) {
		if (turn < MOST_KEYS && isReplayed(stripe, error)) return remake(stripe, request, turn + 1);
		throw error;
	}
}

/**
 * Refunds once for a key. Stripe forgets keys after a day and replays an error of its own until
 * then, so an existing refund is searched for before, and again when making it broke off. A fresh
 * error leaves it open whether a refund was made: the next round searches, and only then takes
 * another key.
 */
export async function refund(
	stripe: Stripe,
	request: RefundRequestToProvider,
): Promise<FetchedRefund> {
	const before = await madeBy(stripe, request);
	if (before !== null) return before;
	try {
		return await remake(stripe, request);
	} catch (error) {
		const after = await madeBy(stripe, request);
		if (after !== null) return after;
		throw error;
	}
}

/** Fetches a refund that was made. */
export const lookAt = async (stripe: Stripe, ref: string): Promise<FetchedRefund> =>
	seenRefund(v.parse(refundSchema, await stripe.refunds.retrieve(ref)));
