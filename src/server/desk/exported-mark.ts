import * as v from 'valibot';

/** Column of an export that holds the state of its row when the file was made. */
export const EXPORTED = 'exported';

/** Editable fields of a kind in a file, and the instant of their last change. */
export interface Marked {
	/** Key of the row, which reveals cells that were sorted without their row. */
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

/** Cell of the column `exported` in a file that is read back; an export must have written it. */
export const exportedCell = markSchema;

type Value = string | number | boolean | null;
type Values = Readonly<Record<string, Value>>;

/** Row of a file beside the present record. */
export interface Compared {
	key: readonly string[];
	mark: Mark | undefined;
	/** Instant of the last change that an export without marks names. */
	at?: string | undefined;
	/** Cells that the file gives. */
	given: Values;
	now: { values: Values; at: string | null } | null;
}

/** Value of the file that would overwrite a change made since its export. */
export interface ChangedSince {
	field: string;
	/** Null also if the export had no value, or did not record it. */
	exported: Value;
	now: Value;
	wanted: Value;
}

export type Comparison =
	| { kind: 'foreign' }
	/** Fields that the file itself changed; empty for none. */
	| { kind: 'apply'; fields: readonly string[] }
	| { kind: 'changed_since'; fields: readonly string[]; since: readonly ChangedSince[] };

/**
 * Compares a row of a file with its exported state and with the present one. A row that was not
 * changed in the file changes nothing, however old the file is. A row changed in the file and in
 * the shop needs a person's decision. Values alone do not suffice: a number that changed and came
 * back (sold, then received) would be overwritten a second time, hence the instant.
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
	// A hand-written row has no earlier state.
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
