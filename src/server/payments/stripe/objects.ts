import * as v from 'valibot';
import type { FetchedRefund, ToldRefund } from '../provider.ts';

/*
 * Fields of Stripe's objects that we read. Each object is validated, since an account, a webhook
 * and this code may use different versions of the API.
 */

const unitsSchema = v.pipe(v.number(), v.integer());
/** Lower case at Stripe, upper case elsewhere (ISO 4217). */
const currencySchema = v.pipe(v.string(), v.toUpperCase());

/** A checkout page of an attempt. */
export const startedSchema = v.object({ id: v.string(), url: v.nullable(v.string()) });

/** An attempt with the payment that it leads to. */
export const sessionSchema = v.object({
	status: v.picklist(['open', 'complete', 'expired']),
	payment_status: v.string(),
	currency: currencySchema,
	payment_intent: v.nullable(
		v.object({
			id: v.string(),
			status: v.string(),
			amount_received: unitsSchema,
			currency: currencySchema,
		}),
	),
});
export type Session = v.InferOutput<typeof sessionSchema>;

/** A payment with the charge that made it. */
export const bookedSchema = v.object({
	id: v.string(),
	amount_received: unitsSchema,
	currency: currencySchema,
	latest_charge: v.nullable(v.object({ amount_refunded: unitsSchema })),
});

const metadataSchema = v.nullable(v.record(v.string(), v.string()));

export const refundSchema = v.object({
	id: v.string(),
	status: v.nullable(v.string()),
	amount: unitsSchema,
	currency: currencySchema,
	metadata: metadataSchema,
});
export type Refund = v.InferOutput<typeof refundSchema>;

/** A refund with its payment, which has the metadata of the page, too. */
export const ofPaymentSchema = v.object({
	payment_intent: v.nullable(v.object({ id: v.string(), metadata: metadataSchema })),
});

export const disputeSchema = v.object({
	payment_intent: v.nullable(v.string()),
	status: v.string(),
	evidence_details: v.object({ due_by: v.nullable(v.number()) }),
});

/** Object of an event. Only its id is used: the object is fetched again. */
export const subjectSchema = v.object({ object: v.object({ id: v.optional(v.string(), '') }) });

export const eventSchema = v.object({ id: v.string(), type: v.string(), data: subjectSchema });
export type StripeEvent = v.InferOutput<typeof eventSchema>;

const REFUNDS: Record<string, FetchedRefund['status']> = {
	succeeded: 'issued',
	failed: 'failed',
	canceled: 'failed',
};

/** Maps a refund; any other status of Stripe's is pending. */
export const seenRefund = ({ id, status }: Refund): FetchedRefund => ({
	ref: id,
	status: REFUNDS[status ?? ''] ?? 'pending',
});

/** Metadata name of the request's key on a refund. */
export const REFUND_KEY = 'key';

export const toReportedRefund = (refund: Refund): ToldRefund => ({
	...seenRefund(refund),
	key: refund.metadata?.[REFUND_KEY] ?? null,
	amount: refund.amount,
	currency: refund.currency,
});

/** Metadata of a page and its payment that names the attempt. */
export const attemptMetadata = ({ order_id, attempt }: { order_id: string; attempt: number }) => ({
	order: order_id,
	attempt: String(attempt),
});
/** Reads that metadata; null for a payment of no order. */
export function findAttempt(
	metadata: v.InferOutput<typeof metadataSchema>,
): { order_id: string; attempt: number } | null {
	const { order, attempt } = metadata ?? {};
	if (order === undefined || attempt === undefined || !/^\d{1,4}$/.test(attempt)) return null;
	return { order_id: order, attempt: Number(attempt) };
}

export const inSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);
