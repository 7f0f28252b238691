import {
	changeDeskRecord,
	createDeskRecord,
	exportDeskRecords,
	getDeskRecord,
	listDeskRecords,
	removeDeskRecord,
} from '#contract/desk/endpoints.ts';
import { deskResource, type DeskResourceName, isDeskResource } from '#contract/desk/resources.ts';
import type { StaffRole } from '#contract/desk/states.ts';
import { dayInRome } from '#domain/days.ts';
import { problem } from '#server/kernel/problem.ts';
import { changesOf, writeAudit } from '#server/identity/audit.ts';
import { csvHead, csvRows } from '#server/platform/download/csv.ts';
import { downloadHeaders } from '#server/platform/download/download.ts';
import { exportRecords } from './export.ts';
import { partsOf } from './parts.ts';
import { type DeskRecord, findRecord, isRecord, listRecords } from './query.ts';
import { type StaffCall, staffRoute } from '#server/identity/staff-route.ts';
import { isRefusal, refuse, type Writer } from './writer.ts';
import { auditedWrite } from './audited-write.ts';
import { WRITERS } from './writers/registry.ts';

/** The kind that the path names, if there is one and somebody may; else the answer to give. */
function kindOf(
	{ param, staff }: StaffCall,
	rolesOf: (name: DeskResourceName) => readonly StaffRole[],
): { name: DeskResourceName } | Response {
	const name = param('resource');
	if (!isDeskResource(name)) return problem('not_found');
	return rolesOf(name).includes(staff.role) ? { name } : problem('forbidden');
}

function writerOf(name: DeskResourceName): Writer {
	return WRITERS[name] ?? {};
}

/** Records as CSV, as they come. */
function csvOf(
	columns: readonly string[],
	pieces: ReadableStream<DeskRecord[]>,
): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	return pieces.pipeThrough(
		new TransformStream<DeskRecord[], Uint8Array>({
			start: (controller) => controller.enqueue(encoder.encode(csvHead(columns))),
			transform: (rows, controller) => controller.enqueue(encoder.encode(csvRows(columns, rows))),
		}),
	);
}

export const recordRoutes = {
	exportDeskRecords: staffRoute(exportDeskRecords, async (call) => {
		const kind = kindOf(call, (name) => deskResource(name).export);
		if (kind instanceof Response) return kind;
		const { name } = kind;
		const found = await exportRecords(call.db, name, call.query);
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
			// Nobody would read the rows, and a connection would wait for it.
			await found.pieces.cancel();
			return new Response(null, { headers });
		}
		const columns = Object.keys(deskResource(name).record.entries);
		return new Response(csvOf(columns, found.pieces), { headers });
	}),

	listDeskRecords: staffRoute(listDeskRecords, async (call) => {
		const kind = kindOf(call, (name) => deskResource(name).read);
		if (kind instanceof Response) return kind;
		const { page, per_page: limit } = call.query;
		const offset = (page - 1) * limit;
		const found = await listRecords(call.db, kind.name, call.query, { offset, limit });
		return 'faults' in found ? problem('validation_failed', found.faults) : found;
	}),

	getDeskRecord: staffRoute(getDeskRecord, async (call) => {
		const kind = kindOf(call, (name) => deskResource(name).read);
		if (kind instanceof Response) return kind;
		const record = await findRecord(call.db, kind.name, call.param('id'));
		if (!record) return null;
		return { ...record, ...(await partsOf(call.db, kind.name, record.id)) };
	}),

	createDeskRecord: staffRoute(createDeskRecord, async (call) => {
		const kind = kindOf(call, (name) => deskResource(name).create?.roles ?? []);
		if (kind instanceof Response) return kind;
		const { name } = kind;
		const { create } = writerOf(name);
		if (!create) return problem('forbidden');
		return auditedWrite(call, async (writing, note) => {
			const made = await create(writing, call.body);
			if (isRefusal(made)) return made;
			const { id, body, ...told } = made;
			await note({ action: 'create', resource: name, record_id: id, changes: changesOf({}, body) });
			const record = await findRecord(writing.tx, name, id);
			return record ? { ...record, ...told } : refuse('conflict');
		});
	}),

	changeDeskRecord: staffRoute(changeDeskRecord, async (call) => {
		const kind = kindOf(call, (name) => deskResource(name).change?.roles ?? []);
		if (kind instanceof Response) return kind;
		const { name } = kind;
		const { change } = writerOf(name);
		if (!change) return problem('forbidden');
		return auditedWrite(call, async (writing, note) => {
			const before = await findRecord(writing.tx, name, call.param('id'));
			if (!before) return refuse('not_found');
			const { id } = before;
			const taken = await change(writing, id, call.body);
			if (isRefusal(taken)) return taken;
			const changes = changesOf(before, taken.body);
			await note({ action: 'change', resource: name, record_id: id, changes });
			return (await findRecord(writing.tx, name, id)) ?? before;
		});
	}),

	removeDeskRecord: staffRoute(removeDeskRecord, async (call) => {
		const kind = kindOf(call, (name) => deskResource(name).remove);
		if (kind instanceof Response) return kind;
		const { name } = kind;
		const { remove } = writerOf(name);
		const id = call.param('id');
		if (!remove || isRecord(name, id) === null) return null;
		return auditedWrite(call, async (writing, note) => {
			const record = await findRecord(writing.tx, name, id);
			if (!record) return refuse('not_found');
			const refusal = await remove(writing, id);
			if (refusal) return refusal;
			await note({ action: 'remove', resource: name, record_id: id });
			return { id };
		});
	}),
};
