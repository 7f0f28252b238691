import * as v from 'valibot';
import { EMAIL, LONGEST_EMAIL } from '#contract/email.ts';
import { endpoint } from '#contract/endpoint.ts';
import { localeSchema } from '#contract/locales.ts';
import { pictureSchema } from '#contract/media.ts';
import { wheelCardSchema } from './measurements.ts';
import { serialInputSchema } from './registrations.ts';
import { idSchema, isoDateSchema, slugSchema, textSchema, tokenSchema } from '#contract/units.ts';

export const SERVICE_KINDS = ['inspection', 'truing', 'bearing', 'spoke', 'rim', 'other'] as const;

/**
 * States of the extension. `requested`: staff compares proof and serial. `active`: accepted,
 * with the first owner. `rejected`: the owner may send another proof. `ended`: the wheel has a new
 * owner, or the extension has expired.
 */
export const EXTENSION_STATES = ['requested', 'active', 'rejected', 'ended'] as const;

/** Reasons to reject a request. `other` comes with a text by staff. */
export const REJECTION_REASONS = [
	'unreadable',
	'no_proof',
	'other_product',
	'other_date',
	'second_hand',
	'other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Path of a file on the site itself. */
const filePathSchema = v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./-]+$/));

/** Version of a document, and the day from which it applies. */
const fileFields = { url: filePathSchema, published_on: v.optional(isoDateSchema) };

/**
 * Passport of a wheel, as its owner sees it behind the mailed link. It names no person: the holder
 * of the link knows whose wheel it is, and nobody else needs to.
 */
export const passportSchema = v.object({
	serial_number: textSchema,
	product: v.object({
		id: idSchema,
		name: textSchema,
		slug: slugSchema,
		code: textSchema,
		/** Language of the product's texts. */
		locale: localeSchema,
		media: v.nullable(pictureSchema),
	}),
	purchase_date: isoDateSchema,
	registered_on: isoDateSchema,
	legal_ends_on: isoDateSchema,
	/** Day of the repair that extended the legal guarantee by a year; null without one. */
	legal_extended_on: v.optional(v.nullable(isoDateSchema), null),
	extension_ends_on: isoDateSchema,
	extension: v.picklist(EXTENSION_STATES),
	/** Day on which the request was accepted or rejected; null while it is pending. */
	decided_on: v.nullable(isoDateSchema),
	/** Rejection. `text` is written by staff in the owner's language and may be empty. */
	rejection: v.nullable(v.object({ reason: v.picklist(REJECTION_REASONS), text: v.string() })),
	/** True if the viewer is the owner who registered the wheel. */
	is_first_owner: v.boolean(),
	/** Transfer that awaits the next owner; null if none is offered. */
	pending_transfer: v.nullable(v.object({ offered_on: isoDateSchema })),
	service: v.array(
		v.object({ date: isoDateSchema, kind: v.picklist(SERVICE_KINDS), text: v.string() }),
	),
	/** Newest readings of the bench; null if the wheel was not measured. */
	card: v.optional(v.nullable(wheelCardSchema), null),
	/** Documents in force when the wheel was made, each with its newest version if different. */
	documents: v.array(
		v.object({
			id: idSchema,
			title: textSchema,
			...fileFields,
			newest: v.optional(v.nullable(v.object(fileFields)), null),
		}),
	),
	/** Safety warnings for riders of this kind of product; plain text. */
	safety_notice: v.nullable(textSchema),
});
export type Passport = v.InferOutput<typeof passportSchema>;

const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_EMAIL), v.regex(EMAIL));

/** Body fields with the token. It never travels in the URL, because servers log URLs. */
const byToken = { token: tokenSchema, locale: v.optional(localeSchema, 'it') };

export const viewPassport = endpoint({
	method: 'POST',
	path: '/passports/views',
	audience: 'visitor',
	summary: 'The wheel behind a mailed link',
	body: v.object(byToken),
	data: passportSchema,
	errors: ['validation_failed', 'forbidden', 'not_found', 'too_many_requests'],
});

export const offerTransfer = endpoint({
	method: 'POST',
	path: '/passports/transfers',
	audience: 'visitor',
	summary: 'Offers the wheel to its next owner, who gets a link by mail',
	body: v.object({ ...byToken, email: emailSchema }),
	data: v.object({ outcome: v.literal('sent') }),
	errors: ['validation_failed', 'forbidden', 'not_found', 'conflict', 'too_many_requests'],
});

export const withdrawTransfer = endpoint({
	method: 'POST',
	path: '/passports/transfers/withdrawals',
	audience: 'visitor',
	summary: 'Takes an offered transfer back',
	body: v.object(byToken),
	data: v.object({ outcome: v.literal('withdrawn') }),
	errors: ['validation_failed', 'forbidden', 'not_found', 'too_many_requests'],
});

export const acceptTransfer = endpoint({
	method: 'POST',
	path: '/passports/acceptances',
	audience: 'visitor',
	summary: 'Takes over an offered wheel: the former link ends, a new one is mailed and answered',
	body: v.object({ ...byToken, privacy: v.literal(true) }),
	data: v.object({ token: tokenSchema }),
	errors: ['validation_failed', 'forbidden', 'not_found', 'too_many_requests'],
});

/** Form part names of a proof that is sent again. */
export const PROOF_PARTS = { token: 'token', file: 'proof_of_purchase' } as const;

export const sendProof = endpoint({
	method: 'POST',
	path: '/passports/proofs',
	audience: 'visitor',
	summary:
		'Sends another proof of purchase for a request that was rejected; staff looks at it again',
	bodyTypes: ['multipart/form-data'],
	data: v.object({ outcome: v.literal('requested') }),
	errors: [
		'validation_failed',
		'forbidden',
		'not_found',
		'conflict',
		'payload_too_large',
		'unsupported_media_type',
		'too_many_requests',
	],
});

/** Always gives the same answer, so that serials cannot be looked up. */
export const requestPassportLink = endpoint({
	method: 'POST',
	path: '/passports/links',
	audience: 'visitor',
	summary: 'Mails the link of a registered wheel again, if address and serial belong together',
	body: v.object({
		serial_number: serialInputSchema,
		email: emailSchema,
		locale: v.optional(localeSchema, 'it'),
	}),
	data: v.object({ outcome: v.literal('sent_if_known') }),
	errors: ['validation_failed', 'forbidden', 'too_many_requests'],
});
