import * as v from 'valibot';
import { drawingSchema, productSchema, variantSchema } from '../catalogue.ts';
import { durabilitySchema } from '../durability.ts';
import { FEATURE_CODES, SPECIFICATION_CODES } from '../specifications.ts';
import { toList } from '#contract/lists.ts';
import { idSchema, isoDateSchema, maybeTextSchema, titleSchema } from '#contract/units.ts';
import { documentSlugsSchema, toTexts, wordsSchema } from './localized.ts';
import { positionSchema, seoTexts, socialFields } from './page.ts';
import { refTo } from './refs.ts';
import { toStored } from './stored.ts';
import { translatedSchema } from './translation.ts';

const { code, gtin, weight_g } = variantSchema.entries;
const { producer, model, years } = durabilitySchema.entries;

/** Article of a product. Its availability and prices are not part of the document. */
const variantDocumentSchema = v.strictObject({
	/** Stable id, made from the code when the article is added. */
	id: idSchema,
	code,
	/** Map from option code to value code. */
	options: v.record(idSchema, idSchema),
	color: v.nullable(refTo('color')),
	gtin,
	weight_g,
	/** Built to order, so its stock is not tracked. */
	is_made_to_order: v.boolean(),
});

export const productDocumentSchema = v.strictObject({
	code: productSchema.entries.code,
	brand: productSchema.entries.brand,
	range: v.nullable(titleSchema),
	category_id: refTo('category'),
	usage_ids: v.array(refTo('product_usage')),
	/** Position within its category. */
	position: positionSchema,
	is_active: v.boolean(),
	is_discontinued: v.boolean(),
	successor_id: v.nullable(refTo('product')),
	released_on: v.nullable(isoDateSchema),
	media_ids: v.array(refTo('media')),
	/** Options that distinguish its articles, in the order of the selectors. */
	options: v.array(refTo('option')),
	colors: v.array(refTo('color')),
	/** Picture by colour code. */
	color_pictures: v.record(idSchema, refTo('media')),
	variants: toList(variantDocumentSchema, 'id'),
	/** A number in the code's unit, one text for all languages, or a text for each language. */
	specifications: toList(
		v.strictObject({
			code: v.picklist(SPECIFICATION_CODES),
			value: v.union([v.number(), titleSchema, wordsSchema]),
		}),
		'code',
	),
	features: toList(
		v.strictObject({
			code: v.picklist(FEATURE_CODES),
			value: v.union([titleSchema, wordsSchema]),
		}),
		'code',
	),
	drawing: v.nullable(toStored(drawingSchema)),
	is_carbon_wheel: v.boolean(),
	/** Producer's guarantee of durability. It is shown once every field of it is filled in. */
	durability: v.optional(
		v.nullable(
			v.strictObject({
				producer: v.nullable(producer),
				model: v.nullable(model),
				years: v.nullable(years),
			}),
		),
		null,
	),
	related_ids: v.array(refTo('product')),
	compatible_ids: v.array(refTo('product')),
	slugs: documentSlugsSchema,
	texts: toTexts({
		name: productSchema.entries.name,
		payoff: maybeTextSchema,
		description: productSchema.entries.description,
		durability_area: v.optional(maybeTextSchema, ''),
		durability_terms: v.optional(maybeTextSchema, ''),
		durability_claim: v.optional(maybeTextSchema, ''),
		...seoTexts,
	}),
	...socialFields,
	translated: v.optional(translatedSchema),
});
