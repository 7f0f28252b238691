import * as v from 'valibot';
import { WRITE_ERRORS } from '#contract/desk/errors.ts';
import { longTextSchema, moneySchema } from '#contract/desk/fields.ts';
import { resource } from '#contract/desk/resource.ts';
import { endpoint } from '#contract/endpoint.ts';
import { SALES } from '#contract/identity/roles.ts';
import { returnStatusSchema } from '#contract/orders/states.ts';
import { currencySchema, idSchema, isoTimestampSchema } from '#contract/units.ts';
import {
	pickedUnitsSchema,
	unitsBackSchema,
	returnConditionSchema,
	returnReasonSchema,
	returnWaySchema,
} from './returns.ts';

export const returnResource = resource({
	name: 'returns',
	isPersonal: true,
	record: v.object({
		id: idSchema,
		reference: v.string(),
		order_number: v.string(),
		buyer_email: v.string(),
		return_status: returnStatusSchema,
		requested_at: isoTimestampSchema,
		return_way: returnWaySchema,
		/** Address at which our courier collects the parcel; empty if the buyer sends it. */
		pickup_address: v.string(),
		return_carrier: v.string(),
		return_tracking: v.string(),
		refund_amount: moneySchema,
		currency: currencySchema,
		refusal: v.string(),
	}),
	parts: v.object({
		return_lines: v.array(
			v.object({
				position: v.number(),
				code: v.string(),
				quantity: v.number(),
				return_reason: returnReasonSchema,
				return_condition: returnConditionSchema,
				note: v.string(),
				received_quantity: v.nullable(v.number()),
				received_condition: v.nullable(returnConditionSchema),
			}),
		),
	}),
	title: 'reference',
	list: ['requested_at', 'reference', 'return_status', 'buyer_email', 'refund_amount', 'currency'],
	filters: ['return_status', 'return_way'],
	sorts: ['requested_at', 'return_status'],
	search: ['reference', 'buyer_email', 'return_tracking'],
	order: { sort: 'requested_at', order: 'desc' },
	read: SALES,
	export: SALES,
	actions: { handle_return: SALES },
});

const done = v.object({ id: idSchema, return_status: returnStatusSchema });

export const authoriseReturn = endpoint({
	method: 'POST',
	path: '/desk/returns/{id}/authorisations',
	audience: 'staff',
	roles: SALES,
	summary: 'Lets the goods come back; the buyer gets the label or the address',
	data: done,
	errors: WRITE_ERRORS,
});

/** Arrived lines. Lines that are left out have not arrived. */
const arrivalSchema = v.strictObject({
	lines: v.pipe(
		v.array(
			v.strictObject({
				...unitsBackSchema.entries,
				condition: returnConditionSchema,
				/** True if fit for sale: a stock movement adds the units again. */
				restock: v.boolean(),
			}),
		),
		v.nonEmpty(),
		v.maxLength(200),
		v.check((lines) => new Set(lines.map(({ position }) => position)).size === lines.length),
	),
});
export const receiveReturn = endpoint({
	method: 'POST',
	path: '/desk/returns/{id}/arrivals',
	audience: 'staff',
	roles: SALES,
	summary: 'Says which pieces have come back and how they are; those fit for sale go on the shelf',
	body: arrivalSchema,
	data: done,
	errors: WRITE_ERRORS,
});

export const refusalSchema = v.strictObject({
	/** Text for the buyer, in the buyer's language. */
	text: v.pipe(longTextSchema, v.trim(), v.nonEmpty()),
});
export const refuseReturn = endpoint({
	method: 'POST',
	path: '/desk/returns/{id}/refusals',
	audience: 'staff',
	roles: SALES,
	summary: 'Refuses a return; the buyer is told why',
	body: refusalSchema,
	data: done,
	errors: WRITE_ERRORS,
});

const returnRefundSchema = v.strictObject({
	/** Default: the units that have come back, or all that are on their way. */
	lines: v.optional(pickedUnitsSchema),
	/** Refunded part of the shipping cost, in the minor unit. Default: what law requires. */
	shipping_amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export const refundReturn = endpoint({
	method: 'POST',
	path: '/desk/returns/{id}/refunds',
	audience: 'staff',
	roles: SALES,
	summary: 'Gives the money back through the provider that has taken it',
	body: returnRefundSchema,
	data: done,
	errors: WRITE_ERRORS,
});
