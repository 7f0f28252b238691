import * as v from 'valibot';
import { csvQuery } from '#contract/desk/spreadsheet.ts';
import { READ_ERRORS, WRITE_ERRORS } from '#contract/desk/errors.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { StaffRole } from '#contract/identity/roles.ts';

/** Roles that change the content of the site. */
export const EDITORS: readonly StaffRole[] = ['editor', 'admin'];

export const TRANSFER_FORMATS = ['json', 'csv'] as const;

export const exportContent = endpoint({
	method: 'GET',
	path: '/desk/content/{entity}/export',
	audience: 'staff',
	roles: EDITORS,
	summary:
		'Live documents of an entity: as JSON, or as CSV with a row for each and JSON in its lists',
	query: v.object({ format: v.optional(v.picklist(TRANSFER_FORMATS), 'json'), ...csvQuery }),
	dataType: 'application/json',
	data: v.unknown(),
	errors: READ_ERRORS,
});

/** Reasons to reject a row of a file, in addition to schema errors. */
export const ROW_FAULT_CODES = [
	'entry',
	'duplicate',
	'columns',
	'open_quote',
	'sheet_error',
	'cell',
	'characters',
	'depth',
	'has_draft',
] as const;
/** Reasons why a whole file cannot be read. */
export const FILE_FAULT_CODES = ['csv_header', 'encoding', 'json', 'workbook'] as const;

/**
 * Result of importing the rows of a file. `added` and `changed` rows are drafts, none is live. If
 * one row is bad, no row is imported.
 */
export const contentImportSchema = v.object({
	added: v.number(),
	changed: v.number(),
	unchanged: v.number(),
	bad: v.array(
		v.object({
			/** Line of a CSV or position in a JSON list, both counted from 1. */
			line: v.number(),
			id: v.string(),
			/** Path within the document; empty if the whole row is invalid. */
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
