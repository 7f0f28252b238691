import * as v from 'valibot';
import { READ_ERRORS } from '#contract/desk/errors.ts';
import { contentEntitySchema } from '#contract/content/documents/entities.ts';
import { localeSchema } from '#contract/locales.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, isoTimestampSchema } from '../units.ts';
import { PUBLISHERS } from './roles.ts';

/** Header of content calls that asks for answers with drafts applied. */
export const PREVIEW_HEADER = 'x-preview';

export const PREVIEW_DAYS = 7;
const MAX_ENTRIES = 20;

const entrySchema = v.strictObject({ entity: contentEntitySchema, id: idSchema });

export const makePreview = endpoint({
	method: 'POST',
	path: '/desk/previews',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'An address that shows drafts on any device, for a week',
	body: v.strictObject({
		entity: contentEntitySchema,
		id: idSchema,
		locale: localeSchema,
		/** Other drafts to show with it. */
		with: v.optional(v.pipe(v.array(entrySchema), v.maxLength(MAX_ENTRIES - 1)), []),
		/** Shows the live entry while there is no draft. */
		or_live: v.optional(v.boolean(), false),
		/** Shows the contents of a scheduled publication in place of the drafts. */
		publication_id: v.optional(v.nullable(idSchema), null),
	}),
	data: v.object({
		url: v.pipe(v.string(), v.url()),
		token: v.string(),
		expires_at: isoTimestampSchema,
	}),
	errors: [...READ_ERRORS, 'draft_gone'],
});

export const getPreview = endpoint({
	method: 'GET',
	path: '/publishing/preview',
	audience: 'visitor',
	summary: 'What a preview shows first, by the token in the header x-preview',
	data: v.object({
		entity: contentEntitySchema,
		id: idSchema,
		/** Entity types with drafts in the preview. The renderer fetches these again. */
		entities: v.array(contentEntitySchema),
		/** All products with drafts, if they keep their positions in lists; else left out. */
		products: v.optional(v.array(idSchema)),
		expires_at: isoTimestampSchema,
		/** Changes when one of its drafts is saved. */
		version: v.string(),
	}),
	errors: ['unauthorized', 'draft_gone'],
});
