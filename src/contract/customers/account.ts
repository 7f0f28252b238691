import * as v from 'valibot';
import { emailSchema } from '#contract/desk/fields.ts';
import { endpoint } from '#contract/endpoint.ts';
import { localeSchema } from '#contract/locales.ts';
import {
	countryCodeSchema,
	idSchema,
	isoTimestampSchema,
	textSchema,
	tokenSchema,
} from '#contract/units.ts';
import {
	knownPasswordSchema,
	nameSchema,
	newPasswordSchema,
	optionalLineSchema,
} from './fields.ts';

/** Account as its customer sees it. */
export const accountSchema = v.object({
	id: idSchema,
	email: textSchema,
	given_name: v.string(),
	family_name: v.string(),
	language: localeSchema,
	/** Country to buy in; null until one was chosen. */
	country: v.nullable(countryCodeSchema),
	/** E.164; empty if none is given. */
	phone: v.string(),
	/** True if parcels go to the billing address. */
	ships_to_billing: v.boolean(),
	/** New e-mail address that awaits confirmation. */
	pending_email: v.nullable(textSchema),
	created_at: isoTimestampSchema,
});
export type Account = v.InferOutput<typeof accountSchema>;

const WRITE = ['validation_failed', 'unauthorized', 'forbidden', 'too_many_requests'] as const;
const LINK = [
	'validation_failed',
	'forbidden',
	'not_found',
	'conflict',
	'too_many_requests',
] as const;

/** Answers every address alike. The owner of the mailbox chooses the password behind the link. */
export const register = endpoint({
	method: 'POST',
	path: '/account/registrations',
	audience: 'visitor',
	summary: 'Asks for an account; a link goes to the address',
	body: v.strictObject({
		email: emailSchema,
		given_name: nameSchema,
		family_name: nameSchema,
		locale: localeSchema,
		privacy: v.literal(true),
	}),
	data: v.object({ outcome: v.literal('mailed') }),
	errors: ['validation_failed', 'forbidden', 'shop_closed', 'too_many_requests'],
});

export const confirmRegistration = endpoint({
	method: 'POST',
	path: '/account/confirmations',
	audience: 'visitor',
	summary: 'Makes the account behind a mailed link with the password chosen, and opens a session',
	body: v.strictObject({ token: tokenSchema, new_password: newPasswordSchema }),
	data: accountSchema,
	errors: [...LINK, 'shop_closed'],
});

export const signInToShop = endpoint({
	method: 'POST',
	path: '/account/sign-in',
	audience: 'visitor',
	summary: 'Opens a session of the shop; the answer sets its cookie',
	body: v.strictObject({ email: emailSchema, password: knownPasswordSchema }),
	data: accountSchema,
	errors: WRITE,
});

export const signOutOfShop = endpoint({
	method: 'POST',
	path: '/account/sign-out',
	audience: 'visitor',
	summary: 'Ends the session',
	data: v.object({ outcome: v.literal('signed_out') }),
	errors: ['forbidden'],
});

export const getAccount = endpoint({
	method: 'GET',
	path: '/account',
	audience: 'customer',
	summary: 'Whose account it is',
	data: accountSchema,
	errors: ['unauthorized'],
});

export const changeProfile = endpoint({
	method: 'PATCH',
	path: '/account',
	audience: 'customer',
	summary: 'Changes name, telephone, language, country of the shop, or where parcels go',
	body: v.strictObject({
		given_name: v.optional(nameSchema),
		family_name: v.optional(nameSchema),
		language: v.optional(localeSchema),
		country: v.optional(countryCodeSchema),
		/** As typed, with its prefix or in the country's format. Empty removes it. */
		phone: v.optional(optionalLineSchema),
		ships_to_billing: v.optional(v.boolean()),
	}),
	data: accountSchema,
	errors: ['validation_failed', 'unauthorized', 'forbidden'],
});

export const sessionSchema = v.object({
	id: idSchema,
	/** `Firefox · Windows`; empty if the user agent is unknown. */
	device: v.string(),
	created_at: isoTimestampSchema,
	is_current: v.boolean(),
});
export type ShopSession = v.InferOutput<typeof sessionSchema>;

export const listSessions = endpoint({
	method: 'GET',
	path: '/account/sessions',
	audience: 'customer',
	summary: 'Where the account is signed in',
	data: v.array(sessionSchema),
	errors: ['unauthorized'],
});

export const endSession = endpoint({
	method: 'DELETE',
	path: '/account/sessions/{id}',
	audience: 'customer',
	summary: 'Ends one session',
	data: v.object({ outcome: v.literal('ended') }),
	errors: ['unauthorized', 'forbidden', 'not_found'],
});

export const endEverySession = endpoint({
	method: 'POST',
	path: '/account/sign-out-everywhere',
	audience: 'customer',
	summary: 'Ends every session, this one included',
	data: v.object({ outcome: v.literal('signed_out') }),
	errors: ['unauthorized', 'forbidden'],
});

/** Gives the same answer for every address, so that accounts cannot be detected. */
export const requestPasswordLink = endpoint({
	method: 'POST',
	path: '/account/password-links',
	audience: 'visitor',
	summary: 'Mails a link by which another password is chosen',
	body: v.strictObject({ email: emailSchema, locale: localeSchema }),
	data: v.object({ outcome: v.literal('mailed') }),
	errors: ['validation_failed', 'forbidden', 'too_many_requests'],
});

export const resetPassword = endpoint({
	method: 'POST',
	path: '/account/password-resets',
	audience: 'visitor',
	summary: 'Replaces the password behind a mailed link; every session and pending link ends',
	body: v.strictObject({ token: tokenSchema, new_password: newPasswordSchema }),
	data: v.object({ outcome: v.literal('changed') }),
	errors: LINK,
});

export const changeShopPassword = endpoint({
	method: 'POST',
	path: '/account/password',
	audience: 'customer',
	isLong: true,
	summary: 'Replaces the password; other sessions and pending links end',
	body: v.strictObject({ current_password: knownPasswordSchema, new_password: newPasswordSchema }),
	data: v.object({ outcome: v.literal('changed') }),
	errors: WRITE,
});

/** Answers alike if the new address has an account or not. */
export const requestEmailChange = endpoint({
	method: 'POST',
	path: '/account/email',
	audience: 'customer',
	summary: 'Mails a link to a new address; until it is used nothing changes',
	body: v.strictObject({ email: emailSchema, current_password: knownPasswordSchema }),
	data: v.object({ outcome: v.literal('mailed') }),
	errors: WRITE,
});

export const confirmEmailChange = endpoint({
	method: 'POST',
	path: '/account/email-confirmations',
	audience: 'visitor',
	summary: 'Moves the account to the new address; every session ends, the old address is told',
	body: v.strictObject({ token: tokenSchema }),
	data: v.object({ outcome: v.literal('changed') }),
	errors: LINK,
});

export const deleteAccount = endpoint({
	method: 'POST',
	path: '/account/deletions',
	audience: 'customer',
	summary: 'Erases the account and who it belongs to',
	body: v.strictObject({ current_password: knownPasswordSchema }),
	data: v.object({ outcome: v.literal('deleted') }),
	errors: WRITE,
});
