import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { entityFields } from '#contract/entity.ts';
import { labelledLinkSchema } from '#contract/links.ts';
import { toList } from '#contract/lists.ts';
import { localeSchema } from '#contract/locales.ts';
import { LIST_ERRORS, localized } from '#contract/localized.ts';
import { isoTimestampSchema, titleSchema } from '#contract/units.ts';

/** Line above the header between `from` and `until`. Printed pages drop it only when rebuilt. */
export const announcementSchema = v.object({
	...entityFields,
	locale: localeSchema,
	text: titleSchema,
	link: v.nullable(labelledLinkSchema),
	/** True if visitors may dismiss it. */
	is_dismissible: v.boolean(),
	from: v.nullable(isoTimestampSchema),
	until: v.nullable(isoTimestampSchema),
});
export type Announcement = v.InferOutput<typeof announcementSchema>;

export const listAnnouncements = endpoint({
	method: 'GET',
	path: '/announcements',
	summary: 'Announcements that hold now in a language, the one to show first',
	query: localized,
	data: toList(announcementSchema, 'id'),
	errors: LIST_ERRORS,
});
