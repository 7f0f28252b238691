import * as v from 'valibot';
import type { StaffRole } from '#contract/identity/roles.ts';
import { endpoint } from '../endpoint.ts';
import { WRITE_ERRORS } from './errors.ts';

const cellSchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** Resolutions for rows that both the file and the shop have changed since the export. */
export const CHANGED_SINCE_ANSWERS = ['take', 'leave'] as const;

/** Result of importing the rows of a CSV file. */
export const importReportSchema = v.object({
	added: v.number(),
	changed: v.number(),
	unchanged: v.number(),
	/**
	 * Lines count from 1, the header included. `code` is the invalid column or another reason;
	 * `text` is the start of the invalid value.
	 */
	bad: v.array(v.object({ line: v.number(), code: v.string(), text: v.string() })),
	/** Values with which the file would overwrite a change made after its export. */
	changed_since: v.array(
		v.object({
			line: v.number(),
			text: v.string(),
			field: v.string(),
			exported: cellSchema,
			now: cellSchema,
			wanted: cellSchema,
		}),
	),
	/** False if nothing was imported: a row is bad, or `changed_since` awaits an answer. */
	is_taken: v.boolean(),
	/** Identifies this `changed_since` list. An answer repeats it and is valid only for it. */
	seen: v.string(),
});
export type ImportReport = v.InferOutput<typeof importReportSchema>;

/** Answer to the rows listed in `changed_since`. */
const importAnswerSchema = v.object({
	changed_since: v.optional(v.picklist(CHANGED_SINCE_ANSWERS)),
	seen: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export type ImportAnswer = v.InferOutput<typeof importAnswerSchema>;

/**
 * Call that imports records of a resource from CSV: all rows, or none if a row is invalid. It
 * imports none either while rows that were changed since the export await an answer. The answer is
 * sent with the file.
 */
// @__NO_SIDE_EFFECTS__
export function importEndpoint(name: string, roles: readonly StaffRole[], summary: string) {
	return endpoint({
		method: 'POST',
		path: `/desk/${name}/import`,
		audience: 'staff',
		roles,
		summary,
		bodyTypes: ['text/csv'],
		query: importAnswerSchema,
		data: importReportSchema,
		errors: [...WRITE_ERRORS, 'payload_too_large'],
	});
}
