import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { idSchema, textSchema } from '../units.ts';
import { READ_ERRORS, WRITE_ERRORS } from './errors.ts';
import { lineSchema } from './fields.ts';
import { csvQuery } from './spreadsheet.ts';

/** Maximum records of a list page. */
export const MAX_PER_PAGE = 100;

/** Page, order and search. Any other name is a filter: a field that must equal the value. */
const deskQuerySchema = v.objectWithRest(
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

/** Record of any resource. The declaration of the resource defines its other fields. */
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
	summary:
		'A list as CSV (UTF-8), for machines or a spreadsheet; what that would run begins with an apostrophe',
	query: v.objectWithRest({ ...deskQuerySchema.entries, ...csvQuery }, lineSchema),
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
		/** Returned only once, when an account is created. */
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
