import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { localeSchema } from '#contract/locales.ts';
import { ITEM_ERRORS, localized } from '#contract/localized.ts';
import { idSchema, isoTimestampSchema, textSchema, titleSchema } from '../units.ts';

const groupSchema = v.object({
	category: v.picklist(['technical', 'statistics']),
	title: titleSchema,
	text: textSchema,
	/** Rows of the cookie policy's table, in its order. */
	items: v.array(
		v.object({
			name: titleSchema,
			provider: titleSchema,
			purpose: textSchema,
			duration: titleSchema,
		}),
	),
});

/** Question about measurement, with everything that it covers. */
export const consentNoticeSchema = v.object({
	/** Edition of the consent; null while nothing is measured. */
	edition: v.nullable(titleSchema),
	/** Digest of the texts in this language, which a receipt names. */
	text_version: titleSchema,
	title: titleSchema,
	text: textSchema,
	groups: v.array(groupSchema),
	/** Words of the controls, and sentences about a choice: `{id}` is that of the receipt. */
	words: v.object({
		settings: titleSchema,
		accept: titleSchema,
		refuse: titleSchema,
		/** Closes the banner, which refuses. */
		close: titleSchema,
		/** Closes the settings, which changes nothing. */
		done: titleSchema,
		policy: titleSchema,
		unasked: textSchema,
		granted: textSchema,
		refused: textSchema,
		privacy_control: textSchema,
		no_cookies: textSchema,
		failed: textSchema,
	}),
	/** Address of the cookie policy; null without one. */
	policy: v.nullable(titleSchema),
});
export type ConsentNotice = v.InferOutput<typeof consentNoticeSchema>;

export const getConsentNotice = endpoint({
	method: 'GET',
	path: '/consent/notice',
	summary: 'What a visitor is asked about measurement, and the cookies of each category',
	query: localized,
	data: consentNoticeSchema,
	errors: ITEM_ERRORS,
});

export const choiceSchema = v.picklist(['granted', 'refused']);

export const saveConsent = endpoint({
	method: 'POST',
	path: '/consent',
	audience: 'visitor',
	summary: 'Keeps a visitor’s choice in a cookie; a consent leaves a receipt, a refusal nothing',
	query: v.strictObject({ locale: localeSchema }),
	body: v.strictObject({
		choice: choiceSchema,
		/** Version of the text that was shown; another one than today’s is a conflict. */
		text_version: v.optional(titleSchema),
	}),
	bodyTypes: ['application/x-www-form-urlencoded'],
	data: v.object({
		choice: choiceSchema,
		receipt: v.nullable(v.object({ id: idSchema, created_at: isoTimestampSchema })),
	}),
	errors: [
		'validation_failed',
		'forbidden',
		'conflict',
		'payload_too_large',
		'unsupported_media_type',
		'too_many_requests',
	],
});

/** Receipt of a consent, as the customer who gave it sees it. */
const consentReceiptSchema = v.object({
	id: idSchema,
	created_at: isoTimestampSchema,
	revoked_at: v.nullable(isoTimestampSchema),
	/** Wording that was agreed to. */
	text: v.string(),
	/** True for the consent of the device that asks. */
	is_here: v.boolean(),
	/**
	 * True where the device itself sends to a third party: revoking ends it on the device that
	 * revokes, and stops no other one.
	 */
	is_third_party: v.optional(v.boolean()),
});
export type ConsentReceipt = v.InferOutput<typeof consentReceiptSchema>;

export const listOwnConsents = endpoint({
	method: 'GET',
	path: '/account/consents',
	audience: 'customer',
	summary: 'Consents to measurement that the customer gave while signed in, newest first',
	data: v.array(consentReceiptSchema),
	errors: ['unauthorized'],
});

export const revokeOwnConsent = endpoint({
	method: 'DELETE',
	path: '/account/consents/{id}',
	audience: 'customer',
	summary:
		'Revokes a consent on whichever device it was given; the device that asks refuses from then on, if it was there',
	data: consentReceiptSchema,
	errors: ['unauthorized', 'forbidden', 'not_found'],
});
