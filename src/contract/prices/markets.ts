import * as v from 'valibot';
import { availabilitySchema } from '#contract/content/availability.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/lists.ts';
import { ITEM_ERRORS } from '#contract/localized.ts';
import {
	centsSchema,
	countryCodeSchema,
	currencySchema,
	idSchema,
	isoTimestampSchema,
	LONGEST_ID,
	titleSchema,
} from '#contract/units.ts';
import { MARKET_NOTES, SHIPPING_METHODS, SHIPPING_UNITS } from './sending.ts';

/** Basis points: 2200 is 22 %. */
export const basisPointsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** A way to send: `amount` is nothing from goods worth `free_from` on; the time is in working days or hours. */
const shippingSchema = v.object({
	method: v.picklist(SHIPPING_METHODS),
	amount: centsSchema,
	free_from: v.nullable(centsSchema),
	time: v.object({
		from: v.pipe(v.number(), v.integer(), v.minValue(0)),
		to: v.pipe(v.number(), v.integer(), v.minValue(0)),
		unit: v.picklist(SHIPPING_UNITS),
	}),
});
export type Shipping = v.InferOutput<typeof shippingSchema>;

const marketFields = {
	country: countryCodeSchema,
	price_list_id: idSchema,
	/** Whether pages are printed with these prices. */
	is_default_list: v.boolean(),
	currency: currencySchema,
	prices_include_vat: v.boolean(),
	/** Basis points; 0 where prices hold no VAT. */
	vat_rate: basisPointsSchema,
	note: v.picklist(MARKET_NOTES),
	/** Whether the shop sends there. Prices are told all the same. */
	delivers: v.boolean(),
};

/** What a country buys by. */
export const marketSchema = v.object({
	...marketFields,
	/** Goods of an order have to be worth more than this; null where there is no such limit. */
	goods_above: v.nullable(centsSchema),
	/** Empty where the shop does not send. Standard first. */
	shipping: v.array(shippingSchema),
});
export type Market = v.InferOutput<typeof marketSchema>;

export const listMarkets = endpoint({
	method: 'GET',
	path: '/shop/markets',
	summary: 'What each country buys by: currency, VAT, whether the shop sends there',
	data: listOf(v.object(marketFields), 'country'),
	errors: [],
});

/** Most articles, and most products, that one call asks for. */
export const MOST_PRICED = 200;
const IDS = /^[a-z0-9][a-z0-9_.-]*(?:,[a-z0-9][a-z0-9_.-]*)*$/;

/** Ids with commas between them; each counts once, in whichever order. */
const idsSchema = v.pipe(
	v.string(),
	v.maxLength(MOST_PRICED * (LONGEST_ID + 1)),
	v.regex(IDS),
	v.transform((list) => [...new Set(list.split(','))].toSorted()),
	v.maxLength(MOST_PRICED),
);

/** Most ranges that one call asks for: those of a menu. */
const MOST_RANGES = 20;
/** Names with bars between them, for a name may hold a comma. */
const rangesSchema = v.pipe(
	v.string(),
	v.minLength(1),
	v.maxLength(2000),
	v.transform((list) => [...new Set(list.split('|'))].toSorted()),
	v.maxLength(MOST_RANGES),
);

const priceFields = {
	amount: centsSchema,
	/** Set only while the amount is an announced reduction. */
	lowest_price_30d: v.nullable(centsSchema),
};
const variantPriceSchema = v.object({
	variant_id: idSchema,
	/** By which a page knows it. */
	code: titleSchema,
	...priceFields,
	street_price: v.nullable(centsSchema),
	availability: availabilitySchema,
});
export type VariantPrice = v.InferOutput<typeof variantPriceSchema>;

/**
 * What a product's card says: its lowest price, and whether other articles of it cost more.
 * `opening_amount` is the lowest, too: pages of releases that opened with an article ask for it.
 */
const productPriceSchema = v.object({
	product_id: idSchema,
	...priceFields,
	is_from: v.boolean(),
	opening_amount: v.nullable(centsSchema),
});
export type ProductPrice = v.InferOutput<typeof productPriceSchema>;
const rangePriceSchema = v.object({
	range: titleSchema,
	amount: centsSchema,
	is_from: v.boolean(),
});

export const shopPricesSchema = v.object({
	...marketFields,
	/** When the host last looked; prices are those of that moment or newer. */
	checked_at: isoTimestampSchema,
	prices: listOf(variantPriceSchema, 'variant_id'),
	products: listOf(productPriceSchema, 'product_id'),
	ranges: listOf(rangePriceSchema, 'range'),
});
export type ShopPrices = v.InferOutput<typeof shopPricesSchema>;

export const getShopPrices = endpoint({
	method: 'GET',
	path: '/shop/prices',
	summary:
		'Prices that hold in a country, by article and by product (ids with commas, 200 of each) and by range; what has none is left out',
	query: v.strictObject({
		country: countryCodeSchema,
		variants: v.optional(idsSchema),
		/** Products of which every article is told. */
		articles_of: v.optional(idsSchema),
		products: v.optional(idsSchema),
		ranges: v.optional(rangesSchema),
	}),
	data: shopPricesSchema,
	errors: ITEM_ERRORS,
});
