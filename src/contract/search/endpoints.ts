import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { localized } from '../localized.ts';
import { searchAnswerSchema } from './search.ts';

/**
 * Search of the site. Queries are neither stored nor cached. A long query is truncated; an empty
 * one finds nothing.
 */
export const searchSite = endpoint({
	method: 'GET',
	path: '/search',
	audience: 'visitor',
	summary: 'Products, pages, documents, news, positions and stores that a query finds, best first',
	query: v.object({ ...localized.entries, q: v.optional(v.string(), '') }),
	data: searchAnswerSchema,
	errors: ['validation_failed', 'too_many_requests'],
});
