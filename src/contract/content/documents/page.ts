import * as v from 'valibot';
import { localeSchema } from '#contract/locales.ts';
import { LONGEST_TITLE, maybeTextSchema, titleSchema } from '#contract/units.ts';
import { CMS_TEMPLATE_NAMES } from '../templates.ts';
import { blocksSchema } from './blocks.ts';
import { documentSlugsSchema, toTexts } from './localized.ts';
import { refTo } from './refs.ts';
import { translatedSchema } from './translation.ts';

export const positionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** Texts for search engines and shared links; made from the entry if null. */
export const seoTexts = {
	seo_title: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_TITLE))),
	seo_description: v.nullable(maybeTextSchema),
};

/**
 * Picture that social networks show with a link to the entry. If null, it is drawn from the entry's
 * texts. Documents older than the field leave it out.
 */
export const socialFields = { social_id: v.optional(v.nullable(refTo('media'))) };

export const pageDocumentSchema = v.strictObject({
	template: v.picklist(CMS_TEMPLATE_NAMES),
	parent_id: v.nullable(refTo('page')),
	/** Languages that a landing page is published in; null for all. */
	locales: v.nullable(v.array(localeSchema)),
	media_id: v.nullable(refTo('media')),
	noindex: v.boolean(),
	/** Position among the pages of the same parent. */
	position: positionSchema,
	slugs: documentSlugsSchema,
	texts: toTexts({ title: titleSchema, blocks: blocksSchema, ...seoTexts }),
	...socialFields,
	translated: v.optional(translatedSchema),
});
