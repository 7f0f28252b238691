import * as v from 'valibot';
import { maybeTextSchema, titleSchema } from '#contract/units.ts';
import { documentSlugsSchema, toTexts } from './localized.ts';
import { positionSchema, socialFields } from './page.ts';
import { refTo } from './refs.ts';
import { translatedSchema } from './translation.ts';

const sectionFields = {
	position: positionSchema,
	picture_id: v.nullable(refTo('media')),
	/** Second picture, for the ambience. */
	ambience_id: v.nullable(refTo('media')),
	/** Picture in the menu. */
	hamburger_id: v.nullable(refTo('media')),
	slugs: documentSlugsSchema,
};
const sectionTexts = { name: titleSchema, description: maybeTextSchema };

export const categoryDocumentSchema = v.strictObject({
	...sectionFields,
	/** `safety_notice`: warnings for the rider before use. */
	texts: toTexts({ ...sectionTexts, safety_notice: v.optional(maybeTextSchema) }),
	...socialFields,
	translated: v.optional(translatedSchema),
});

export const usageDocumentSchema = v.strictObject({
	...sectionFields,
	/** `category_title`: title of its part of a category; `{category}` is the category's name. */
	texts: toTexts({ ...sectionTexts, category_title: v.optional(maybeTextSchema) }),
	...socialFields,
	translated: v.optional(translatedSchema),
});
