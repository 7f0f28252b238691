import * as v from 'valibot';
import { READ_ERRORS } from '#contract/desk/errors.ts';
import { contentEntitySchema } from '#contract/content/documents/entities.ts';
import { localeSchema } from '#contract/locales.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, isoTimestampSchema } from '../units.ts';
import { PUBLISHERS } from './roles.ts';

/** Header of content calls that are to be answered as drafts would have it. */
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
		/** Further drafts to be seen with it. */
		with: v.optional(v.pipe(v.array(entrySchema), v.maxLength(MAX_ENTRIES - 1)), []),
		/** Shows the entry as it is live for as long as it has no draft. */
		or_live: v.optional(v.boolean(), false),
		/** Shows what a publication to come holds in place of the drafts. */
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
		/** Kinds of entries whose drafts are seen: whoever prints asks for these anew. */
		entities: v.array(contentEntitySchema),
		/** All products whose drafts are seen, where they keep their places in lists; else left out. */
		products: v.optional(v.array(idSchema)),
		expires_at: isoTimestampSchema,
		/** Changes when one of its drafts is saved. */
		version: v.string(),
	}),
	errors: ['unauthorized', 'draft_gone'],
});
