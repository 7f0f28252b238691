import type { ImportReport } from '#contract/desk/import.ts';
import type { StaffCall } from '#server/identity/staff-route.ts';
import { problem } from '#server/kernel/problem.ts';
import { readBytes } from '#server/kernel/raw-body.ts';
import {
	type BadRow,
	type CsvColumns,
	decoded,
	readRows,
	type ReadRow,
} from '#server/platform/csv/read-rows.ts';
import { auditedWrite } from './audited-write.ts';
import type { Writing } from './writer.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** Rows of one statement. */
const CHUNK = 1000;

export type { BadRow, CsvColumns, ReadRow };
export { shownOf } from '#server/platform/csv/read-rows.ts';

/** What became of some rows. */
export type Stored = Omit<ImportReport, 'bad'> & { bad?: BadRow[] };

/**
 * Takes the records of one kind from a CSV file: what is right of it in one transaction with an entry
 * in the audit log, so that a file is never half there; what is wrong of it is reported by line.
 */
export async function importCsv<Row>(
	call: StaffCall,
	resource: string,
	columns: CsvColumns<Row>,
	store: (writing: Writing, rows: readonly ReadRow<Row>[]) => Promise<Stored>,
): Promise<ImportReport | Response> {
	const type = (call.context.req.header('content-type') ?? '').split(';')[0]?.trim();
	if (type !== 'text/csv') return problem('unsupported_media_type');
	const bytes = await readBytes(call.context.req.raw, MAX_BYTES);
	if (bytes === null) return problem('payload_too_large');
	const read = await readRows(decoded(bytes), columns);
	if (read === 'too_many') return problem('payload_too_large');
	if (read === 'no_header') return problem('validation_failed', [{ path: '', code: 'csv_header' }]);
	return auditedWrite(call, async (writing, note) => {
		const report: ImportReport = { added: 0, changed: 0, unchanged: 0, bad: [...read.bad] };
		for (let start = 0; start < read.rows.length; start += CHUNK) {
			const stored = await store(writing, read.rows.slice(start, start + CHUNK));
			report.added += stored.added;
			report.changed += stored.changed;
			report.unchanged += stored.unchanged;
			report.bad.push(...(stored.bad ?? []));
		}
		report.bad.sort((a, b) => a.line - b.line);
		const { added, changed, bad } = report;
		await note({
			action: 'import',
			resource,
			record_id: '',
			changes: {
				added: { from: null, to: added },
				changed: { from: null, to: changed },
				bad: { from: null, to: bad.length },
			},
		});
		return report;
	});
}
