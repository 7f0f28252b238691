import * as v from 'valibot';

/** Column of an export that says what its row was when the file was made. */
export const EXPORTED = 'exported';

/** Fields of a kind that a file brings back, and the instant of their last change. */
export interface Marked {
	/** Names the row, so that cells that were sorted without their row are found out. */
	key: readonly string[];
	fields: readonly string[];
	changedAt: string;
}

const markSchema = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({
		key: v.array(v.string()),
		at: v.nullable(v.string()),
		was: v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
	}),
);
type Mark = v.InferOutput<typeof markSchema>;

/** Cell of the column `exported` for a record. */
export function exportedMark(
	record: Readonly<Record<string, unknown>>,
	{ key, fields, changedAt }: Marked,
): string {
	const mark = {
		key: key.map((field) => String(record[field])),
		at: record[changedAt] ?? null,
		was: Object.fromEntries(fields.map((field) => [field, record[field] ?? null])),
	};
	return JSON.stringify(mark);
}

/** Cell of the column `exported` in a file that is read back; it must be one that an export wrote. */
export const exportedCell = markSchema;

type Value = string | number | boolean | null;
type Values = Readonly<Record<string, Value>>;

/** Row of a file beside the record as it is now. */
export interface Compared {
	key: readonly string[];
	mark: Mark | undefined;
	/** Instant of the last change that an export without marks names. */
	at?: string | undefined;
	/** Cells that the file gives. */
	given: Values;
	now: { values: Values; at: string | null } | null;
}

/** A value that the file would write over a change that it does not know. */
export interface ChangedSince {
	field: string;
	/** Null also where the export had no value, or did not say. */
	exported: Value;
	now: Value;
	wanted: Value;
}

export type Comparison =
	| { kind: 'foreign' }
	/** The fields that the file itself changed; empty: none. */
	| { kind: 'apply'; fields: readonly string[] }
	| { kind: 'changed_since'; fields: readonly string[]; since: readonly ChangedSince[] };

/**
 * Compares a row of a file with what was exported and with what is there now. A row that nobody
 * changed in the file says nothing, however old the file is. One that was changed in the file and in
 * the shop is for a person to decide; by value alone, a number that went away and came back (sold,
 * then received) would be written over a second time, hence the instant.
 */
export function compareWithExport({ key, mark, at, given, now }: Compared): Comparison {
	const fields = Object.keys(given);
	if (mark && (mark.key.length !== key.length || mark.key.some((part, n) => part !== key[n]))) {
		return { kind: 'foreign' };
	}
	const changed = mark ? fields.filter((field) => given[field] !== mark.was[field]) : fields;
	const open = changed.filter((field) => given[field] !== (now?.values[field] ?? null));
	if (open.length === 0) return { kind: 'apply', fields: [] };
	const then = mark ? mark.at : at;
	// A row that was typed by hand knows of no earlier state.
	if (then === undefined) return { kind: 'apply', fields: open };
	const isSame =
		now !== null &&
		now.at === then &&
		(!mark || open.every((field) => now.values[field] === mark.was[field]));
	if (isSame) return { kind: 'apply', fields: open };
	const since = open.map((field) => ({
		field,
		exported: mark?.was[field] ?? null,
		now: now?.values[field] ?? null,
		wanted: given[field] ?? null,
	}));
	return { kind: 'changed_since', fields: open, since };
}
