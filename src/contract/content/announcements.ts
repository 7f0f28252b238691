import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { entityFields } from '#contract/entity.ts';
import { labelledLinkSchema } from '#contract/links.ts';
import { listOf } from '#contract/lists.ts';
import { localeSchema } from '#contract/locales.ts';
import { LIST_ERRORS, localized } from '#contract/localized.ts';
import { isoTimestampSchema, titleSchema } from '#contract/units.ts';

/** A line above the header, while it holds. It ends by itself only where pages are printed anew. */
export const announcementSchema = v.object({
	...entityFields,
	locale: localeSchema,
	text: titleSchema,
	link: v.nullable(labelledLinkSchema),
	/** Whether a visitor may put it away. */
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
	data: listOf(announcementSchema, 'id'),
	errors: LIST_ERRORS,
});
