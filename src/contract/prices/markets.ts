import * as v from 'valibot';
import { availabilitySchema } from '#contract/content/availability.ts';
import { endpoint } from '#contract/endpoint.ts';
import { toList } from '#contract/lists.ts';
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

/** Share in basis points: 2200 is 22 %. */
export const basisPointsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** Shipping rate: free from `free_from`, else `amount`. Time is in working days or hours. */
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
	/** True if pages are printed with these prices. */
	is_default_list: v.boolean(),
	currency: currencySchema,
	prices_include_vat: v.boolean(),
	/** Basis points; 0 if prices exclude VAT. */
	vat_rate: basisPointsSchema,
	note: v.picklist(MARKET_NOTES),
	/** True if the shop delivers there. Prices are listed in any case. */
	delivers: v.boolean(),
};

/** Buying conditions of a country. */
export const marketSchema = v.object({
	...marketFields,
	/** Value that the goods of an order must exceed; null without such a limit. */
	goods_above: v.nullable(centsSchema),
	/** Standard first; empty if the shop does not deliver. */
	shipping: v.array(shippingSchema),
});
export type Market = v.InferOutput<typeof marketSchema>;

export const listMarkets = endpoint({
	method: 'GET',
	path: '/shop/markets',
	summary: 'What each country buys by: currency, VAT, whether the shop sends there',
	data: toList(v.object(marketFields), 'country'),
	errors: [],
});

export const listDeliveries = endpoint({
	method: 'GET',
	path: '/shop/deliveries',
	summary:
		'Countries the shop sends to, each with its prices, VAT, and rates and times of shipping',
	data: toList(marketSchema, 'country'),
	errors: [],
});

/** Maximum articles, and maximum products, of one call. */
export const MOST_PRICED = 200;
const IDS = /^[a-z0-9][a-z0-9_.-]*(?:,[a-z0-9][a-z0-9_.-]*)*$/;

/** Ids separated by commas; sorted, without duplicates. */
const idsSchema = v.pipe(
	v.string(),
	v.maxLength(MOST_PRICED * (LONGEST_ID + 1)),
	v.regex(IDS),
	v.transform((list) => [...new Set(list.split(','))].toSorted()),
	v.maxLength(MOST_PRICED),
);

/** Maximum ranges of one call, enough for a menu. */
const MOST_RANGES = 20;
/** Names separated by bars, because a name may contain a comma. */
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
	/** Code by which a page identifies it. */
	code: titleSchema,
	...priceFields,
	street_price: v.nullable(centsSchema),
	availability: availabilitySchema,
});
export type VariantPrice = v.InferOutput<typeof variantPriceSchema>;

/**
 * Price on a product card: the lowest one. `is_from` is true if other articles of it cost more.
 * `opening_amount` equals the lowest: pages of older releases that preselected an article read it.
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
	/** Time of the host's last check. Prices are from that moment or newer. */
	checked_at: isoTimestampSchema,
	prices: toList(variantPriceSchema, 'variant_id'),
	products: toList(productPriceSchema, 'product_id'),
	ranges: toList(rangePriceSchema, 'range'),
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
		/** Products whose articles are all listed. */
		articles_of: v.optional(idsSchema),
		products: v.optional(idsSchema),
		ranges: v.optional(rangesSchema),
	}),
	data: shopPricesSchema,
	errors: ITEM_ERRORS,
});
