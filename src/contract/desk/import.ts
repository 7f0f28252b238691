import * as v from 'valibot';
import type { StaffRole } from '#contract/identity/roles.ts';
import { endpoint } from '../endpoint.ts';
import { WRITE_ERRORS } from './errors.ts';

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
});
export type ImportReport = v.InferOutput<typeof importReportSchema>;

/** A call that takes records of a kind from CSV: all rows that are right, or nothing. */
// @__NO_SIDE_EFFECTS__
export function importEndpoint(name: string, roles: readonly StaffRole[], summary: string) {
	return endpoint({
		method: 'POST',
		path: `/desk/${name}/import`,
		audience: 'staff',
		roles,
		summary,
		bodyTypes: ['text/csv'],
		data: importReportSchema,
		errors: [...WRITE_ERRORS, 'payload_too_large'],
	});
}
