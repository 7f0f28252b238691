import {
	changeDeskRecord,
	createDeskRecord,
	exportDeskRecords,
	getDeskRecord,
	listDeskRecords,
	removeDeskRecord,
} from '#contract/desk/endpoints.ts';
import { unwrapped } from '#contract/desk/amounts.ts';
import { isPicture } from '#contract/desk/fields.ts';
import type { DeskResource } from '#contract/desk/resource.ts';
import type { CsvQuery } from '#contract/desk/spreadsheet.ts';
import type { StaffRole } from '#contract/identity/roles.ts';
import { dayInRome } from '#domain/time/days.ts';
import { problem } from '#server/kernel/problem.ts';
import { toChanges, logOpening, writeAudit } from '#server/identity/audit.ts';
import { csvFormat, csvHead, csvRows, type CsvFormat } from '#server/platform/download/csv.ts';
import { downloadHeaders } from '#server/platform/download/download.ts';
import { deskRoute, type DeskCall } from './desk-route.ts';
import { exportRecords } from './export.ts';
import { EXPORTED, exportedMark } from './exported-mark.ts';
import type { DeskKind } from './kind.ts';
import { type DeskRecord, findRecord, isRecord, listRecords } from './query.ts';
import { spreadsheetColumns } from './spreadsheet.ts';
import { isRefusal, refuse } from './writer.ts';
import { auditedWrite, refused } from './audited-write.ts';

/** Kind that the path names, if it exists and the role may use it; else the refusal. */
function toKind(
	{ param, staff, modules }: DeskCall,
	getRoles: (resource: DeskResource) => readonly StaffRole[],
): DeskKind | Response {
	const name = param('resource');
	const kind = modules.flatMap(({ desk }) => desk).find(({ resource }) => resource.name === name);
	if (!kind) return problem('not_found');
	return getRoles(kind.resource).includes(staff.role) ? kind : problem('forbidden');
}

/** Related records of a single record, from its own capability and those that add to its kind. */
async function listParts({ db, modules }: DeskCall, { resource, parts }: DeskKind, id: string) {
	const added = modules.flatMap(({ deskParts }) => deskParts[resource.name] ?? []);
	const told = await Promise.all([parts, ...added].map((ask) => ask?.(db, id)));
	return Object.assign({}, ...told);
}

/** Fields of a record that a file holds: pictures say nothing there. */
const toExported = ({ entries }: DeskKind['resource']['record']): string[] =>
	Object.entries(entries).flatMap(([name, schema]) => (isPicture(unwrapped(schema)) ? [] : [name]));

/** Columns of a kind's file, with the value of a record in each. */
function columnsFor({ resource, marked }: DeskKind, { csv_style, csv_language }: CsvQuery) {
	const own =
		csv_style === undefined
			? toExported(resource.record).map((header) => ({
					header,
					valueIn: (record: DeskRecord): unknown => record[header],
				}))
			: spreadsheetColumns(resource, csv_language);
	return marked
		? [...own, { header: EXPORTED, valueIn: (row: DeskRecord) => exportedMark(row, marked) }]
		: own;
}

/** Converts a stream of records to CSV. */
function toCsv(
	columns: ReturnType<typeof columnsFor>,
	pieces: ReadableStream<DeskRecord[]>,
	format: CsvFormat,
): ReadableStream<Uint8Array> {
	const headers = columns.map(({ header }) => header);
	const toRow = (record: DeskRecord) =>
		Object.fromEntries(columns.map(({ header, valueIn }) => [header, valueIn(record)]));
	const encoder = new TextEncoder();
	return pieces.pipeThrough(
		new TransformStream<DeskRecord[], Uint8Array>({
			start: (controller) => controller.enqueue(encoder.encode(csvHead(headers, format))),
			transform: (rows, controller) =>
				controller.enqueue(encoder.encode(csvRows(headers, rows.map(toRow), format))),
		}),
	);
}

export const recordRoutes = {
	exportDeskRecords: deskRoute(exportDeskRecords, async (call) => {
		const kind = toKind(call, (resource) => resource.export);
		if (kind instanceof Response) return kind;
		const { name } = kind.resource;
		const { csv_style, csv_language, ...query } = call.query;
		const found = await exportRecords(call.db, kind, query);
		if ('faults' in found) return problem('validation_failed', found.faults);
		const now = call.clock();
		try {
			await call.db.transaction((tx) =>
				writeAudit(tx, call.staff, now, {
					action: 'export',
					resource: name,
					record_id: '',
					changes: { records: { from: null, to: found.total } },
				}),
			);
		} catch (cause) {
			await found.pieces.cancel();
			throw cause;
		}
		const headers = downloadHeaders('text/csv; charset=utf-8', `${name}-${dayInRome(now)}.csv`);
		if (call.context.req.method === 'HEAD') {
			// A HEAD request reads no rows, and a connection would wait for it.
			await found.pieces.cancel();
			return new Response(null, { headers });
		}
		const columns = columnsFor(kind, call.query);
		const format = csvFormat({ csv_style, csv_language });
		return new Response(toCsv(columns, found.pieces, format), { headers });
	}),

	listDeskRecords: deskRoute(listDeskRecords, async (call) => {
		const kind = toKind(call, ({ read }) => read);
		if (kind instanceof Response) return kind;
		const { page, per_page: limit } = call.query;
		const offset = (page - 1) * limit;
		const found = await listRecords(call.db, kind, call.query, { offset, limit });
		return 'faults' in found ? problem('validation_failed', found.faults) : found;
	}),

	getDeskRecord: deskRoute(getDeskRecord, async (call) => {
		const kind = toKind(call, ({ read }) => read);
		if (kind instanceof Response) return kind;
		const record = await findRecord(call.db, kind, call.param('id'));
		if (!record) return null;
		const { isPersonal, name } = kind.resource;
		if (isPersonal) {
			const opened = { resource: name, record_id: record.id };
			await logOpening(call.db, call.staff, call.clock(), opened);
		}
		return { ...record, ...(await listParts(call, kind, record.id)) };
	}),

	createDeskRecord: deskRoute(createDeskRecord, async (call) => {
		const kind = toKind(call, ({ create }) => create?.roles ?? []);
		if (kind instanceof Response) return kind;
		const { name } = kind.resource;
		const { create } = kind.writer;
		if (!create) return problem('forbidden');
		const creation = await create(call.body);
		if (isRefusal(creation)) return refused(creation);
		return auditedWrite(call, async (writing, note) => {
			const made = await creation(writing);
			if (isRefusal(made)) return made;
			const { id, body, ...told } = made;
			await note({ action: 'create', resource: name, record_id: id, changes: toChanges({}, body) });
			const record = await findRecord(writing.tx, kind, id);
			return record ? { ...record, ...told } : refuse('conflict');
		});
	}),

	changeDeskRecord: deskRoute(changeDeskRecord, async (call) => {
		const kind = toKind(call, ({ change }) => change?.roles ?? []);
		if (kind instanceof Response) return kind;
		const { name } = kind.resource;
		const { change } = kind.writer;
		if (!change) return problem('forbidden');
		return auditedWrite(call, async (writing, note) => {
			const before = await findRecord(writing.tx, kind, call.param('id'));
			if (!before) return refuse('not_found');
			const { id } = before;
			const taken = await change(writing, id, call.body);
			if (isRefusal(taken)) return taken;
			const changes = toChanges(before, taken.body);
			await note({ action: 'change', resource: name, record_id: id, changes });
			return (await findRecord(writing.tx, kind, id)) ?? before;
		});
	}),

	removeDeskRecord: deskRoute(removeDeskRecord, async (call) => {
		const kind = toKind(call, ({ remove }) => remove);
		if (kind instanceof Response) return kind;
		const { name } = kind.resource;
		const { remove } = kind.writer;
		const id = call.param('id');
		if (!remove || isRecord(kind, id) === null) return null;
		return auditedWrite(call, async (writing, note) => {
			const record = await findRecord(writing.tx, kind, id);
			if (!record) return refuse('not_found');
			const refusal = await remove(writing, id);
			if (refusal) return refusal;
			await note({ action: 'remove', resource: name, record_id: id });
			return { id };
		});
	}),
};
