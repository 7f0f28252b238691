import type Stripe from 'stripe';
import * as v from 'valibot';
import type { RefundRequestToProvider, SeenRefund } from '../provider.ts';
import { QUICK } from './client.ts';
import { REFUND_KEY, refundSchema, seenRefund } from './objects.ts';

/** The refund that a request has made, however long ago. */
async function madeBy(
	stripe: Stripe,
	{ key, money_ref }: RefundRequestToProvider,
): Promise<SeenRefund | null> {
	const refunds = stripe.refunds.list({ payment_intent: money_ref, limit: 100 }, QUICK);
	for await (const found of refunds) {
		const refund = v.parse(refundSchema, found);
		if (refund.metadata?.[REFUND_KEY] === key) return seenRefund(refund);
	}
	return null;
}

async function make(stripe: Stripe, request: RefundRequestToProvider): Promise<SeenRefund> {
	const { key, money_ref, amount } = request;
	const refund = await stripe.refunds.create(
		{ payment_intent: money_ref, amount, metadata: { [REFUND_KEY]: key } },
		{ ...QUICK, idempotencyKey: key },
	);
	return seenRefund(v.parse(refundSchema, refund));
}

/**
 * Gives money back once for a key. Stripe forgets keys after a day and repeats an error of its own
 * until then, so what was made is looked for before, and again when making it broke off.
 */
export async function refund(
	stripe: Stripe,
	request: RefundRequestToProvider,
): Promise<SeenRefund> {
	const before = await madeBy(stripe, request);
	if (before !== null) return before;
	try {
		return await make(stripe, request);
	} catch (error) {
		const after = await madeBy(stripe, request);
		if (after !== null) return after;
		throw error;
	}
}

/** What has become of a refund that was made. */
export const lookAt = async (stripe: Stripe, ref: string): Promise<SeenRefund> =>
	seenRefund(v.parse(refundSchema, await stripe.refunds.retrieve(ref)));
