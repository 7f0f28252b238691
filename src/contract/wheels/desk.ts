import * as v from 'valibot';
import { deskFileSchema } from '#contract/desk/file.ts';
import { daySchema, lineSchema, longTextSchema } from '#contract/desk/fields.ts';
import { WRITE_ERRORS } from '#contract/desk/errors.ts';
import { resource } from '#contract/desk/resource.ts';
import { CARE, SALES } from '#contract/identity/roles.ts';
import { endpoint } from '../endpoint.ts';
import { localeSchema } from '../locales.ts';
import { idSchema, isoDateSchema, textSchema } from '../units.ts';
import { EXTENSION_STATES, REJECTION_REASONS, SERVICE_KINDS } from './passports.ts';

const registrationRecord = v.object({
	id: idSchema,
	serial_number: textSchema,
	product_id: v.nullable(v.string()),
	owner_email: v.string(),
	owner_name: v.string(),
	owner_locale: localeSchema,
	purchase_date: isoDateSchema,
	registered_on: isoDateSchema,
	legal_ends_on: isoDateSchema,
	legal_extended_on: v.nullable(isoDateSchema),
	extension_ends_on: isoDateSchema,
	extension: v.picklist(EXTENSION_STATES),
	store_name: v.string(),
	is_first_owner: v.boolean(),
	decided_on: v.nullable(isoDateSchema),
	decided_by: v.nullable(v.string()),
	rejection: v.nullable(v.picklist(REJECTION_REASONS)),
	rejection_text: longTextSchema,
});
const serviceEntrySchema = v.object({
	date: daySchema,
	kind: v.picklist(SERVICE_KINDS),
	text: v.pipe(longTextSchema, v.trim(), v.nonEmpty()),
});
/** Service entry as staff writes it. */
export const newServiceEntrySchema = v.object({
	...serviceEntrySchema.entries,
	/** True for a repair that the owner chose as the remedy: it extends the legal guarantee once. */
	extends_guarantee: v.optional(v.boolean(), false),
});
const registrationParts = v.object({
	service: v.array(v.object({ ...serviceEntrySchema.entries, text: longTextSchema })),
	/** Proofs of purchase and pictures, in the order of arrival. */
	files: v.array(deskFileSchema),
	/** Submission that registered the wheel, and the other wheel of the pair. */
	submission_id: v.nullable(idSchema),
	other_wheel_id: v.nullable(idSchema),
});
/** Fields that staff edits after a request was accepted. Other states result from decisions. */
export const registrationChange = v.strictObject({
	extension: v.picklist(['active', 'ended']),
	store_name: lineSchema,
});

/** Wheels that a customer has registered, before or after the account was opened. */
export const customerWheelParts = v.object({
	customer_wheels: v.array(v.object({ serial_number: v.string(), registered_on: v.string() })),
});

export const registrationResource = resource({
	name: 'wheel_registrations',
	isPersonal: true,
	record: registrationRecord,
	parts: registrationParts,
	title: 'serial_number',
	list: ['registered_on', 'serial_number', 'owner_email', 'purchase_date', 'extension'],
	filters: ['extension', 'is_first_owner', 'product_id'],
	sorts: ['registered_on', 'purchase_date', 'serial_number', 'extension_ends_on'],
	search: ['serial_number', 'owner_email', 'owner_name', 'store_name'],
	order: { sort: 'registered_on', order: 'desc' },
	read: SALES,
	change: { body: registrationChange, roles: CARE },
	export: CARE,
	actions: { decide: CARE, add_service: CARE },
});

export const acceptRegistration = endpoint({
	method: 'POST',
	path: '/desk/wheel_registrations/{id}/acceptances',
	audience: 'staff',
	roles: CARE,
	summary: 'Accepts a request for the extension; the certificate goes out by mail',
	data: v.object({ id: idSchema }),
	errors: WRITE_ERRORS,
});

const rejectionSchema = v.object({
	reason: v.picklist(REJECTION_REASONS),
	/** Text for the owner, in the owner's language. */
	text: v.pipe(longTextSchema, v.trim()),
});
export const rejectRegistration = endpoint({
	method: 'POST',
	path: '/desk/wheel_registrations/{id}/rejections',
	audience: 'staff',
	roles: CARE,
	summary:
		'Rejects a request for the extension; its owner is told why and how to send another proof',
	body: v.strictObject(rejectionSchema.entries),
	data: v.object({ id: idSchema }),
	errors: WRITE_ERRORS,
});

export const registerFromRequest = endpoint({
	method: 'POST',
	path: '/desk/submissions/{id}/registrations',
	audience: 'staff',
	roles: CARE,
	summary: 'Registers the wheel of a request for support, as of the day of the request',
	body: v.strictObject({ serial_number: v.pipe(lineSchema, v.trim(), v.nonEmpty()) }),
	data: v.object({ id: idSchema }),
	errors: WRITE_ERRORS,
});

export const addServiceEntry = endpoint({
	method: 'POST',
	path: '/desk/wheel_registrations/{id}/service',
	audience: 'staff',
	roles: CARE,
	summary:
		'Writes a line into the service log of a wheel; a repair under the legal guarantee extends it by a year, once',
	body: v.strictObject(newServiceEntrySchema.entries),
	data: v.object({ id: idSchema }),
	errors: WRITE_ERRORS,
});
