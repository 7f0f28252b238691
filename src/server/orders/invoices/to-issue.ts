import { eq } from 'drizzle-orm';
import type { PaymentProviderName } from '#contract/payments/payments.ts';
import { dayInRome } from '#domain/time/days.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toFattura, transmissionId, type Fattura } from '../fattura/fattura.ts';
import type { InvoiceBuyer, InvoiceLine, InvoiceToIssue } from '../fattura/invoice.ts';
import { linesOfOrder, linesOfRefund } from '../fattura/lines.ts';
import { listAttempts, listLines, listRefundRows, type OrderRow } from '../record/queries.ts';
import { isSurplus, toMoney } from '../record/money.ts';
import { orders } from '../tables.ts';
import { findCreditNote, findInvoice, type InvoiceRow } from './issue.ts';

const toBuyer = ({ details: { billing, invoice }, buyer_kind: kind }: OrderRow): InvoiceBuyer => {
	const { lines: _, phone: __, ...address } = billing;
	const { company_latin = '' } = invoice;
	const company = invoice.company || billing.company;
	return { ...address, ...invoice, company, company_latin, kind };
};

/** Means of payment on an invoice, by provider. */
const MEANS: Record<PaymentProviderName, NonNullable<InvoiceToIssue['payment']>['means']> = {
	bank_transfer: 'bank_transfer',
	stripe: 'card',
	test: 'card',
};

/** Invoice lines of an order, or of a refund. */
async function invoiceLines(
	db: Db | Tx,
	order: OrderRow,
	refundId: string | null,
): Promise<InvoiceLine[]> {
	const lines = await listLines(db, order.id);
	const money = toMoney(order, lines);
	const articles = lines.map(({ article }) => ({
		description: [...new Set([article.product.name, article.name])].join(', '),
		code: article.code,
	}));
	if (refundId === null) return linesOfOrder(money, articles);
	const refund = (await listRefundRows(db, order.id)).find(({ id }) => id === refundId);
	return refund?.counted ? linesOfRefund(money, refund.counted, articles) : [];
}

/** Document type for the exchange system; receipts are not sent there. */
const toDocument = ({ kind }: InvoiceRow): InvoiceToIssue['document'] =>
	kind === 'receipt' ? 'invoice' : kind;

/** Entry that a note corrects: the invoice, or for a debit note the credit note it reverses. */
async function correctedBy(
	db: Db | Tx,
	{ kind, order_id, refund_id }: InvoiceRow,
): Promise<InvoiceRow | undefined> {
	if (kind === 'credit_note') return findInvoice(db, order_id);
	return kind === 'debit_note' && refund_id !== null ? findCreditNote(db, refund_id) : undefined;
}

/** Content of a register entry, built from its order and refund. */
export async function invoiceToIssue(
	db: Tx | Db,
	invoice: InvoiceRow,
): Promise<{ order: OrderRow; invoice: InvoiceToIssue }> {
	const [order] = await db.select().from(orders).where(eq(orders.id, invoice.order_id));
	if (!order) throw new Error(`invoice ${invoice.number}: its order is missing`);
	const document = toDocument(invoice);
	const isNote = document !== 'invoice';
	const corrected = await correctedBy(db, invoice);
	const [attempts, refunds] = [
		await listAttempts(db, order.id),
		await listRefundRows(db, order.id),
	];
	const paid = attempts.find(
		(attempt) => ['paid', 'refunded'].includes(attempt.status) && !isSurplus(attempt, refunds),
	);
	return {
		order,
		invoice: {
			document,
			number: invoice.number,
			issued_on: invoice.issued_on,
			transmission: transmissionId(invoice.file ?? 0),
			currency: invoice.currency,
			treatment: order.tax_treatment,
			destination: order.country,
			buyer: toBuyer(order),
			lines: await invoiceLines(db, order, invoice.refund_id),
			order: { number: order.number, placed_on: dayInRome(order.placed_at) },
			corrects: corrected ? { number: corrected.number, issued_on: corrected.issued_on } : null,
			payment: isNote
				? null
				: {
						means: paid ? MEANS[paid.provider] : 'card',
						due_on: dayInRome(order.paid_at ?? order.placed_at),
					},
		},
	};
}

/** E-invoice file of a register entry. */
export async function fatturaFor(db: Db | Tx, entry: InvoiceRow): Promise<Fattura> {
	const { invoice } = await invoiceToIssue(db, entry);
	return toFattura(invoice, entry.supplier);
}
