import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { localeSchema } from '#contract/locales.ts';

/** Longest text of a search that the call takes; a field of a page holds no more. */
const LONGEST_SEARCH = 200;

/**
 * A search without hits. It needs no consent: the host keeps the term, its language and a number
 * for each day, nothing of the visitor, and no term that looks like an address, a number or a
 * sentence.
 */
export const countSearchMiss = endpoint({
	method: 'POST',
	path: '/search/misses',
	audience: 'visitor',
	summary: 'Counts a search term that found nothing, by day and language, without a person',
	body: v.strictObject({
		locale: localeSchema,
		term: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_SEARCH)),
	}),
	/** False if the term was dropped: it may be an address or a number, or the day is full. */
	data: v.object({ is_counted: v.boolean() }),
	errors: ['validation_failed', 'forbidden', 'unsupported_media_type', 'too_many_requests'],
});
