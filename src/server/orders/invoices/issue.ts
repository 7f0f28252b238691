import { and, eq, inArray, sql } from 'drizzle-orm';
import type { InvoiceKind } from '#contract/orders/invoices.ts';
import { dayInRome } from '#domain/time/days.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { OrderRow, RefundRow } from '../record/queries.ts';
import { order_invoice_counters, order_invoices } from '../tables-invoices.ts';
import { getSupplier } from './supplier.ts';

export type InvoiceRow = typeof order_invoices.$inferSelect;

/** Prefix before the year, so that no two registers share a number. */
const PREFIX: Record<InvoiceKind, string> = {
	invoice: '',
	receipt: 'R',
	credit_note: 'NC',
	debit_note: 'ND',
};
/** Files are counted once for all years. */
const FILES = { series: 'file', year: 0 };

/**
 * Takes the next number of a register, in the caller's transaction: a rollback undoes both, so that
 * no number is missing. Other callers wait until the transaction ends.
 */
async function nextIn(tx: Tx, { series, year }: typeof FILES): Promise<number> {
	const [row] = await tx
		.insert(order_invoice_counters)
		.values({ series, year, next: 2 })
		.onConflictDoUpdate({
			target: [order_invoice_counters.series, order_invoice_counters.year],
			set: { next: sql`${order_invoice_counters.next} + 1` },
		})
		.returning({ next: order_invoice_counters.next });
	if (!row) throw new Error(`no number of the series ${series} was assigned`);
	return row.next - 1;
}

/** Takes a file number that no file has had. */
export const nextFile = (tx: Tx) => nextIn(tx, FILES);

async function issue(
	tx: Tx,
	order: OrderRow,
	{ kind, amount, refund_id }: { kind: InvoiceKind; amount: number; refund_id: string | null },
	now: Date,
): Promise<void> {
	const issued_on = dayInRome(now);
	const year = Number(issued_on.slice(0, 4));
	const supplier = await getSupplier(tx);
	const sequence = await nextIn(tx, { series: kind, year });
	await tx.insert(order_invoices).values({
		order_id: order.id,
		kind,
		year,
		sequence,
		number: `${PREFIX[kind]}${year}/${sequence}`,
		issued_on,
		issued_at: now,
		total_amount: amount,
		currency: order.currency,
		refund_id,
		file: kind === 'receipt' ? null : await nextFile(tx),
		supplier,
	});
}

/** Register entry of a paid order: an invoice if requested, else a receipt. */
export async function findInvoice(tx: Db | Tx, orderId: string): Promise<InvoiceRow | undefined> {
	const isIt = and(
		eq(order_invoices.order_id, orderId),
		inArray(order_invoices.kind, ['invoice', 'receipt']),
	);
	const [row] = await tx.select().from(order_invoices).where(isIt);
	return row;
}

/** Enters an order into its register, once, in the transaction in which it is paid. */
export async function issueInvoice(tx: Tx, order: OrderRow, now: Date): Promise<void> {
	if (await findInvoice(tx, order.id)) return;
	const kind = order.buyer_kind === 'private' ? 'receipt' : 'invoice';
	await issue(tx, order, { kind, amount: order.total_amount, refund_id: null }, now);
}

/** Issues the credit note of a refund; for a receipt, the day's takings are less instead. */
export async function issueCreditNote(
	tx: Tx,
	order: OrderRow,
	{ id, counted }: RefundRow,
	now: Date,
): Promise<void> {
	if (!counted) return;
	const corrected = await findInvoice(tx, order.id);
	if (corrected?.kind !== 'invoice') return;
	await issue(tx, order, { kind: 'credit_note', amount: counted.amount, refund_id: id }, now);
}

/** The credit note of a refund, if it has one. */
export async function findCreditNote(
	tx: Db | Tx,
	refundId: string,
): Promise<InvoiceRow | undefined> {
	const isIt = and(eq(order_invoices.refund_id, refundId), eq(order_invoices.kind, 'credit_note'));
	const [row] = await tx.select().from(order_invoices).where(isIt);
	return row;
}

/**
 * Reverses a credit note by a debit note of the same lines (art. 26 c. 1 DPR 633/72): the sale
 * applies again. For a receipt, the day’s takings increase instead.
 */
export async function issueDebitNote(
	tx: Tx,
	order: OrderRow,
	{ id }: RefundRow,
	now: Date,
): Promise<void> {
	const note = await findCreditNote(tx, id);
	if (!note) return;
	await issue(tx, order, { kind: 'debit_note', amount: note.total_amount, refund_id: id }, now);
}
