import * as v from 'valibot';
import { linkTargetSchema } from '#contract/links.ts';
import { localeSchema } from '#contract/locales.ts';
import { isoTimestampSchema, titleSchema } from '#contract/units.ts';
import { textsOf } from './localized.ts';
import { positionSchema } from './page.ts';
import { translatedSchema } from './translation.ts';

/** A line above the header. Of several that hold at a moment the first by `position` is shown. */
export const announcementDocumentSchema = v.strictObject({
	position: positionSchema,
	/** Shown from this instant on, null: at once; until that one, null: until it is taken off. */
	from: v.nullable(isoTimestampSchema),
	until: v.nullable(isoTimestampSchema),
	/** Languages that it is shown in, null for all of them. */
	locales: v.nullable(v.array(localeSchema)),
	link: v.nullable(linkTargetSchema),
	is_dismissible: v.boolean(),
	texts: textsOf({ text: titleSchema, link_label: v.nullable(titleSchema) }),
	translated: v.optional(translatedSchema),
});
