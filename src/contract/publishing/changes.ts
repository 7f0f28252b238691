import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

const changeSchema = v.object({
	/** Kind of content, such as `products`, `products.order` or `slugs.page`. */
	part: v.string(),
	/** Id of the entry; null for all. */
	id: v.nullable(v.string()),
});
export type ContentChange = v.InferOutput<typeof changeSchema>;

export const listChanges = endpoint({
	method: 'GET',
	path: '/publishing/changes',
	audience: 'provider',
	summary: 'What has changed in the content since a state that was answered before',
	query: v.object({ since: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
	data: v.object({
		/** State up to which the changes are listed. Read the cursor first, then the content. */
		cursor: v.string(),
		/** Null if the history is no longer kept: read all content. */
		changes: v.nullable(v.array(changeSchema)),
	}),
	errors: ['validation_failed', 'unauthorized'],
});
