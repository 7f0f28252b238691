import { and, asc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import * as contract from '#contract/orders/desk-invoices.ts';
import { auditedWrite, conflict, refuse } from '#server/desk/ports.ts';
import { writeAudit } from '#server/identity/audit.ts';
import { problem } from '#server/kernel/problem.ts';
import { downloadHeaders } from '#server/platform/download/download.ts';
import { toZip } from '#server/platform/download/zip.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { isUuid, orderRoute } from '../record/act.ts';
import { order_invoices } from '../tables-invoices.ts';
import { daysFrom } from './bookings.ts';
import { nextFile, type InvoiceRow } from './issue.ts';
import { fatturaFor } from './to-issue.ts';

async function findInvoice(db: Db | Tx, id: string): Promise<InvoiceRow | undefined> {
	if (!isUuid(id)) return undefined;
	const [row] = await db.select().from(order_invoices).where(eq(order_invoices.id, id));
	return row;
}

/** Every file of some days, and a list of those that cannot be made, with the reason. */
async function listFiles(db: Db, rows: readonly InvoiceRow[]) {
	const files: { name: string; text: string }[] = [];
	const missing: string[] = [];
	for (const row of rows) {
		const made = await fatturaFor(db, row);
		if (made.outcome === 'made') files.push({ name: made.file_name, text: made.xml });
		else missing.push(`${row.number}\t${made.reason}`);
	}
	const list = { name: 'mancanti.txt', text: `${missing.join('\r\n')}\r\n` };
	return { files: missing.length > 0 ? [...files, list] : files, made: files.length };
}

export const invoiceRoutes = {
	getInvoiceFile: orderRoute(contract.getInvoiceFile, async ({ db, param }) => {
		const row = await findInvoice(db, param('id'));
		if (!row) return null;
		if (row.kind === 'receipt')
			return problem('conflict', [{ path: 'invoice', code: 'is_receipt' }]);
		const made = await fatturaFor(db, row);
		if (made.outcome === 'refused') {
			return problem('conflict', [{ path: 'invoice', code: `invoice_${made.reason}` }]);
		}
		const headers = downloadHeaders('application/xml; charset=utf-8', made.file_name);
		return new Response(made.xml, { headers });
	}),

	renameInvoiceFile: orderRoute(contract.renameInvoiceFile, (call) =>
		auditedWrite(call, async ({ tx }, note) => {
			const id = call.param('id');
			const row = await findInvoice(tx, id);
			if (!row) return refuse('not_found');
			if (row.kind === 'receipt') return conflict('invoice', 'is_receipt');
			const file = await nextFile(tx);
			const made = await fatturaFor(tx, { ...row, file });
			if (made.outcome === 'refused') return conflict('invoice', `invoice_${made.reason}`);
			await tx.update(order_invoices).set({ file }).where(eq(order_invoices.id, id));
			const changes = { file: { from: row.file, to: file } };
			await note({ action: 'rename_file', resource: 'invoices', record_id: id, changes });
			return { id, file_name: made.file_name };
		}),
	),

	exportInvoiceFiles: orderRoute(contract.exportInvoiceFiles, async (call) => {
		const { db, query, staff, clock } = call;
		const { from, before } = daysFrom(query);
		const rows = await db
			.select()
			.from(order_invoices)
			.where(
				and(
					isNotNull(order_invoices.file),
					gte(order_invoices.issued_on, from),
					lt(order_invoices.issued_on, before),
				),
			)
			.orderBy(asc(order_invoices.file));
		const { files, made } = await listFiles(db, rows);
		const changes = { records: { from: null, to: made } };
		await db.transaction((tx) =>
			writeAudit(tx, staff, clock(), {
				action: 'export',
				resource: 'invoices',
				record_id: '',
				changes,
			}),
		);
		const headers = downloadHeaders('application/zip', `fatture-${query.from}-${query.to}.zip`);
		return new Response(toZip(files), { headers });
	}),
};
