import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { tokenSchema } from '#contract/units.ts';

export const confirmSubscription = endpoint({
	method: 'POST',
	path: '/newsletter/confirmations',
	audience: 'visitor',
	summary: 'Second step of the subscription, by the link in the mail',
	body: v.object({ token: tokenSchema }),
	data: v.object({ outcome: v.picklist(['confirmed', 'already_confirmed', 'expired']) }),
	errors: ['validation_failed', 'forbidden', 'not_found', 'too_many_requests'],
});

/** Target of the mail's List-Unsubscribe header, with the token in the query (RFC 8058). */
export const unsubscribe = endpoint({
	method: 'POST',
	path: '/newsletter/unsubscriptions',
	audience: 'visitor',
	summary: 'Ends a subscription with one click',
	query: v.object({ token: v.optional(tokenSchema) }),
	body: v.optional(v.object({ token: tokenSchema })),
	bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
	data: v.object({ outcome: v.picklist(['unsubscribed', 'already_unsubscribed']) }),
	errors: ['validation_failed', 'not_found', 'too_many_requests'],
});
