import * as v from 'valibot';
import { WRITE_ERRORS } from '#contract/desk/errors.ts';
import { daySchema, factorySerialSchema, lineSchema } from '#contract/desk/fields.ts';
import { endpoint, type Endpoint } from '#contract/endpoint.ts';
import { SALES, SHOP } from '#contract/identity/roles.ts';
import { centsSchema, currencySchema, idSchema } from '../units.ts';
import { noteSchema } from './desk.ts';
import { typedIbanSchema } from './parts.ts';
import { orderStatusSchema } from './states.ts';

const done = v.object({ id: idSchema, status: orderStatusSchema });
const reasonSchema = v.optional(lineSchema, '');
const placeSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const unitsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));

/**
 * Declares an action of staff on an order. `conflict` names the blocker, with a code that the desk
 * translates. Nothing has changed then.
 */
const action = <const Body extends v.GenericSchema<unknown, unknown>>(
	path: string,
	summary: string,
	body: Body,
	roles: Endpoint['roles'] & {} = SHOP,
) =>
	endpoint({
		method: 'POST',
		path: `/desk/orders/{id}/${path}`,
		audience: 'staff',
		roles,
		summary,
		body,
		data: done,
		errors: [...WRITE_ERRORS, 'unavailable'],
	});

/** Sum typed from the bank's statement. A sum other than the one due is held for staff. */
const receiptSchema = v.strictObject({
	// An empty field reads as 0, which is no receipt.
	amount: v.pipe(
		centsSchema,
		v.check((amount) => amount > 0),
	),
	currency: currencySchema,
});
export const confirmReceipt = action(
	'receipts',
	'Says that a bank transfer has come, with what came',
	receiptSchema,
);
export const acceptHeldPayment = action(
	'acceptances',
	'Takes money that is held for another sum than the one due',
	v.strictObject({}),
);
export const refundHeldPayment = action(
	'rejections',
	'Gives back money that is held',
	v.strictObject({}),
);

export const packingSchema = v.strictObject({
	lines: v.pipe(
		v.array(
			v.strictObject({
				position: placeSchema,
				quantity: unitsSchema,
				/** Serial numbers of wheels among the units: none, or as the factory has them. */
				serials: v.optional(v.pipe(v.array(factorySerialSchema), v.maxLength(999)), []),
			}),
		),
		v.minLength(1),
		v.maxLength(200),
	),
});
export const packOrder = action('parcels', 'Packs pieces of an order into a parcel', packingSchema);
export const unpackParcel = action(
	'parcels/{parcel}/unpackings',
	'Opens a parcel that has not been sent; its pieces are to be packed again',
	v.strictObject({}),
);
export const sendingSchema = v.strictObject({
	carrier: v.pipe(lineSchema, v.nonEmpty()),
	tracking_number: v.optional(lineSchema, ''),
	/** Tracking page of the carrier: empty, or an https address. */
	tracking_url: v.optional(
		v.union([v.literal(''), v.pipe(v.string(), v.maxLength(500), v.url(), v.regex(/^https:/))]),
		'',
	),
});
export const shipParcel = action(
	'parcels/{parcel}/sendings',
	'Hands a parcel to the carrier; its pieces leave the shelf and the buyer is told',
	sendingSchema,
);
export const completionSchema = v.strictObject({
	/** Day of handover. Default: today. */
	on: v.optional(v.nullable(daySchema), null),
});
export const completeParcel = action(
	'parcels/{parcel}/deliveries',
	'Says that a parcel was handed to the buyer; with the last one the order is delivered',
	completionSchema,
);

const calledOffSchema = v.strictObject({ reason: reasonSchema });
export const callOffOrder = action(
	'cancellations',
	'Cancels an order of which nothing has been sent, and what was paid goes back; after a lost dispute what has not been sent, without a refund',
	calledOffSchema,
);

const delaySchema = v.strictObject({ until: daySchema });
export const delayOrder = action(
	'delays',
	'Tells the buyer of a later day by which the order will be delivered',
	delaySchema,
);

export const repairSchema = v.strictObject({
	/** Idempotency key, a UUID for each repair. A replay with the same body changes nothing. */
	key: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
	position: placeSchema,
	quantity: unitsSchema,
	/** Serial numbers of repaired wheels, one or both of a pair: needed for articles that have them. */
	serials: v.optional(v.pipe(v.array(factorySerialSchema), v.maxLength(999)), []),
	/** Day of the repair that the consumer chose as the remedy. */
	repaired_on: daySchema,
});
export const extendByRepair = action(
	'repairs',
	'Adds a year to the legal guarantee of units that were repaired under it, once for each',
	repairSchema,
);

export const partialRefundSchema = v.strictObject({
	pieces: v.optional(
		v.pipe(
			v.array(v.strictObject({ position: placeSchema, quantity: unitsSchema })),
			v.maxLength(200),
		),
		[],
	),
	/** Price reductions of goods that the buyer keeps. */
	reductions: v.optional(
		v.pipe(
			v.array(
				v.strictObject({
					position: placeSchema,
					amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
				}),
			),
			v.maxLength(200),
		),
		[],
	),
	shipping: v.optional(centsSchema, 0),
	reason: reasonSchema,
});
export const refundOrder = action(
	'refunds',
	'Gives back a part of what was paid: pieces, part of a price, sending',
	partialRefundSchema,
);
const outcomeSchema = v.strictObject({ outcome: v.picklist(['issued', 'failed']) });
export const settleOrderRefund = action(
	'refunds/{refund}/outcomes',
	'Says what has become of a refund that is transferred by hand',
	outcomeSchema,
);
export const retryOrderRefund = action(
	'refunds/{refund}/retries',
	'Tries a refund again that has failed',
	v.strictObject({}),
);
export const checkOrderRefund = action(
	'refunds/{refund}/checks',
	'Says that somebody has looked at a refund that was made at the provider’s own desk',
	v.strictObject({}),
);
export const noteOrder = action(
	'notes',
	'Adds a note for staff to the time line',
	noteSchema,
	SALES,
);
export const keepRefundAccount = action(
	'refund-accounts',
	'Keeps the account to which money goes back by transfer, as the buyer has told it',
	v.strictObject({ iban: v.pipe(typedIbanSchema, v.nonEmpty()) }),
	SALES,
);
