import { createHash } from 'node:crypto';
import type { ImportAnswer, ImportReport } from '#contract/desk/import.ts';
import type { StaffCall } from '#server/identity/staff-route.ts';
import { problem } from '#server/kernel/problem.ts';
import { readBytes } from '#http/raw-body.ts';
import {
	type BadRow,
	type CsvColumns,
	decoded,
	isWorkbook,
	readRows,
	type ReadRow,
} from '#server/platform/csv/read-rows.ts';
import { auditedWrite } from './audited-write.ts';
import type { Writing } from './writer.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** Rows of one statement. */
const CHUNK = 1000;

export type { BadRow, CsvColumns, ReadRow };

/** Result of storing some rows. */
export type Stored = Pick<ImportReport, 'added' | 'changed' | 'unchanged'> & {
	bad?: BadRow[];
	changed_since?: ImportReport['changed_since'];
};

/** Rows to store, and whether to overwrite those that were changed since. */
export interface Storing<Row> {
	rows: readonly ReadRow<Row>[];
	takesChanged: boolean;
}

/** Rolls back a file that is not taken, and carries its report out of the transaction. */
class Untaken extends Error {
	override name = 'Untaken';
	readonly report: ImportReport;
	constructor(report: ImportReport) {
		super('the file is not taken');
		this.report = report;
	}
}

const toMark = (since: ImportReport['changed_since']): string =>
	createHash('sha256').update(JSON.stringify(since)).digest('base64url').slice(0, 22);

/**
 * Imports the records of one kind from a CSV file: all rows in one transaction with an entry in the
 * audit log, or none if a row is invalid, which the report names by line. If it would overwrite
 * changes made since its export, nothing is stored before staff has answered that list; if the list
 * has grown meanwhile, staff is asked again.
 */
export async function importCsv<Row>(
	call: StaffCall<ImportAnswer>,
	resource: string,
	columns: CsvColumns<Row>,
	store: (writing: Writing, storing: Storing<Row>) => Promise<Stored>,
): Promise<ImportReport | Response> {
	const type = (call.context.req.header('content-type') ?? '').split(';')[0]?.trim();
	if (type !== 'text/csv') return problem('unsupported_media_type');
	const bytes = await readBytes(call.context.req.raw, MAX_BYTES);
	if (bytes === null) return problem('payload_too_large');
	if (isWorkbook(bytes)) return problem('validation_failed', [{ path: '', code: 'workbook' }]);
	const text = decoded(bytes);
	if (text === null) return problem('validation_failed', [{ path: '', code: 'encoding' }]);
	const read = await readRows(text, columns);
	if (read === 'too_many') return problem('payload_too_large');
	if (read === 'no_header') return problem('validation_failed', [{ path: '', code: 'csv_header' }]);
	if (read === 'no_unit') return problem('validation_failed', [{ path: '', code: 'csv_unit' }]);
	const { changed_since: answer, seen } = call.query;
	const writeAll = auditedWrite(call, async (writing, note) => {
		const counts = { added: 0, changed: 0, unchanged: 0 };
		const report: ImportReport = {
			...counts,
			bad: [...read.bad],
			changed_since: [],
			is_taken: true,
			seen: '',
		};
		for (let start = 0; start < read.rows.length; start += CHUNK) {
			const rows = read.rows.slice(start, start + CHUNK);
			const stored = await store(writing, { rows, takesChanged: answer === 'take' });
			report.added += stored.added;
			report.changed += stored.changed;
			report.unchanged += stored.unchanged;
			report.bad.push(...(stored.bad ?? []));
			report.changed_since.push(...(stored.changed_since ?? []));
		}
		report.bad.sort((a, b) => a.line - b.line);
		if (report.bad.length > 0) {
			throw new Untaken({ ...report, ...counts, changed_since: [], is_taken: false });
		}
		report.seen = toMark(report.changed_since);
		const isAnswered = answer !== undefined && seen === report.seen;
		if (report.changed_since.length > 0 && !isAnswered) {
			throw new Untaken({ ...report, ...counts, is_taken: false });
		}
		const { added, changed } = report;
		await note({
			action: 'import',
			resource,
			record_id: '',
			changes: {
				added: { from: null, to: added },
				changed: { from: null, to: changed },
			},
		});
		return report;
	});
	return writeAll.catch((cause: unknown) => {
		if (cause instanceof Untaken) return cause.report;
		throw cause;
	});
}
