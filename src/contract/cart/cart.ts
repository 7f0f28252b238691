import * as v from 'valibot';
import { AVAILABILITIES } from '#contract/content/availability.ts';
import { durabilitySchema } from '#contract/content/durability.ts';
import { pictureSchema } from '#contract/media.ts';
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

/** Maximum units of one article in a cart. */
export const MAX_QUANTITY = 99;
/** Maximum number of different articles in a cart. */
export const MAX_LINES = 50;
export const LONGEST_GIFT_NOTE = 300;

export const quantitySchema = v.pipe(
	v.number(),
	v.integer(),
	v.minValue(1),
	v.maxValue(MAX_QUANTITY),
);

/** Article as a cart shows it, in the requested language or, without a translation, in Italian. */
const cartVariantSchema = v.object({
	code: titleSchema,
	/** Distinguishes it from other articles of its product; else the product's name. */
	name: titleSchema,
	product: v.object({
		id: idSchema,
		name: titleSchema,
		brand: titleSchema,
		category: titleSchema,
		/** Last segment of the product's path. */
		slug: v.string(),
		picture: v.nullable(pictureSchema),
	}),
	/** Label of the producer's guarantee of durability; null if there is none. */
	durability: v.optional(v.nullable(durabilitySchema), null),
});
export type CartVariant = v.InferOutput<typeof cartVariantSchema>;

const moneySchema = v.object({ amount: centsSchema, currency: currencySchema });

export const cartItemSchema = v.object({
	variant_id: idSchema,
	variant: cartVariantSchema,
	quantity: quantitySchema,
	/** Quantity that was asked for, if fewer units are available; else null. */
	wanted_quantity: v.nullable(quantitySchema),
	/** From the price list of the cart's country, with VAT if that list includes it. */
	unit_price: centsSchema,
	/** The line's share of the discount; 0 or negative. */
	adjustments_total: v.pipe(v.number(), v.integer(), v.maxValue(0)),
	/** Quantity times unit price, less the discount. */
	total_amount: centsSchema,
	/** Price that the buyer acknowledged last, if it has changed since; else null. */
	seen_price: v.nullable(moneySchema),
	availability: v.picklist(AVAILABILITIES),
	/** Available units; null if unlimited. */
	available_quantity: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type CartItem = v.InferOutput<typeof cartItemSchema>;

/** `gone`: no longer in the catalogue. `not_sold_here`: no price in the cart's country. */
const UNAVAILABLE_REASONS = ['out_of_stock', 'not_sold_here', 'gone'] as const;

export const unavailableItemSchema = v.object({
	variant_id: idSchema,
	variant: cartVariantSchema,
	quantity: quantitySchema,
	reason: v.picklist(UNAVAILABLE_REASONS),
	/** Day from which more will be in stock; null if unknown. */
	backorder_on: v.nullable(isoDateSchema),
});
export type UnavailableItem = v.InferOutput<typeof unavailableItemSchema>;

/**
 * Events of the whole cart since the last acknowledgement. `renewed`: it expired and was renewed
 * with its contents. `ordered`: its contents have been ordered. `merged`: the contents of this
 * device's cart were added at the sign-in.
 */
export const CART_NOTICES = ['renewed', 'ordered', 'merged'] as const;

/** Blockers of a cart with goods: no delivery to its country, or below that country's minimum. */
const CART_BARRIERS = ['not_delivered', 'below_goods_minimum'] as const;

export const cartSchema = v.object({
	/** Null until something was added: an unused cart is not stored. */
	id: v.nullable(v.pipe(v.string(), v.uuid())),
	/** Increases with each change. An answer with a lower version is older. */
	version: v.pipe(v.number(), v.integer(), v.minValue(0)),
	country: countryCodeSchema,
	currency: currencySchema,
	prices_include_vat: v.boolean(),
	note: v.picklist(MARKET_NOTES),
	/** In the order of adding. */
	items: v.array(cartItemSchema),
	/** Excluded from all totals. */
	unavailable_items: v.array(unavailableItemSchema),
	/** Total units of `items`. */
	quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
	/** Value of the items before the discount. */
	goods_amount: centsSchema,
	/** Code that was entered. With `refusal` it gives no discount. */
	discount: v.nullable(
		v.object({
			code: titleSchema,
			/** Null if the code is unknown. */
			kind: v.nullable(v.picklist(DISCOUNT_KINDS)),
			refusal: v.nullable(v.picklist(DISCOUNT_REFUSALS)),
			/** Minimum value of the goods for the code, in the cart's currency. */
			minimum: v.nullable(centsSchema),
		}),
	),
	discount_total: centsSchema,
	/** Cheapest shipping; null if the cart is empty or the country is not delivered to. */
	shipping: v.nullable(
		v.object({
			method: v.picklist(SHIPPING_METHODS),
			amount: centsSchema,
			free_from: v.nullable(centsSchema),
			/** Amount missing for free shipping; null if it is free already, or never is. */
			missing: v.nullable(centsSchema),
		}),
	),
	/** Goods after the discount, plus shipping. */
	total_amount: centsSchema,
	vat_total: centsSchema,
	/** VAT by rate in basis points; empty if no VAT is charged. */
	vat: v.array(v.object({ rate: v.number(), net: centsSchema, vat: centsSchema })),
	/** First and last day of delivery if ordered now; null if unknown. */
	delivery: v.nullable(v.object({ from: isoDateSchema, to: isoDateSchema })),
	barrier: v.nullable(v.picklist(CART_BARRIERS)),
	/** Value that the goods must exceed; null without such a limit. */
	goods_above: v.nullable(centsSchema),
	gift_note: v.string(),
	notices: v.array(v.picklist(CART_NOTICES)),
	checked_at: isoTimestampSchema,
});
export type Cart = v.InferOutput<typeof cartSchema>;
/** Cart as the host writes it, before validation. */
export type CartAnswer = v.InferInput<typeof cartSchema>;
