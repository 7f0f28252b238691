import * as v from 'valibot';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { type ContentDocument, DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import type { ContentImport } from '#contract/content/transfer.ts';
import { idSchema } from '#contract/units.ts';
import { whyNotStorable } from '#domain/documents/storable.ts';
import { decoded, isWorkbook, readRows } from '#server/platform/csv/read-rows.ts';
import { listColumns, toDocument } from './columns.ts';

export type BadRow = ContentImport['bad'][number];

/** Row with its document. */
export interface Row {
	line: number;
	id: string;
	document: ContentDocument;
}
export interface Rows {
	rows: Row[];
	bad: BadRow[];
}
/** Reason why a file as a whole cannot be read. */
export type Unread = 'csv_header' | 'encoding' | 'json' | 'workbook' | 'too_many';

/** Live documents by id, for rows that hold a part of one. */
export type LiveDocuments = ReadonlyMap<string, ContentDocument>;

function parsed(entity: ContentEntity, line: number, id: string, given: unknown): Row | BadRow {
	const why = whyNotStorable(given);
	if (why) return { line, id, path: '', code: why };
	const result = v.safeParse(DOCUMENT_SCHEMAS[entity], given);
	if (result.success) return { line, id, document: result.output };
	const [issue] = result.issues;
	return { line, id, path: v.getDotPath(issue) ?? '', code: issue.type };
}

function sorted(found: readonly (Row | BadRow)[]): Rows {
	const rows = found.filter((one): one is Row => 'document' in one);
	return { rows, bad: found.filter((one): one is BadRow => !('document' in one)) };
}

const entrySchema = v.strictObject({ id: idSchema, document: v.unknown() });
const fileSchema = v.object({ entries: v.array(v.unknown()) });

/** Reads documents from JSON in the format of an export. */
export function readJson(entity: ContentEntity, text: string): Rows | Unread {
	let given: unknown;
	try {
		given = JSON.parse(text);
	} catch {
		return 'json';
	}
	const file = v.safeParse(fileSchema, given);
	if (!file.success) return 'json';
	const seen = new Set<string>();
	return sorted(
		file.output.entries.map((one, at): Row | BadRow => {
			const line = at + 1;
			const entry = v.safeParse(entrySchema, one);
			if (!entry.success) return { line, id: '', path: 'id', code: 'entry' };
			const { id, document } = entry.output;
			if (seen.has(id)) return { line, id, path: 'id', code: 'duplicate' };
			seen.add(id);
			return parsed(entity, line, id, document);
		}),
	);
}

/** Reads documents from CSV in the format of an export; fields without a column are kept. */
export async function readCsv(
	entity: ContentEntity,
	bytes: Uint8Array,
	live: LiveDocuments,
): Promise<Rows | Unread> {
	if (isWorkbook(bytes)) return 'workbook';
	const text = decoded(bytes);
	if (text === null) return 'encoding';
	const columns = listColumns(DOCUMENT_SCHEMAS[entity]);
	const read = await readRows(text, {
		required: ['id'],
		optional: columns.map(({ name }) => name),
		passedOver: [],
		row: v.objectWithRest({ id: v.pipe(v.string(), v.toLowerCase(), idSchema) }, v.string()),
		toKey: ({ id }) => id,
	});
	if (read === 'no_header' || read === 'no_unit') return 'csv_header';
	if (read === 'too_many') return read;
	const empty = Object.fromEntries(read.names.map((name) => [name, '']));
	const found = read.rows.map(({ line, row }) => {
		const { id } = row;
		const said = toDocument(live.get(id) ?? null, { ...empty, ...row }, columns);
		if ('bad' in said) return { line, id, path: said.bad, code: 'cell' };
		return parsed(entity, line, id, said.document);
	});
	const { rows, bad } = sorted(found);
	const unread = read.bad.map(({ line, code }) => ({ line, id: '', path: '', code }));
	return { rows, bad: [...bad, ...unread].toSorted((a, b) => a.line - b.line) };
}
