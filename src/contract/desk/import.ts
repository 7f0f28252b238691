import * as v from 'valibot';
import type { StaffRole } from '#contract/identity/roles.ts';
import { endpoint } from '../endpoint.ts';
import { WRITE_ERRORS } from './errors.ts';

const cellSchema = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** Answers to rows that the file and the shop have both changed since the export. */
export const CHANGED_SINCE_ANSWERS = ['take', 'leave'] as const;

/** What became of the rows of a CSV file. */
export const importReportSchema = v.object({
	added: v.number(),
	changed: v.number(),
	unchanged: v.number(),
	/**
	 * Lines count from 1, the header included; `code` is the column at fault or a reason of the kind,
	 * `text` the start of what stood there.
	 */
	bad: v.array(v.object({ line: v.number(), code: v.string(), text: v.string() })),
	/** Values that the file would write over a change which came after its export. */
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
	/** False where nothing of the file was taken, because these await an answer. */
	is_taken: v.boolean(),
	/** Names this list in the answer to it, which holds for this list alone. */
	seen: v.string(),
});
export type ImportReport = v.InferOutput<typeof importReportSchema>;

/** Answer to the rows that were listed as changed since. */
const importAnswerSchema = v.object({
	changed_since: v.optional(v.picklist(CHANGED_SINCE_ANSWERS)),
	seen: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export type ImportAnswer = v.InferOutput<typeof importAnswerSchema>;

/**
 * A call that takes records of a kind from CSV: all rows that are right, or nothing. Nothing either
 * while rows that were changed since the export await an answer; the answer comes with the file.
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
