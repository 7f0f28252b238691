import * as v from 'valibot';
import { localeSchema } from '#contract/locales.ts';
import { LONGEST_TITLE, maybeTextSchema, titleSchema } from '#contract/units.ts';
import { CMS_TEMPLATE_NAMES } from '../templates.ts';
import { blocksSchema } from './blocks.ts';
import { documentSlugsSchema, textsOf } from './localized.ts';
import { refTo } from './refs.ts';
import { translatedSchema } from './translation.ts';

export const positionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** What search engines and shares show; made from the entry where it is null. */
export const seoTexts = {
	seo_title: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_TITLE))),
	seo_description: v.nullable(maybeTextSchema),
};

/**
 * What networks show with a link to the entry; drawn of its words where it is null. Left out by
 * documents that are older than the field.
 */
export const socialFields = { social_id: v.optional(v.nullable(refTo('media'))) };

export const pageDocumentSchema = v.strictObject({
	template: v.picklist(CMS_TEMPLATE_NAMES),
	parent_id: v.nullable(refTo('page')),
	/** Languages that a landing page is published in, null for all of them. */
	locales: v.nullable(v.array(localeSchema)),
	media_id: v.nullable(refTo('media')),
	noindex: v.boolean(),
	/** Its place among the pages below the same parent. */
	position: positionSchema,
	slugs: documentSlugsSchema,
	texts: textsOf({ title: titleSchema, blocks: blocksSchema, ...seoTexts }),
	...socialFields,
	translated: v.optional(translatedSchema),
});
