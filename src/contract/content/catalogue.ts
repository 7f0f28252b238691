import * as v from 'valibot';
import { durabilityGuaranteeSchema } from './durability.ts';
import { richTextSchema } from '#contract/rich-text.ts';
import { entityFields, localizedFields, seoSchema } from '#contract/entity.ts';
import { toList } from '#contract/lists.ts';
import { localeSchema } from '#contract/locales.ts';
import { mediaSchema } from '#contract/media.ts';
import { availabilitySchema } from './availability.ts';
import { partMeasuresSchema } from './part-measures.ts';
import { featureSchema, specificationSchema } from './specifications.ts';
import {
	centsSchema,
	countryCodeSchema,
	currencySchema,
	idSchema,
	isoDateSchema,
	maybeTextSchema,
	titleSchema,
} from '#contract/units.ts';

/** Fields of categories and usages. First of `media` is the image, second the ambience picture. */
const sectionFields = {
	...localizedFields,
	name: titleSchema,
	alt: maybeTextSchema,
	description: maybeTextSchema,
	media: v.array(mediaSchema),
	media_hamburger: v.nullable(mediaSchema),
	position: v.pipe(v.number(), v.integer()),
	seo: seoSchema,
};

/** `safety_notice`: warnings before use of any product in the category; may be empty. */
export const categorySchema = v.object({ ...sectionFields, safety_notice: maybeTextSchema });
export type Category = v.InferOutput<typeof categorySchema>;

/**
 * Use of a product, such as road. `children` are the ids of the categories with products for it.
 * `category_title` is the localized title of its part of a category, with `{category}` as
 * placeholder of the category's name: `{category} da strada`, `Road {category}`. If it is empty or
 * missing, the two names are printed side by side.
 */
export const productUsageSchema = v.object({
	...sectionFields,
	children: v.array(idSchema),
	category_title: v.optional(maybeTextSchema, ''),
});
export type ProductUsage = v.InferOutput<typeof productUsageSchema>;

/**
 * Price list of several countries. One list names no country and applies to all others. `vat_rate`
 * is in basis points (2200 is 22 %), of the country that pages are printed for.
 */
export const priceListSchema = v.object({
	...entityFields,
	name: titleSchema,
	currency: currencySchema,
	countries: v.array(countryCodeSchema),
	is_default: v.boolean(),
	prices_include_vat: v.boolean(),
	vat_rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
	year: v.pipe(v.number(), v.integer()),
});
export type PriceList = v.InferOutput<typeof priceListSchema>;

/**
 * Price of a variant in one list. `street_price` is the suggested retail price, never a "before"
 * price; `lowest_price_30d` is set only while `amount` is an announced reduction (art. 17-bis).
 */
const priceSchema = v.object({
	price_list_id: idSchema,
	amount: centsSchema,
	street_price: v.nullable(centsSchema),
	lowest_price_30d: v.nullable(centsSchema),
});
export type Price = v.InferOutput<typeof priceSchema>;

export const variantSchema = v.object({
	id: idSchema,
	code: titleSchema,
	name: titleSchema,
	options: v.record(idSchema, idSchema),
	color: v.nullable(idSchema),
	gtin: v.nullable(v.pipe(v.string(), v.regex(/^\d{13}$/))),
	weight_g: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
	availability: availabilitySchema,
	prices: v.array(priceSchema),
});
export type Variant = v.InferOutput<typeof variantSchema>;

/**
 * Option that distinguishes variants, such as the freehub body or the size. `decides_fit`: a wrong
 * value is a part that does not fit, so the buyer must choose it. If a host leaves it out,
 * the kind of the option decides.
 */
const optionSchema = v.object({
	code: idSchema,
	name: titleSchema,
	decides_fit: v.optional(v.boolean()),
	values: v.array(v.object({ code: idSchema, name: titleSchema })),
});

/**
 * Colour finish. `swatch` names one of the site's swatches; rainbow is a gradient. `media` is a
 * picture of the product in that finish, if there is one.
 */
export const SWATCHES = [
	'black',
	'carbon',
	'grey',
	'silver',
	'white',
	'red',
	'yellow',
	'blue',
	'rainbow',
] as const;
const colorSchema = v.object({
	code: idSchema,
	name: titleSchema,
	swatch: v.picklist(SWATCHES),
	media: v.nullable(mediaSchema),
});

/** Rim cross-section in mm, the source of the drawings. */
const rimSectionSchema = v.object({
	height_mm: v.pipe(v.number(), v.minValue(10), v.maxValue(120)),
	inner_width_mm: v.pipe(v.number(), v.minValue(10), v.maxValue(60)),
	outer_width_mm: v.pipe(v.number(), v.minValue(12), v.maxValue(80)),
	bead_diameter_mm: v.pipe(v.number(), v.minValue(300), v.maxValue(700)),
	is_hookless: v.boolean(),
});
export type RimSection = v.InferOutput<typeof rimSectionSchema>;

/** Spokes of one wheel: counts of drive side and other side, and crossings of each spoke. */
const spokeCountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(48));
const spokePatternSchema = v.object({
	drive_side: spokeCountSchema,
	other_side: spokeCountSchema,
	crosses: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
});
export type SpokePattern = v.InferOutput<typeof spokePatternSchema>;

export const drawingSchema = v.object({
	rim: v.nullable(rimSectionSchema),
	front_spokes: v.nullable(spokePatternSchema),
	rear_spokes: v.nullable(spokePatternSchema),
	/** Dimensions of a part that is neither rim nor wheel; a host may leave it out. */
	part: v.optional(v.nullable(partMeasuresSchema)),
});
export type Drawing = v.InferOutput<typeof drawingSchema>;

export const productSchema = v.object({
	...localizedFields,
	code: titleSchema,
	name: titleSchema,
	payoff: maybeTextSchema,
	description: richTextSchema,
	brand: titleSchema,
	range: v.nullable(titleSchema),
	category_id: idSchema,
	usage_ids: v.array(idSchema),
	is_active: v.boolean(),
	is_discontinued: v.boolean(),
	successor_id: v.nullable(idSchema),
	released_on: v.nullable(isoDateSchema),
	media: v.array(mediaSchema),
	options: toList(optionSchema, 'code'),
	colors: toList(colorSchema, 'code'),
	variants: toList(variantSchema, 'id'),
	specifications: v.array(specificationSchema),
	features: v.array(featureSchema),
	drawing: v.nullable(drawingSchema),
	is_carbon_wheel: v.boolean(),
	/** Producer's guarantee of durability; null unless it is complete in this language. */
	durability_guarantee: v.optional(v.nullable(durabilityGuaranteeSchema), null),
	document_ids: v.array(idSchema),
	related_ids: v.array(idSchema),
	compatible_ids: v.array(idSchema),
	seo: seoSchema,
});
export type Product = v.InferOutput<typeof productSchema>;

export const countrySchema = v.object({
	code: countryCodeSchema,
	name: titleSchema,
	locale: localeSchema,
	phone_prefix: v.pipe(v.string(), v.regex(/^\+\d{1,4}$/)),
});
export type Country = v.InferOutput<typeof countrySchema>;
