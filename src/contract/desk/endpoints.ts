import * as v from 'valibot';
import { emailSchema, lineSchema, longTextSchema } from './fields.ts';
import { serviceEntrySchema } from './records.ts';
import type { StaffRole } from './states.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idSchema, textSchema } from '#contract/units.ts';

/** Most records of one page of a list. */
export const MAX_PER_PAGE = 100;

const CARE: readonly StaffRole[] = ['support', 'admin'];
const SALES: readonly StaffRole[] = ['support', 'shop', 'admin'];
const READ_ERRORS = ['validation_failed', 'unauthorized', 'forbidden', 'not_found'] as const;
const WRITE_ERRORS = [...READ_ERRORS, 'conflict', 'unsupported_media_type'] as const;

/** Page, order and search. Every other name is a filter: a field of the kind, to equal the value. */
export const deskQuerySchema = v.objectWithRest(
	{
		page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), '1'),
		per_page: v.optional(
			v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number), v.maxValue(MAX_PER_PAGE)),
			'25',
		),
		sort: v.optional(idSchema),
		order: v.optional(v.picklist(['asc', 'desc'])),
		q: v.optional(lineSchema),
	},
	lineSchema,
);
export type DeskQuery = v.InferOutput<typeof deskQuerySchema>;

/** What a record of any kind has; its kind's declaration says the rest. */
const anyRecord = v.looseObject({ id: idSchema });
const anyBody = v.record(v.string(), v.unknown());

export const listDeskRecords = endpoint({
	method: 'GET',
	path: '/desk/{resource}',
	audience: 'staff',
	summary: 'One page of a list',
	query: deskQuerySchema,
	data: v.object({ records: v.array(anyRecord), total: v.number() }),
	errors: READ_ERRORS,
});

export const getDeskRecord = endpoint({
	method: 'GET',
	path: '/desk/{resource}/{id}',
	audience: 'staff',
	summary: 'One record with its parts',
	data: anyRecord,
	errors: READ_ERRORS,
});

export const exportDeskRecords = endpoint({
	method: 'GET',
	path: '/desk/{resource}/export',
	audience: 'staff',
	summary: 'A list as CSV (UTF-8, comma); what a spreadsheet would run begins with an apostrophe',
	query: deskQuerySchema,
	dataType: 'text/csv',
	data: v.unknown(),
	errors: READ_ERRORS,
});

export const createDeskRecord = endpoint({
	method: 'POST',
	path: '/desk/{resource}',
	audience: 'staff',
	summary: 'Adds a record',
	body: anyBody,
	data: v.object({
		...anyRecord.entries,
		/** Told once, when an account is made. */
		one_time_password: v.optional(textSchema),
	}),
	errors: WRITE_ERRORS,
});

export const changeDeskRecord = endpoint({
	method: 'PATCH',
	path: '/desk/{resource}/{id}',
	audience: 'staff',
	summary: 'Changes the fields that are given',
	body: anyBody,
	data: anyRecord,
	errors: WRITE_ERRORS,
});

export const removeDeskRecord = endpoint({
	method: 'DELETE',
	path: '/desk/{resource}/{id}',
	audience: 'staff',
	summary: 'Deletes a record, or closes an account',
	data: v.object({ id: idSchema }),
	errors: WRITE_ERRORS,
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
	summary: 'Writes a line into the service log of a wheel',
	body: v.strictObject(serviceEntrySchema.entries),
	data: v.object({ id: idSchema }),
	errors: WRITE_ERRORS,
});

export const sendMailAgain = endpoint({
	method: 'POST',
	path: '/desk/mails/{id}/sendings',
	audience: 'staff',
	roles: CARE,
	summary: 'Queues a mail that failed for good once more',
	data: v.object({ id: idSchema }),
	errors: WRITE_ERRORS,
});

/** Why a row of an import was left out. */
export const IMPORT_FAULTS = [
	'columns',
	'serial_number',
	'product_id',
	'unknown_product',
	'state',
	'made_on',
	'note',
	'duplicate',
] as const;
export const importReportSchema = v.object({
	added: v.number(),
	changed: v.number(),
	unchanged: v.number(),
	/** Lines count from 1, the header included; `text` is the start of what stood there. */
	bad: v.array(v.object({ line: v.number(), code: v.picklist(IMPORT_FAULTS), text: v.string() })),
});
export type ImportReport = v.InferOutput<typeof importReportSchema>;

export const importSerials = endpoint({
	method: 'POST',
	path: '/desk/serials/import',
	audience: 'staff',
	roles: SALES,
	summary:
		'Adds and changes serials from CSV: serial_number, product_id, state, made_on, note; comma or semicolon',
	bodyTypes: ['text/csv'],
	data: importReportSchema,
	errors: [...WRITE_ERRORS, 'payload_too_large'],
});

export const getDeskFile = endpoint({
	method: 'GET',
	path: '/desk/files/{id}',
	audience: 'staff',
	summary: 'A file that somebody sent, to be saved',
	dataType: 'application/octet-stream',
	data: v.unknown(),
	errors: READ_ERRORS,
});

export const exportPerson = endpoint({
	method: 'POST',
	path: '/desk/people/export',
	audience: 'staff',
	roles: CARE,
	summary: 'Everything that is kept about an address, as JSON to be saved',
	body: v.strictObject({ email: emailSchema }),
	data: v.record(v.string(), v.unknown()),
	errors: WRITE_ERRORS,
});

export const erasePerson = endpoint({
	method: 'POST',
	path: '/desk/people/erase',
	audience: 'staff',
	roles: CARE,
	summary: 'Erases what is kept about an address; the address is given twice',
	body: v.pipe(
		v.strictObject({ email: emailSchema, confirmation: emailSchema }),
		v.forward(
			v.partialCheck(
				[['email'], ['confirmation']],
				({ email, confirmation }) => email === confirmation,
			),
			['confirmation'],
		),
	),
	/** How many records went, by kind. */
	data: v.record(v.string(), v.number()),
	errors: WRITE_ERRORS,
});
