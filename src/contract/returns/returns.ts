import * as v from 'valibot';
import { addressFields } from '#contract/customers/addresses.ts';
import { lineSchema } from '#contract/desk/fields.ts';
import { orderAddressSchema, orderNumberSchema, typedIbanSchema } from '#contract/orders/parts.ts';
import { refundStatusSchema, returnStatusSchema } from '#contract/orders/states.ts';
import {
	centsSchema,
	currencySchema,
	isoDateSchema,
	isoTimestampSchema,
	textSchema,
	titleSchema,
} from '#contract/units.ts';

/** Reasons of a return. `domain/orders/returns.ts` defines for which the shop is liable. */
export const RETURN_REASONS = [
	'changed_mind',
	'wrong_item',
	'not_as_described',
	'defective',
	'damaged_on_arrival',
	'other',
] as const;
export const returnReasonSchema = v.picklist(RETURN_REASONS);
export type ReturnReason = v.InferOutput<typeof returnReasonSchema>;

/** Condition of goods: stated by the buyer before sending, by the workshop after arrival. */
export const RETURN_CONDITIONS = ['sealed', 'opened', 'mounted', 'damaged'] as const;
export const returnConditionSchema = v.picklist(RETURN_CONDITIONS);
export type ReturnCondition = v.InferOutput<typeof returnConditionSchema>;

/** `label`: our courier collects the parcel at our cost. `own_courier`: the buyer sends it. */
export const RETURN_WAYS = ['label', 'own_courier'] as const;
export const returnWaySchema = v.picklist(RETURN_WAYS);
export type ReturnWay = v.InferOutput<typeof returnWaySchema>;

const positionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000));
const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

/** Quantity of an order line, by the line's position. */
export const unitsBackSchema = v.strictObject({
	position: positionSchema,
	quantity: quantitySchema,
});

/** At least one line; each line at most once. */
export const pickedUnitsSchema = v.pipe(
	v.array(unitsBackSchema),
	v.nonEmpty(),
	v.maxLength(200),
	v.check((lines) => new Set(lines.map(({ position }) => position)).size === lines.length),
);

export const returnRequestSchema = v.strictObject({
	/** Idempotency key of the submission. A replay returns the same return. */
	key: v.pipe(v.string(), v.uuid()),
	lines: v.pipe(
		v.array(
			v.strictObject({
				...unitsBackSchema.entries,
				reason: returnReasonSchema,
				condition: returnConditionSchema,
				/** Note of the buyer for the workshop. */
				note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1_000)), ''),
			}),
		),
		v.nonEmpty(),
		v.maxLength(200),
		v.check((lines) => new Set(lines.map(({ position }) => position)).size === lines.length),
	),
	way: returnWaySchema,
	/** Address at which our courier collects the parcel; null if the buyer sends it. */
	pickup: v.nullable(v.strictObject(addressFields)),
	/** Refund account of an order that was paid by transfer. Asked for only once. */
	iban: v.optional(typedIbanSchema, ''),
});
export type ReturnRequest = v.InferInput<typeof returnRequestSchema>;

/** Carrier and tracking number of goods that the buyer sent. */
export const dispatchSchema = v.strictObject({
	carrier: v.pipe(lineSchema, v.nonEmpty()),
	tracking_number: v.pipe(lineSchema, v.nonEmpty()),
});

/** Amounts that would be refunded. */
export const returnPreviewSchema = v.object({
	currency: currencySchema,
	goods_amount: centsSchema,
	shipping_amount: centsSchema,
	refund_amount: centsSchema,
});
export type ReturnPreview = v.InferOutput<typeof returnPreviewSchema>;

const returnLineSchema = v.object({
	position: v.number(),
	code: titleSchema,
	title: titleSchema,
	/** Distinguishes the article from others of its product. */
	name: titleSchema,
	quantity: v.number(),
	reason: returnReasonSchema,
	condition: returnConditionSchema,
	note: v.string(),
	/** Units that have come back, and their condition; null until inspected. */
	received_quantity: v.nullable(v.number()),
	received_condition: v.nullable(returnConditionSchema),
});

/** Return in a list. */
export const returnSummarySchema = v.object({
	id: v.pipe(v.string(), v.uuid()),
	/** Reference for people: the order number and the running number of the return. */
	reference: titleSchema,
	order_id: v.pipe(v.string(), v.uuid()),
	order_number: orderNumberSchema,
	status: returnStatusSchema,
	requested_at: isoTimestampSchema,
	quantity: v.number(),
	/** Name of the first line's product. */
	title: titleSchema,
});
export type ReturnSummary = v.InferOutput<typeof returnSummarySchema>;

export const returnSchema = v.object({
	...returnSummarySchema.entries,
	lines: v.array(returnLineSchema),
	way: returnWaySchema,
	pickup: v.nullable(orderAddressSchema),
	/** Address lines of the destination, as printed on the parcel. */
	send_to: v.array(textSchema),
	/** True if the label can be downloaded. */
	has_label: v.boolean(),
	/** True if the buyer may report the parcel as sent. */
	can_send: v.boolean(),
	carrier: v.string(),
	tracking_number: v.string(),
	/** Refusal text of staff, in the buyer's language; else empty. */
	refusal: v.string(),
	/** Amounts to refund: as previewed, until they are decided. */
	...returnPreviewSchema.entries,
	/** Status of the refund; null until it is on its way. */
	refund_status: v.nullable(refundStatusSchema),
	/** Past states, oldest first. */
	steps: v.array(v.object({ status: returnStatusSchema, at: isoTimestampSchema })),
	/** Last day for returns of the order. */
	return_until: v.nullable(isoDateSchema),
});
export type Return = v.InferOutput<typeof returnSchema>;
export type ReturnAnswer = v.InferInput<typeof returnSchema>;
