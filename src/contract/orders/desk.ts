import * as v from 'valibot';
import { longTextSchema, moneySchema } from '#contract/desk/fields.ts';
import { resource } from '#contract/desk/resource.ts';
import { ADMIN, SALES, SHOP } from '#contract/identity/roles.ts';
import { PAYMENT_PROVIDERS } from '#contract/payments/payments.ts';
import {
	countryCodeSchema,
	currencySchema,
	idSchema,
	isoDateSchema,
	isoTimestampSchema,
	textSchema,
} from '../units.ts';
import {
	DISTANCE_SALE_NATURES,
	SAN_MARINO_NATURES,
	TAX_TREATMENTS,
	USER_TYPES,
} from './invoices.ts';
import { ORDER_DOCUMENTS, orderEntryKindSchema } from './order.ts';
import {
	orderStatusSchema,
	paymentStatusSchema,
	REFUND_REASONS,
	refundStatusSchema,
	shipmentStatusSchema,
} from './states.ts';

const maybeInstant = v.nullable(isoTimestampSchema);

/** Open tasks of an order. Each one is a work list of staff. */
export const ORDER_WORK = [
	'awaits_receipt',
	'is_to_pack',
	'is_to_send',
	'is_late',
	'has_failed_refund',
	'has_waiting_refund',
	'has_refund_to_issue',
	'has_refund_to_check',
	'is_disputed',
] as const;

/** Purposes of an address of an order. */
const ADDRESS_USES = ['shipping', 'pickup', 'billing'] as const;

const lineFields = {
	position: v.number(),
	code: v.string(),
	article: v.string(),
	quantity: v.number(),
	/** Units that are neither in a parcel nor refunded nor cancelled. */
	to_pack: v.number(),
	sent: v.number(),
	given_back: v.number(),
	unit_price: moneySchema,
	total_amount: moneySchema,
	left_amount: moneySchema,
	/** True if its units have serial numbers. */
	has_serials: v.boolean(),
	/** Last day of the consumer's legal guarantee; null for companies and before delivery. */
	legal_ends_on: v.nullable(isoDateSchema),
	/** Units whose guarantee a repair has extended. */
	extended: v.number(),
};

/** States of a dispute as Stripe names them. Stripe may add others. */
const DISPUTE_STATES = [
	'warning_needs_response',
	'warning_under_review',
	'warning_closed',
	'needs_response',
	'under_review',
	'won',
	'lost',
	'prevented',
] as const;

/** Coded reasons of timeline entries that have no typed text. */
export const ENTRY_REASONS = [
	...REFUND_REASONS,
	...DISPUTE_STATES,
	'unpacked',
	'pay_again',
	'pieces_gone',
] as const;

export const orderParts = v.object({
	order_lines: v.array(v.object(lineFields)),
	order_shipments: v.array(
		v.object({
			id: idSchema,
			shipment_status: shipmentStatusSchema,
			contents: v.string(),
			carrier: v.string(),
			tracking_number: v.string(),
			tracking_url: v.string(),
			packed_at: maybeInstant,
			shipped_at: maybeInstant,
			completed_at: maybeInstant,
		}),
	),
	order_payments: v.array(
		v.object({
			attempt: v.number(),
			provider: v.picklist(PAYMENT_PROVIDERS),
			payment_status: paymentStatusSchema,
			amount_due: moneySchema,
			/** Amount received, if it differs from the amount due. */
			came: v.string(),
			created_at: isoTimestampSchema,
			dispute: v.nullable(v.union([v.picklist(DISPUTE_STATES), v.string()])),
			dispute_due: maybeInstant,
		}),
	),
	order_refunds: v.array(
		v.object({
			id: idSchema,
			refund_reason: v.picklist(REFUND_REASONS),
			refund_status: refundStatusSchema,
			refund_amount: textSchema,
			/** True if staff transfers the money by hand and records the outcome here. */
			by_hand: v.boolean(),
			/** Refunded at the provider with only its amount known. Staff confirms the check. */
			needs_check: v.boolean(),
			created_at: isoTimestampSchema,
			settled_at: maybeInstant,
			/** Time at which an issued refund was reversed. */
			came_back_at: maybeInstant,
			last_error: v.nullable(v.string()),
		}),
	),
	order_addresses: v.array(
		v.object({ address_use: v.picklist(ADDRESS_USES), address: v.string() }),
	),
	/** Documents that exist by now. */
	documents: v.array(v.object({ document: v.picklist(ORDER_DOCUMENTS) })),
	order_details: v.record(v.string(), v.string()),
	/** Timeline, oldest first. */
	order_entries: v.array(
		v.object({
			created_at: isoTimestampSchema,
			entry: orderEntryKindSchema,
			/** Formatted amount that moved; empty if none did. */
			entry_amount: v.string(),
			entry_reason: v.nullable(v.picklist(ENTRY_REASONS)),
			said: v.string(),
			staff_email: v.string(),
		}),
	),
});

export const orderResource = resource({
	name: 'orders',
	isPersonal: true,
	record: v.object({
		id: idSchema,
		number: textSchema,
		placed_at: isoTimestampSchema,
		status: orderStatusSchema,
		total_amount: moneySchema,
		currency: currencySchema,
		country: countryCodeSchema,
		buyer: v.string(),
		email: v.string(),
		user_type: v.picklist(USER_TYPES),
		tax_treatment: v.picklist(TAX_TREATMENTS),
		paid_at: maybeInstant,
		pay_until: maybeInstant,
		/** Latest delivery day that was mailed to the buyer. */
		deliver_by: v.nullable(isoDateSchema),
		delivered_on: v.nullable(isoDateSchema),
		...v.entriesFromList(ORDER_WORK, v.boolean()),
	}),
	parts: orderParts,
	title: 'number',
	list: ['number', 'placed_at', 'status', 'total_amount', 'currency', 'country', 'buyer', 'email'],
	filters: ['status', 'country', ...ORDER_WORK],
	sorts: ['number', 'placed_at', 'total_amount', 'deliver_by'],
	search: ['number', 'email', 'buyer'],
	order: { sort: 'placed_at', order: 'desc' },
	read: SALES,
	export: SALES,
	actions: { order: SHOP, note_order: SALES },
});

const daysSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60));
const accountText = v.pipe(v.string(), v.trim(), v.maxLength(100));
const ruleFields = {
	transfer_days: daysSchema,
	transfer_holder: accountText,
	/** Empty if the shop accepts no transfers. */
	transfer_iban: v.pipe(
		accountText,
		v.toUpperCase(),
		v.regex(/^(?:[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30})?$/),
	),
	transfer_bic: v.pipe(
		accountText,
		v.toUpperCase(),
		v.regex(/^(?:[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)?$/),
	),
	transfer_bank: accountText,
	retry_hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)),
	distance_sale_nature: v.picklist(DISTANCE_SALE_NATURES),
	san_marino_private_nature: v.picklist(SAN_MARINO_NATURES),
	/** True if VIES checks the VAT numbers of companies that would buy without VAT. */
	checks_vat_numbers: v.boolean(),
};
export const orderRulesChange = v.strictObject(ruleFields);
export const orderRulesResource = resource({
	name: 'order_rules',
	record: v.object({
		id: idSchema,
		...ruleFields,
		transfer_iban: v.string(),
		transfer_bic: v.string(),
		updated_at: isoTimestampSchema,
	}),
	title: 'id',
	list: ['id', 'transfer_days', 'transfer_holder', 'transfer_iban', 'retry_hours'],
	filters: [],
	sorts: ['id'],
	search: [],
	order: { sort: 'id', order: 'asc' },
	read: SALES,
	change: { body: orderRulesChange, roles: ADMIN },
});

/** Internal note on an order, for staff only. */
export const noteSchema = v.strictObject({
	text: v.pipe(longTextSchema, v.trim(), v.nonEmpty()),
});
