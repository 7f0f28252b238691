import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { contentEntitySchema, type ContentEntity } from '#contract/content/documents/entities.ts';
import { type ContentDocument, DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { type ContentImport, exportContent, importContent } from '#contract/content/transfer.ts';
import type { CsvQuery } from '#contract/desk/spreadsheet.ts';
import { dayInRome } from '#domain/time/days.ts';
import { auditedWrite } from '#server/desk/ports.ts';
import { type StaffCall, staffRouteOver } from '#server/identity/staff-route.ts';
import { problem } from '#server/kernel/problem.ts';
import { readBytes } from '#http/raw-body.ts';
import { decoded } from '#server/platform/csv/decode.ts';
import type { Db } from '#server/platform/db/client.ts';
import { csvFormat, csvHead, csvRows } from '#server/platform/download/csv.ts';
import { downloadHeaders } from '#server/platform/download/download.ts';
import type { Assembled } from '../../module.ts';
import type { ContentKind } from '../documents/kind.ts';
import { contentKinds } from '../documents/kinds.ts';
import { toCell, listColumns, toHeader, shownCell } from './columns.ts';
import { readCsv, readJson, type Row, type Rows, type Unread } from './read.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const staffRoute = staffRouteOver<Assembled>();

const findKind = (entity: ContentEntity): ContentKind => contentKinds[entity];

/** Every live document of an entity, by id, in the order of its list. */
async function liveDocuments(db: Db, entity: ContentEntity): Promise<Map<string, ContentDocument>> {
	const found = new Map<string, ContentDocument>();
	for (const { id } of await findKind(entity).list(db)) {
		const document = await findKind(entity).read(db, id);
		if (document) found.set(id, document);
	}
	return found;
}

function asCsv(
	entity: ContentEntity,
	documents: ReadonlyMap<string, ContentDocument>,
	query: CsvQuery,
): string {
	const columns = listColumns(DOCUMENT_SCHEMAS[entity]);
	const isForPeople = query.csv_style !== undefined;
	const headed = columns.map((column) => ({
		column,
		header: isForPeople ? toHeader(column) : column.name,
	}));
	const names = ['id', ...headed.map(({ header }) => header)];
	const cell = isForPeople ? shownCell : toCell;
	const rows = [...documents].map(([id, document]) => ({
		id,
		...Object.fromEntries(headed.map(({ column, header }) => [header, cell(document, column)])),
	}));
	const format = csvFormat(query);
	return csvHead(names, format) + csvRows(names, rows, format);
}

const asJson = (entity: ContentEntity, documents: ReadonlyMap<string, ContentDocument>) =>
	JSON.stringify(
		{ entity, entries: [...documents].map(([id, document]) => ({ id, document })) },
		null,
		'\t',
	);

/** Reads a file; returns its rows, or the reason why it cannot be read. */
async function readFile(
	{ context }: StaffCall,
	entity: ContentEntity,
	live: ReadonlyMap<string, ContentDocument>,
): Promise<Rows | Unread | Response> {
	const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim();
	if (type !== 'text/csv' && type !== 'application/json') return problem('unsupported_media_type');
	const bytes = await readBytes(context.req.raw, MAX_BYTES);
	if (bytes === null) return problem('payload_too_large');
	if (type === 'text/csv') return readCsv(entity, bytes, live);
	const text = decoded(bytes);
	return text === null ? 'encoding' : readJson(entity, text);
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Makes drafts of documents that differ from the live entries: of all rows, or of none. */
async function keep(
	call: StaffCall & Pick<Assembled, 'modules'>,
	entity: ContentEntity,
	{ rows, bad }: Rows,
	live: ReadonlyMap<string, ContentDocument>,
): Promise<ContentImport | Response> {
	const report: ContentImport = { added: 0, changed: 0, unchanged: 0, bad: [...bad] };
	if (bad.length > 0) return report;
	const isSame = ({ id, document }: Row) =>
		isDeepStrictEqual(plain(live.get(id) ?? null), plain(document));
	const differing = rows.filter((row) => !isSame(row));
	report.unchanged = rows.length - differing.length;
	if (differing.length === 0) return report;
	const keepDraft = call.modules.find((module) => module.keepDraft !== null)?.keepDraft;
	if (!keepDraft) return problem('unavailable');
	return auditedWrite(call, async ({ tx, staff, now }, note) => {
		for (const { line, id, document } of differing) {
			const base = live.get(id) ?? null;
			const isKept = await keepDraft(tx, { entity, id, document, base, by: staff.email, at: now });
			if (!isKept) report.bad.push({ line, id, path: '', code: 'has_draft' });
			else report[base ? 'changed' : 'added'] += 1;
		}
		if (report.bad.length > 0) throw new Untaken(report.bad);
		const { added, changed } = report;
		await note({
			action: 'import',
			resource: entity,
			record_id: '',
			changes: { added: { from: null, to: added }, changed: { from: null, to: changed } },
		});
		return report;
	}).catch((cause: unknown) => {
		if (!(cause instanceof Untaken)) throw cause;
		return { added: 0, changed: 0, unchanged: 0, bad: cause.bad };
	});
}

/** Rolls a transaction back. */
class Untaken extends Error {
	override name = 'Untaken';
	readonly bad: ContentImport['bad'];
	constructor(bad: ContentImport['bad']) {
		super('a row was not taken');
		this.bad = bad;
	}
}

export const transferRoutes = {
	exportContent: staffRoute(exportContent, async ({ db, param, query, clock }) => {
		const entity = param('entity');
		if (!v.is(contentEntitySchema, entity)) return null;
		const documents = await liveDocuments(db, entity);
		const name = `${entity}-${dayInRome(clock())}.${query.format}`;
		return query.format === 'csv'
			? new Response(asCsv(entity, documents, query), {
					headers: downloadHeaders('text/csv; charset=utf-8', name),
				})
			: new Response(asJson(entity, documents), {
					headers: downloadHeaders('application/json', name),
				});
	}),

	importContent: staffRoute(importContent, async (call) => {
		const entity = call.param('entity');
		if (!v.is(contentEntitySchema, entity)) return null;
		const live = await liveDocuments(call.db, entity);
		const read = await readFile(call, entity, live);
		if (read instanceof Response) return read;
		if (read === 'too_many') return problem('payload_too_large');
		if (typeof read === 'string') {
			return problem('validation_failed', [{ path: '', code: read }]);
		}
		return keep(call, entity, read, live);
	}),
};
