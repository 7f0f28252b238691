import * as v from 'valibot';
import { oldPathSchema } from '#contract/addresses.ts';
import { richTextSchema } from '#contract/rich-text.ts';
import { entryBlockSchema } from './blocks.ts';
import { entityFields, localizedFields, seoSchema } from '#contract/entity.ts';
import { linkTargetSchema } from '#contract/links.ts';
import { LOCALES, localeSchema } from '#contract/locales.ts';
import { mediaSchema } from '#contract/media.ts';
import {
	centsSchema,
	currencySchema,
	idSchema,
	isoDateSchema,
	slugSchema,
	textSchema,
	titleSchema,
} from '#contract/units.ts';

/**
 * Page of the CMS. `template` names a template of the site; an unknown one fails the build.
 * `locales` lists the languages that a landing page is published in; null for all languages.
 */
export const pageSchema = v.object({
	...localizedFields,
	title: titleSchema,
	template: slugSchema,
	parent_id: v.nullable(idSchema),
	locales: v.nullable(v.array(localeSchema)),
	media: v.nullable(mediaSchema),
	blocks: v.array(entryBlockSchema),
	seo: seoSchema,
});
export type Page = v.InferOutput<typeof pageSchema>;

/** Blocks of one entry, by entity and slug, as the page builder edits them. */
export const pageBuilderContentSchema = v.object({
	...entityFields,
	entity: v.picklist(['page']),
	slug: slugSchema,
	locale: localeSchema,
	blocks: v.array(entryBlockSchema),
});
export type PageBuilderContent = v.InferOutput<typeof pageBuilderContentSchema>;

/** `from` is a path on the site, locale included. */
export const redirectSchema = v.object({
	...entityFields,
	from: oldPathSchema(LOCALES),
	to: linkTargetSchema,
	to_locale: localeSchema,
	status: v.picklist([301, 302, 308]),
});
export type Redirect = v.InferOutput<typeof redirectSchema>;

export const NEWS_TOPICS = ['products', 'racing', 'company', 'technology'] as const;

export const newsSchema = v.object({
	...localizedFields,
	title: titleSchema,
	excerpt: textSchema,
	topic: v.picklist(NEWS_TOPICS),
	published_on: isoDateSchema,
	media: v.nullable(mediaSchema),
	blocks: v.array(entryBlockSchema),
	related_product_ids: v.array(idSchema),
	seo: seoSchema,
});
export type News = v.InferOutput<typeof newsSchema>;

/** Types of employment, in the terms of schema.org. */
export const EMPLOYMENTS = ['full_time', 'part_time', 'temporary', 'contractor', 'intern'] as const;
export type Employment = (typeof EMPLOYMENTS)[number];

const PAY_PERIODS = ['hour', 'month', 'year'] as const;

/** Gross full-time pay of a position, from minimum to maximum. */
export const paySchema = v.pipe(
	v.object({
		min: centsSchema,
		max: centsSchema,
		currency: currencySchema,
		per: v.picklist(PAY_PERIODS),
	}),
	v.check(({ min, max }) => min <= max, 'the least pay is more than the most'),
);
export type Pay = v.InferOutput<typeof paySchema>;

/**
 * Job position. `contract_type` is a localized text for details that `employment` lacks:
 * term and hours. `closes_on` is null while the position stays open.
 */
export const jobSchema = v.object({
	...localizedFields,
	name: titleSchema,
	publication_date: isoDateSchema,
	closes_on: v.nullable(isoDateSchema),
	is_open: v.boolean(),
	place: titleSchema,
	area: titleSchema,
	contract_type: titleSchema,
	employment: v.array(v.picklist(EMPLOYMENTS)),
	pay: v.nullable(paySchema),
	summary: textSchema,
	description: richTextSchema,
	seo: seoSchema,
});
export type Job = v.InferOutput<typeof jobSchema>;
