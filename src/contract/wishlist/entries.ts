import * as v from 'valibot';
import { availabilitySchema } from '#contract/content/availability.ts';
import { endpoint } from '#contract/endpoint.ts';
import { toList } from '#contract/lists.ts';
import { localeSchema } from '#contract/locales.ts';
import { ITEM_ERRORS } from '#contract/localized.ts';
import { pictureSchema } from '#contract/media.ts';
import {
	centsSchema,
	countryCodeSchema,
	currencySchema,
	idSchema,
	isoTimestampSchema,
	LONGEST_ID,
	slugSchema,
	titleSchema,
} from '#contract/units.ts';

/** Maximum articles of one list. */
export const MOST_WISHED = 100;

const soldSchema = v.object({
	state: v.literal('sold'),
	id: idSchema,
	code: titleSchema,
	/** Distinguishes it from other articles of its product; else the product's name. */
	name: titleSchema,
	product: v.object({
		id: idSchema,
		name: titleSchema,
		brand: titleSchema,
		category_id: idSchema,
		/** Language of name and slug: a fallback if the product has none in the requested one. */
		locale: localeSchema,
		slug: slugSchema,
		media: v.nullable(pictureSchema),
	}),
	price_list: v.object({
		id: idSchema,
		currency: currencySchema,
		street_price: v.nullable(centsSchema),
	}),
	/** Null if the article has no price in that country, so it is not sold there. */
	amount: v.nullable(centsSchema),
	lowest_price_30d: v.nullable(centsSchema),
	availability: availabilitySchema,
});
/** Article that was removed from the catalogue after it was added. */
const goneSchema = v.object({ state: v.literal('gone'), id: idSchema });

/** Article of a list with its current data in one country. */
export const wishlistEntrySchema = v.variant('state', [soldSchema, goneSchema]);
export type WishlistEntry = v.InferOutput<typeof wishlistEntrySchema>;

export const wishlistSchema = v.object({
	country: countryCodeSchema,
	prices_include_vat: v.boolean(),
	checked_at: isoTimestampSchema,
	/** In the order of the request, or of adding: newest first. */
	entries: toList(wishlistEntrySchema, 'id'),
});
export type Wishlist = v.InferOutput<typeof wishlistSchema>;

/** Country of the prices and language of the texts. */
export const readerFields = { country: countryCodeSchema, locale: v.optional(localeSchema, 'it') };

const IDS = /^[a-z0-9][a-z0-9_.-]*(?:,[a-z0-9][a-z0-9_.-]*)*$/;
const askedIdsSchema = v.pipe(
	v.string(),
	v.maxLength(MOST_WISHED * (LONGEST_ID + 1)),
	v.regex(IDS),
	v.transform((list) => [...new Set(list.split(','))]),
	v.maxLength(MOST_WISHED),
);

/** Call for lists stored on a device. The host learns the articles, not the person. */
export const listWishes = endpoint({
	method: 'GET',
	path: '/shop/wishes',
	summary: 'Articles of a list (ids with commas, 100 at most) as they are sold in a country today',
	query: v.strictObject({ ...readerFields, variants: askedIdsSchema }),
	data: wishlistSchema,
	errors: ITEM_ERRORS,
});
