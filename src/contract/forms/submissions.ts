import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { wheelResultSchema } from '#contract/wheels/registrations.ts';
import { LOCALES } from '../locales.ts';
import { textSchema } from '../units.ts';

/** Media types that a form may accept, detected from the content. A field narrows by `mimes:`. */
export const UPLOAD_TYPES = {
	jpg: 'image/jpeg',
	png: 'image/png',
	pdf: 'application/pdf',
	mp3: 'audio/mpeg',
	mp4: 'audio/mp4',
	ogg: 'application/ogg',
	m4a: 'audio/x-m4a',
} as const;
export type UploadType = keyof typeof UPLOAD_TYPES;

/** Names of the parts of a submission that are not fields of its form. */
export const SUBMISSION_PARTS = {
	/** Solution of a captcha, base64 of JSON. */
	captcha: '_captcha',
	/** Idempotency key, made once per completed form. A replay returns the same answer. */
	key: '_key',
	/** Language of the page. */
	locale: '_locale',
	/** Id of the entry that the form belongs to, such as the position applied for. */
	about: '_about',
	/** Honeypot, invisible to people: only bots fill it in. */
	honeypot: '_website',
} as const;

/** Idempotency key of a submission. */
export const submissionKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

/**
 * Result of a submission. `received`: stored, a mail is on its way. `confirm_by_mail`: waits for
 * the link in the mail (newsletter). `not_registered`: no wheel was registered, nothing stored.
 */
const submissionResultSchema = v.object({
	outcome: v.picklist(['received', 'confirm_by_mail', 'not_registered']),
	/** Reference to quote in enquiries; null if nothing was stored. */
	reference: v.nullable(textSchema),
	/** Result for each serial number of a warranty registration. */
	wheels: v.array(wheelResultSchema),
});
export type SubmissionResult = v.InferOutput<typeof submissionResultSchema>;

const partSchema = v.string();

/** Parts of a submission: those named here, and the form's fields by slug. */
const submissionPartsSchema = v.objectWithRest(
	{
		[SUBMISSION_PARTS.captcha]: v.pipe(
			v.optional(partSchema),
			v.description(
				'Solution of a challenge of GET /captcha, as base64 of JSON. Left out by a page without script, which has limits of its own.',
			),
		),
		[SUBMISSION_PARTS.key]: v.pipe(
			v.optional(submissionKeySchema),
			v.description('Idempotency key: the same key is answered with the same answer.'),
		),
		[SUBMISSION_PARTS.locale]: v.pipe(
			v.optional(v.picklist(LOCALES)),
			v.description('Language of the page, and of the mails that follow.'),
		),
		[SUBMISSION_PARTS.about]: v.pipe(
			v.optional(partSchema),
			v.description('Id of the entry that the form stands with, such as the position applied for.'),
		),
		[SUBMISSION_PARTS.honeypot]: v.pipe(
			v.optional(partSchema),
			v.description('Invisible to people and left empty by them.'),
		),
	},
	v.pipe(
		v.union([partSchema, v.array(partSchema)]),
		v.description(
			'A field of the form by its slug, as GET /forms/{slug} lists them; given several times where several may be chosen, and a file in a field for files.',
		),
	),
);

/**
 * Accepts the form's fields by slug, files included, and the parts above, as `multipart/form-data`
 * or urlencoded. A client that accepts HTML (a page without script) gets a page as answer.
 */
export const submitForm = endpoint({
	method: 'POST',
	path: '/forms/{slug}/submissions',
	audience: 'visitor',
	summary: 'Sends a form',
	bodyTypes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
	bodyParts: submissionPartsSchema,
	data: submissionResultSchema,
	errors: [
		'validation_failed',
		'captcha_failed',
		'forbidden',
		'not_found',
		'conflict',
		'form_not_enabled',
		'payload_too_large',
		'unsupported_media_type',
		'too_many_requests',
	],
});
