import * as v from 'valibot';
import { AVAILABILITIES } from '#contract/content/availability.ts';
import { mediaSchema } from '#contract/media.ts';
import { MARKET_NOTES, SHIPPING_METHODS } from '#contract/prices/sending.ts';
import {
	centsSchema,
	countryCodeSchema,
	currencySchema,
	idSchema,
	isoDateSchema,
	isoTimestampSchema,
	titleSchema,
} from '#contract/units.ts';
import { DISCOUNT_KINDS, DISCOUNT_REFUSALS } from './codes.ts';

/** Pieces of one article that a cart takes. */
export const MAX_QUANTITY = 99;
/** Articles that a cart takes. */
export const MAX_LINES = 50;
export const LONGEST_GIFT_NOTE = 300;

export const quantitySchema = v.pipe(
	v.number(),
	v.integer(),
	v.minValue(1),
	v.maxValue(MAX_QUANTITY),
);

/** An article as a cart shows it, in the language that was asked for or, untranslated, in Italian. */
const cartVariantSchema = v.object({
	code: titleSchema,
	/** What tells it from its product's other articles; the product's name where nothing does. */
	name: titleSchema,
	product: v.object({
		id: idSchema,
		name: titleSchema,
		brand: titleSchema,
		category: titleSchema,
		/** Last part of the product's address. */
		slug: v.string(),
		picture: v.nullable(mediaSchema),
	}),
});
export type CartVariant = v.InferOutput<typeof cartVariantSchema>;

const moneySchema = v.object({ amount: centsSchema, currency: currencySchema });

export const cartItemSchema = v.object({
	variant_id: idSchema,
	variant: cartVariantSchema,
	quantity: quantitySchema,
	/** What was asked for, where there is less of it than that. */
	wanted_quantity: v.nullable(quantitySchema),
	/** As the list of the cart's country has it, with VAT where that list includes it. */
	unit_price: centsSchema,
	/** Share of the discount; 0 or below. */
	adjustments_total: v.pipe(v.number(), v.integer(), v.maxValue(0)),
	/** Quantity times unit price, less the discount. */
	total_amount: centsSchema,
	/** Price when it was last looked at, where it has changed since. */
	seen_price: v.nullable(moneySchema),
	availability: v.picklist(AVAILABILITIES),
	/** Pieces that can be had; null where that has no limit. */
	available_quantity: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type CartItem = v.InferOutput<typeof cartItemSchema>;

/** `gone`: no longer in the catalogue. `not_sold_here`: without a price in the cart's country. */
const UNAVAILABLE_REASONS = ['out_of_stock', 'not_sold_here', 'gone'] as const;

export const unavailableItemSchema = v.object({
	variant_id: idSchema,
	variant: cartVariantSchema,
	quantity: quantitySchema,
	reason: v.picklist(UNAVAILABLE_REASONS),
	/** Day from which there will be more; null where nobody knows. */
	backorder_on: v.nullable(isoDateSchema),
});
export type UnavailableItem = v.InferOutput<typeof unavailableItemSchema>;

/**
 * What happened to the whole cart since it was last looked at. `renewed`: it had expired and begins
 * anew with what was in it. `ordered`: what was in it has been ordered. `merged`: what this device
 * had collected was added at the sign-in.
 */
export const CART_NOTICES = ['renewed', 'ordered', 'merged'] as const;

/** Why a cart with goods cannot be ordered: the shop does not send there, or too little for there. */
const CART_BARRIERS = ['not_delivered', 'below_goods_minimum'] as const;

export const cartSchema = v.object({
	/** Null while nobody has put anything into it: such a cart is not kept. */
	id: v.nullable(v.pipe(v.string(), v.uuid())),
	/** Rises with each change; an answer with a lower one is older. */
	version: v.pipe(v.number(), v.integer(), v.minValue(0)),
	country: countryCodeSchema,
	currency: currencySchema,
	prices_include_vat: v.boolean(),
	note: v.picklist(MARKET_NOTES),
	/** In the order in which they were added. */
	items: v.array(cartItemSchema),
	/** Counted in no total. */
	unavailable_items: v.array(unavailableItemSchema),
	/** Pieces of `items`. */
	quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
	/** Of the items, before the discount. */
	goods_amount: centsSchema,
	/** The code that was entered; with `refusal` it takes nothing off. */
	discount: v.nullable(
		v.object({
			code: titleSchema,
			/** Null of a code that is unknown. */
			kind: v.nullable(v.picklist(DISCOUNT_KINDS)),
			refusal: v.nullable(v.picklist(DISCOUNT_REFUSALS)),
			/** Least value of the goods for it, in the cart's currency. */
			minimum: v.nullable(centsSchema),
		}),
	),
	discount_total: centsSchema,
	/** The cheapest way to send; null while there is nothing to send, or it is not sent there. */
	shipping: v.nullable(
		v.object({
			method: v.picklist(SHIPPING_METHODS),
			amount: centsSchema,
			free_from: v.nullable(centsSchema),
			/** What the goods lack until it is free; null where it is free, or never is. */
			missing: v.nullable(centsSchema),
		}),
	),
	/** Goods after the discount, and sending. */
	total_amount: centsSchema,
	vat_total: centsSchema,
	/** By rate in basis points; empty where no VAT is charged. */
	vat: v.array(v.object({ rate: v.number(), net: centsSchema, vat: centsSchema })),
	/** First and last day of delivery when ordered now; null where that cannot be said. */
	delivery: v.nullable(v.object({ from: isoDateSchema, to: isoDateSchema })),
	barrier: v.nullable(v.picklist(CART_BARRIERS)),
	/** Value that the goods have to exceed where there is such a limit. */
	goods_above: v.nullable(centsSchema),
	gift_note: v.string(),
	notices: v.array(v.picklist(CART_NOTICES)),
	checked_at: isoTimestampSchema,
});
export type Cart = v.InferOutput<typeof cartSchema>;
/** As the host writes it. */
export type CartAnswer = v.InferInput<typeof cartSchema>;
