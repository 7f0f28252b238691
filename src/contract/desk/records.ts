import * as v from 'valibot';
import {
	daySchema,
	emailSchema,
	factorySerialSchema,
	lineSchema,
	longTextSchema,
} from './fields.ts';
import {
	APPLICATION_FORMS,
	CONSENT_ACTS,
	CONSENT_PURPOSES,
	ENQUIRY_FORMS,
	MAIL_STATES,
	RETENTION_KINDS,
	SERIAL_STATES,
	staffRoleSchema,
	SUBMISSION_STATES,
	SUBSCRIBER_STATES,
} from './states.ts';
import { localeSchema } from '#contract/locales.ts';
import { EXTENSION_STATES, SERVICE_KINDS } from '#contract/wheels/passports.ts';
import { idSchema, isoDateSchema, isoTimestampSchema, textSchema } from '#contract/units.ts';

export const deskFileSchema = v.object({
	id: idSchema,
	field: textSchema,
	file_name: textSchema,
	mime: textSchema,
	size: v.number(),
});
export type DeskFile = v.InferOutput<typeof deskFileSchema>;

const consentEntry = v.object({
	created_at: isoTimestampSchema,
	purpose: v.picklist(CONSENT_PURPOSES),
	act: v.picklist(CONSENT_ACTS),
	address: v.string(),
	text: v.nullable(longTextSchema),
});

/** What says who somebody is may be empty: people are forgotten when they ask for it. */
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
export const submissionRecord = v.object({
	...submissionRow,
	/** A form that the API adds later is an enquiry, too. */
	form_slug: v.union([v.picklist(ENQUIRY_FORMS), idSchema]),
});
export const applicationRecord = v.object({
	...submissionRow,
	form_slug: v.picklist(APPLICATION_FORMS),
	/** Id of the position; null for a spontaneous application. */
	about: v.nullable(v.string()),
});
export const submissionParts = v.object({
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

export const subscriberRecord = v.object({
	id: idSchema,
	email: v.string(),
	first_name: v.string(),
	country: v.string(),
	language: v.string(),
	state: v.picklist(SUBSCRIBER_STATES),
	asked_at: isoTimestampSchema,
	confirmed_at: v.nullable(isoTimestampSchema),
	unsubscribed_at: v.nullable(isoTimestampSchema),
});
export const subscriberParts = v.object({ consents: v.array(consentEntry) });
/** Staff may end a subscription, never begin one. */
export const subscriberChange = v.strictObject({
	first_name: lineSchema,
	state: v.picklist(['unsubscribed']),
});

export const consentRecord = v.object({
	id: idSchema,
	created_at: isoTimestampSchema,
	email: v.string(),
	purpose: v.picklist(CONSENT_PURPOSES),
	act: v.picklist(CONSENT_ACTS),
	text_version: v.nullable(v.string()),
	address: v.string(),
});
/** Wording that was agreed to. */
export const consentParts = v.object({ text: v.nullable(longTextSchema) });

export const registrationRecord = v.object({
	id: idSchema,
	serial_number: textSchema,
	product_id: v.nullable(v.string()),
	owner_email: v.string(),
	owner_name: v.string(),
	owner_locale: localeSchema,
	purchase_date: isoDateSchema,
	registered_on: isoDateSchema,
	legal_ends_on: isoDateSchema,
	extension_ends_on: isoDateSchema,
	extension: v.picklist(EXTENSION_STATES),
	store_name: v.string(),
	is_first_owner: v.boolean(),
});
export const serviceEntrySchema = v.object({
	date: daySchema,
	kind: v.picklist(SERVICE_KINDS),
	text: v.pipe(longTextSchema, v.trim(), v.nonEmpty()),
});
export const registrationParts = v.object({
	service: v.array(v.object({ ...serviceEntrySchema.entries, text: longTextSchema })),
	/** Proof of purchase and pictures. */
	files: v.array(deskFileSchema),
});
export const registrationChange = v.strictObject({
	extension: v.picklist(EXTENSION_STATES),
	store_name: lineSchema,
});

const serialFields = {
	/** Id of the product, as in the catalogue. */
	product_id: idSchema,
	state: v.picklist(SERIAL_STATES),
	made_on: v.nullable(daySchema),
	note: longTextSchema,
};
export const serialRecord = v.object({
	id: idSchema,
	serial_number: textSchema,
	...serialFields,
	product_id: v.string(),
	updated_at: isoTimestampSchema,
});
/** The registration of the wheel, if it has one. */
export const serialParts = v.object({ registration_id: v.nullable(idSchema) });
export const serialChange = v.strictObject(serialFields);
export const serialCreate = v.strictObject({
	serial_number: factorySerialSchema,
	product_id: idSchema,
	state: v.optional(v.picklist(SERIAL_STATES), 'sold'),
	made_on: v.optional(v.nullable(daySchema), null),
	note: v.optional(longTextSchema, ''),
});

export const mailRecord = v.object({
	id: idSchema,
	created_at: isoTimestampSchema,
	kind: textSchema,
	to: v.string(),
	subject: v.string(),
	state: v.picklist(MAIL_STATES),
	tries: v.number(),
	last_error: v.nullable(v.string()),
	sent_at: v.nullable(isoTimestampSchema),
});
export const mailParts = v.object({ text: longTextSchema });

export const retentionRecord = v.object({
	id: v.picklist(RETENTION_KINDS),
	days: v.number(),
	is_enabled: v.boolean(),
});
export const retentionChange = v.strictObject({
	days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36_500)),
	is_enabled: v.boolean(),
});

export const auditRecord = v.object({
	id: idSchema,
	created_at: isoTimestampSchema,
	staff_email: textSchema,
	action: textSchema,
	resource: textSchema,
	record_id: v.string(),
});
/** Values that are personal are null: the log says that they changed, not what they were. */
export const auditParts = v.object({
	changes: v.array(
		v.object({
			field: textSchema,
			before: v.nullable(v.string()),
			after: v.nullable(v.string()),
		}),
	),
});

export const staffRecord = v.object({
	id: idSchema,
	email: textSchema,
	name: v.string(),
	role: staffRoleSchema,
	/** Whether the password that was given out still waits to be replaced. */
	is_password_new: v.boolean(),
	created_at: isoTimestampSchema,
});
export const staffChange = v.strictObject({ name: lineSchema, role: staffRoleSchema });
export const staffCreate = v.strictObject({
	email: emailSchema,
	name: lineSchema,
	role: staffRoleSchema,
});
