import * as v from 'valibot';
import { linkTargetSchema } from '#contract/links.ts';
import { localeSchema } from '#contract/locales.ts';
import { isoTimestampSchema, titleSchema } from '#contract/units.ts';
import { toTexts } from './localized.ts';
import { positionSchema } from './page.ts';
import { translatedSchema } from './translation.ts';

/** Line above the header. If several are active at a time, the first by `position` is shown. */
export const announcementDocumentSchema = v.strictObject({
	position: positionSchema,
	/** Start and end of display. Null `from`: at once. Null `until`: until it is taken off. */
	from: v.nullable(isoTimestampSchema),
	until: v.nullable(isoTimestampSchema),
	/** Languages that show it; null for all. */
	locales: v.nullable(v.array(localeSchema)),
	link: v.nullable(linkTargetSchema),
	is_dismissible: v.boolean(),
	texts: toTexts({ text: titleSchema, link_label: v.nullable(titleSchema) }),
	translated: v.optional(translatedSchema),
});
