/** Kinds of record, and the binding to their tables. */
export { deskKind, type DeskKind, type DeskParts } from './kind.ts';
/** Finds one record of a kind, as the desk shows it; `isRecord` checks if an id can be one. */
export { findRecord, isRecord } from './query.ts';
/** Writes of records: each is parsed against the contract before it runs. */
export {
	changeWriter,
	conflict,
	creationWriter,
	preparedCreationWriter,
	fault,
	refuse,
	type Refusal,
	type Writer,
	type Writing,
} from './writer.ts';
/** Runs a write and its entry in the audit log in one transaction. */
export { auditedWrite } from './audited-write.ts';
/** Imports records from a CSV file, all valid ones or nothing. */
export {
	type BadRow,
	type CsvColumns,
	importCsv,
	type ReadRow,
	type Stored,
	type Storing,
} from './import-csv.ts';
/** Finds rows of a file that changed since its export. */
export { type Comparison, compareWithExport, EXPORTED, exportedCell } from './exported-mark.ts';
