import * as v from 'valibot';
import { NEWS_TOPICS } from '../pages.ts';
import { isoDateSchema, maybeTextSchema, textSchema, titleSchema } from '#contract/units.ts';
import { blocksSchema } from './blocks.ts';
import { documentSlugsSchema, toTexts } from './localized.ts';
import { seoTexts, socialFields } from './page.ts';
import { refTo } from './refs.ts';
import { translatedSchema } from './translation.ts';

export const newsDocumentSchema = v.strictObject({
	topic: v.picklist(NEWS_TOPICS),
	published_on: isoDateSchema,
	media_id: v.nullable(refTo('media')),
	related_product_ids: v.array(refTo('product')),
	slugs: documentSlugsSchema,
	texts: toTexts({
		title: titleSchema,
		excerpt: textSchema,
		/** Alternative text of the picture. */
		alt: maybeTextSchema,
		blocks: blocksSchema,
		...seoTexts,
	}),
	...socialFields,
	translated: v.optional(translatedSchema),
});
