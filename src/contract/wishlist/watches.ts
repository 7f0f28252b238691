import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { isEmail, LONGEST_EMAIL } from '#contract/email.ts';
import { localeSchema } from '#contract/locales.ts';
import {
	centsSchema,
	countryCodeSchema,
	currencySchema,
	idSchema,
	isoTimestampSchema,
	tokenSchema,
} from '#contract/units.ts';

/** `back`: in stock again. `cheaper`: below the price on the day of the request. */
export const WATCH_KINDS = ['back', 'cheaper'] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

/** States of a notice. `pending`: the address is not confirmed yet. */
export const WATCH_STATES = ['pending', 'waiting', 'sent', 'ended'] as const;

const watchFields = {
	kind: v.picklist(WATCH_KINDS),
	variant_id: idSchema,
	/** Country of the prices. */
	country: countryCodeSchema,
	/** Language of the mails. */
	locale: localeSchema,
};

/**
 * Reasons to refuse a notice. `in_stock`: the article is in stock already. `not_sold`: the country
 * has no price for it. `too_many`: the address has the maximum number of notices.
 */
const REFUSALS = ['in_stock', 'not_sold', 'too_many'] as const;

export const askForNotice = endpoint({
	method: 'POST',
	path: '/shop/notices',
	audience: 'visitor',
	summary:
		'Asks for one mail when an article is back or costs less; begins with a confirmation by mail, and says the same of every address',
	body: v.strictObject({
		...watchFields,
		email: v.pipe(
			v.string(),
			v.trim(),
			v.toLowerCase(),
			v.maxLength(LONGEST_EMAIL),
			v.check(isEmail, 'email'),
		),
	}),
	data: v.object({ outcome: v.picklist(['confirm_by_mail', 'in_stock', 'not_sold']) }),
	errors: ['validation_failed', 'forbidden', 'not_found', 'too_many_requests'],
});

export const confirmNotice = endpoint({
	method: 'POST',
	path: '/shop/notices/confirmations',
	audience: 'visitor',
	summary: 'Second step of a notice, by the link in the mail',
	body: v.strictObject({ token: tokenSchema }),
	data: v.object({ outcome: v.picklist(['confirmed', 'already_confirmed', 'expired']) }),
	errors: ['validation_failed', 'forbidden', 'not_found', 'too_many_requests'],
});

export const endNotice = endpoint({
	method: 'POST',
	path: '/shop/notices/endings',
	audience: 'visitor',
	summary:
		'Ends a notice by the link that each of its mails has, or all that the address waits for',
	body: v.strictObject({ token: tokenSchema, scope: v.picklist(['this', 'all']) }),
	data: v.object({ outcome: v.picklist(['ended', 'already_ended']) }),
	errors: ['validation_failed', 'forbidden', 'not_found', 'too_many_requests'],
});

export const askForOwnNotice = endpoint({
	method: 'POST',
	path: '/account/notices',
	audience: 'customer',
	summary: 'Asks for the same as a customer, whose address is confirmed: it begins at once',
	body: v.strictObject(watchFields),
	data: v.object({ outcome: v.picklist(['waiting', ...REFUSALS]) }),
	errors: ['validation_failed', 'unauthorized', 'forbidden', 'not_found', 'too_many_requests'],
});

export const listOwnNotices = endpoint({
	method: 'GET',
	path: '/account/notices',
	audience: 'customer',
	summary: 'What the customer waits for, the newest first',
	data: v.array(
		v.object({
			id: idSchema,
			kind: v.picklist(WATCH_KINDS),
			variant_id: idSchema,
			country: countryCodeSchema,
			/** Price that it must fall below; null for a stock notice. */
			below: v.nullable(centsSchema),
			currency: currencySchema,
			asked_at: isoTimestampSchema,
		}),
	),
	errors: ['unauthorized'],
});

export const endOwnNotice = endpoint({
	method: 'DELETE',
	path: '/account/notices/{id}',
	audience: 'customer',
	summary: 'Ends one of the customer’s own notices',
	data: v.object({ outcome: v.literal('ended') }),
	errors: ['unauthorized', 'forbidden', 'not_found'],
});
