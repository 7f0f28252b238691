import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

const changeSchema = v.object({
	/** A kind of content, such as `products`, `products.order` or `slugs.page`. */
	part: v.string(),
	/** The entry; null for all of them. */
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
		/** Names the state up to which this tells. Read it first, then the content. */
		cursor: v.string(),
		/** Null where nobody knows any more: read everything. */
		changes: v.nullable(v.array(changeSchema)),
	}),
	errors: ['validation_failed', 'unauthorized'],
});
