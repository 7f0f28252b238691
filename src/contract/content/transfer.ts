import * as v from 'valibot';
import { READ_ERRORS, WRITE_ERRORS } from '#contract/desk/errors.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { StaffRole } from '#contract/identity/roles.ts';

/** Who changes what the site is built from. */
export const EDITORS: readonly StaffRole[] = ['editor', 'admin'];

export const TRANSFER_FORMATS = ['json', 'csv'] as const;

export const exportContent = endpoint({
	method: 'GET',
	path: '/desk/content/{entity}/export',
	audience: 'staff',
	roles: EDITORS,
	summary:
		'Live documents of an entity: as JSON, or as CSV with a row for each and JSON in its lists',
	query: v.object({ format: v.optional(v.picklist(TRANSFER_FORMATS), 'json') }),
	dataType: 'application/json',
	data: v.unknown(),
	errors: READ_ERRORS,
});

/** Why a row of a file is not taken, beside what its schema says. */
export const ROW_FAULT_CODES = [
	'entry',
	'duplicate',
	'columns',
	'cell',
	'characters',
	'depth',
	'has_draft',
] as const;
/** Why a file as a whole cannot be read. */
export const FILE_FAULT_CODES = ['csv_header', 'json'] as const;

/**
 * What became of the rows of a file. `added` and `changed` are drafts now, nothing of them is live. As
 * soon as one row is bad, none is taken.
 */
export const contentImportSchema = v.object({
	added: v.number(),
	changed: v.number(),
	unchanged: v.number(),
	bad: v.array(
		v.object({
			/** Line of a CSV, place in a JSON list; both count from 1. */
			line: v.number(),
			id: v.string(),
			/** Within the document; empty where the whole row is at fault. */
			path: v.string(),
			code: v.string(),
		}),
	),
});
export type ContentImport = v.InferOutput<typeof contentImportSchema>;

export const importContent = endpoint({
	method: 'POST',
	path: '/desk/content/{entity}/import',
	audience: 'staff',
	roles: EDITORS,
	summary: 'Makes drafts of documents from JSON or CSV as they are exported: all rows or none',
	bodyTypes: ['text/csv', 'application/json'],
	data: contentImportSchema,
	errors: [...WRITE_ERRORS, 'payload_too_large', 'unavailable'],
});
