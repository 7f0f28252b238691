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

/** Why goods come back. Some of them are the shop's to answer for: `domain/returns.ts`. */
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

/** How goods are, as whoever has them says: the buyer before they leave, the workshop once they are back. */
export const RETURN_CONDITIONS = ['sealed', 'opened', 'mounted', 'damaged'] as const;
export const returnConditionSchema = v.picklist(RETURN_CONDITIONS);
export type ReturnCondition = v.InferOutput<typeof returnConditionSchema>;

/** `label`: our courier fetches the parcel, at our cost; `own_courier`: the buyer sends it. */
export const RETURN_WAYS = ['label', 'own_courier'] as const;
export const returnWaySchema = v.picklist(RETURN_WAYS);
export type ReturnWay = v.InferOutput<typeof returnWaySchema>;

const positionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000));
const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

/** So many pieces of a line of the order, by its place. */
export const piecesBackSchema = v.strictObject({
	position: positionSchema,
	quantity: quantitySchema,
});

/** Different lines, at least one. */
export const pickedPiecesSchema = v.pipe(
	v.array(piecesBackSchema),
	v.nonEmpty(),
	v.maxLength(200),
	v.check((lines) => new Set(lines.map(({ position }) => position)).size === lines.length),
);

export const returnRequestSchema = v.strictObject({
	/** Of the press of the button: sent again, it is the same return. */
	key: v.pipe(v.string(), v.uuid()),
	lines: v.pipe(
		v.array(
			v.strictObject({
				...piecesBackSchema.entries,
				reason: returnReasonSchema,
				condition: returnConditionSchema,
				/** What the buyer adds, for the workshop. */
				note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1_000)), ''),
			}),
		),
		v.nonEmpty(),
		v.maxLength(200),
		v.check((lines) => new Set(lines.map(({ position }) => position)).size === lines.length),
	),
	way: returnWaySchema,
	/** Where our courier fetches the parcel; null where the buyer sends it. */
	pickup: v.nullable(v.strictObject(addressFields)),
	/** Account for the refund of an order that was paid by transfer; asked for once. */
	iban: v.optional(typedIbanSchema, ''),
});
export type ReturnRequest = v.InferInput<typeof returnRequestSchema>;

/** How the goods were sent. */
export const dispatchSchema = v.strictObject({
	carrier: v.pipe(lineSchema, v.nonEmpty()),
	tracking_number: v.pipe(lineSchema, v.nonEmpty()),
});

/** What would go back. */
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
	/** What tells the article from its product's others. */
	name: titleSchema,
	quantity: v.number(),
	reason: returnReasonSchema,
	condition: returnConditionSchema,
	note: v.string(),
	/** Pieces that have come back, and how they were; null until somebody has looked. */
	received_quantity: v.nullable(v.number()),
	received_condition: v.nullable(returnConditionSchema),
});

/** What a list says of a return. */
export const returnSummarySchema = v.object({
	id: v.pipe(v.string(), v.uuid()),
	/** As people read it: the order's number and which of its returns it is. */
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
	/** Where the parcel goes, as it stands on it. */
	send_to: v.array(textSchema),
	/** Whether the label can be taken. */
	has_label: v.boolean(),
	/** Whether the buyer may say that the parcel is on its way. */
	can_send: v.boolean(),
	carrier: v.string(),
	tracking_number: v.string(),
	/** What staff says to a refusal, in the buyer's language; empty otherwise. */
	refusal: v.string(),
	/** What goes back: as shown before sending, until it is decided. */
	...returnPreviewSchema.entries,
	/** Where the money stands; null until it is on its way. */
	refund_status: v.nullable(refundStatusSchema),
	/** States that it has been in, the first one first. */
	steps: v.array(v.object({ status: returnStatusSchema, at: isoTimestampSchema })),
	/** Last day on which the order's goods could be returned. */
	return_until: v.nullable(isoDateSchema),
});
export type Return = v.InferOutput<typeof returnSchema>;
export type ReturnAnswer = v.InferInput<typeof returnSchema>;
