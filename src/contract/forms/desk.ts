import * as v from 'valibot';
import { consentEntry } from '#contract/consents/consents.ts';
import { READ_ERRORS, WRITE_ERRORS } from '#contract/desk/errors.ts';
import { longTextSchema } from '#contract/desk/fields.ts';
import { deskFileSchema } from '#contract/desk/file.ts';
import { NEWEST, resource } from '#contract/desk/resource.ts';
import { CARE, SALES } from '#contract/identity/roles.ts';
import { REMEDIES } from '#contract/wheels/forms.ts';
import { MAIL_STATES } from '#contract/mails/mails.ts';
import { endpoint } from '../endpoint.ts';
import { localeSchema } from '../locales.ts';
import { idSchema, isoTimestampSchema, textSchema } from '../units.ts';

/** Processing states of a submission. */
export const SUBMISSION_STATES = ['new', 'open', 'closed'] as const;

/** Fields of a submission. Personal fields may be empty: people are erased on request. */
const submissionRow = {
	id: idSchema,
	created_at: isoTimestampSchema,
	reference: textSchema,
	email: v.string(),
	subject: v.string(),
	state: v.picklist(SUBMISSION_STATES),
	locale: localeSchema,
	note: longTextSchema,
};
const submissionRecord = v.object({
	...submissionRow,
	/** A form that the API adds later counts as an enquiry. */
	form_slug: v.pipe(idSchema, v.metadata({ choices: 'enquiry_forms' })),
	/** Remedy that a claim under the legal guarantee asks for; null in other submissions. */
	remedy: v.nullable(v.picklist(REMEDIES)),
});
const applicationRecord = v.object({
	...submissionRow,
	form_slug: v.pipe(idSchema, v.metadata({ choices: 'application_forms' })),
	/** Id of the position; null for an unsolicited application. */
	about: v.nullable(v.string()),
});
const submissionParts = v.object({
	/** By field slug. */
	values: v.record(v.string(), v.string()),
	files: v.array(deskFileSchema),
	answers: v.array(
		v.object({
			created_at: isoTimestampSchema,
			staff_email: textSchema,
			text: longTextSchema,
			mail_state: v.nullable(v.picklist(MAIL_STATES)),
		}),
	),
	mails: v.array(
		v.object({
			created_at: isoTimestampSchema,
			kind: textSchema,
			to: v.string(),
			state: v.picklist(MAIL_STATES),
			last_error: v.nullable(v.string()),
		}),
	),
	consents: v.array(consentEntry),
});
export const submissionChange = v.strictObject({
	state: v.picklist(SUBMISSION_STATES),
	note: longTextSchema,
});

export const submissionResource = resource({
	name: 'submissions',
	isPersonal: true,
	record: submissionRecord,
	parts: submissionParts,
	title: 'reference',
	list: ['created_at', 'reference', 'form_slug', 'remedy', 'subject', 'email', 'state'],
	filters: ['form_slug', 'remedy', 'state', 'locale'],
	sorts: ['created_at', 'reference', 'email', 'state'],
	search: ['reference', 'email', 'subject'],
	order: NEWEST,
	read: SALES,
	change: { body: submissionChange, roles: SALES },
	remove: CARE,
	export: CARE,
	actions: { register: CARE, answer: SALES },
});

export const applicationResource = resource({
	name: 'applications',
	isPersonal: true,
	record: applicationRecord,
	parts: submissionParts,
	title: 'reference',
	list: ['created_at', 'reference', 'subject', 'email', 'state'],
	filters: ['form_slug', 'state'],
	sorts: ['created_at', 'subject', 'email', 'state'],
	search: ['reference', 'email', 'subject'],
	order: NEWEST,
	read: CARE,
	change: { body: submissionChange, roles: CARE },
	remove: CARE,
	export: CARE,
	actions: { answer: CARE },
});

export const answerSubmission = endpoint({
	method: 'POST',
	path: '/desk/submissions/{id}/answers',
	audience: 'staff',
	summary: 'Answers an enquiry or an application by mail',
	body: v.strictObject({ text: v.pipe(longTextSchema, v.trim(), v.nonEmpty()) }),
	data: v.object({ id: idSchema, mail_id: idSchema }),
	errors: WRITE_ERRORS,
});

export const getDeskFile = endpoint({
	method: 'GET',
	path: '/desk/files/{id}',
	audience: 'staff',
	summary: 'A file that somebody sent, to be saved; or 303 to where the store sends it',
	dataType: 'application/octet-stream',
	data: v.unknown(),
	errors: READ_ERRORS,
});
