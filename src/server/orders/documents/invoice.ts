import { formatDate } from '#i18n/format.ts';
import { daysAfter } from '#domain/time/days.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { PdfDocumentModel } from '#server/platform/pdf/pdf-model.ts';
import { listRefundRows } from '../record/queries.ts';
import type { InvoiceRow } from '../invoices/issue.ts';
import { invoiceToIssue } from '../invoices/to-issue.ts';
import {
	buyerLines,
	handFor,
	toPdfModel,
	rateText,
	untaxedNote,
	vatFacts,
	type Printing,
} from './parts.ts';

/** Register entry as a document to read; the legally valid invoice is the file. */
export async function invoiceDocument(
	db: Db | Tx,
	services: Printing,
	entry: InvoiceRow,
): Promise<PdfDocumentModel> {
	const { order, invoice } = await invoiceToIssue(db, entry);
	const hand = await handFor(db, services, order);
	const { texts, money, locale } = hand;
	const refunds = await listRefundRows(db, order.id);
	const back = refunds.find(({ id }) => id === entry.refund_id)?.counted;
	const about = entry.kind === 'debit_note' ? texts.takesBack : texts.corrects;
	const facts = [
		{ label: texts.number, value: entry.number },
		{ label: texts.date, value: formatDate(daysAfter(entry.issued_on, 0), locale) },
		{ label: texts.order, value: order.number },
		...(invoice.corrects ? [{ label: about, value: invoice.corrects.number }] : []),
	];
	return toPdfModel(
		hand,
		{ title: texts.titles[entry.kind], subject: entry.number, made_at: entry.issued_at },
		[
			{ kind: 'facts', rows: facts },
			{ kind: 'columns', columns: [{ title: texts.buyer, lines: buyerLines(order, hand) }] },
			{
				kind: 'table',
				head: [texts.article, texts.quantity, texts.rate, texts.amount],
				widths: [60, 70, 90],
				rows: invoice.lines.map((line) => [
					[line.is_accessory ? texts.shipping : line.description, line.code && `(${line.code})`]
						.filter(Boolean)
						.join(' '),
					`${line.quantity}`,
					rateText(line.vat_rate, locale),
					money(line.total_amount),
				]),
			},
			{
				kind: 'sums',
				rows: [
					{ label: texts.total, value: money(entry.total_amount), isStrong: true },
					...vatFacts(back?.rates ?? order.rates, hand),
				],
			},
			...untaxedNote(order, hand),
			...(entry.kind === 'receipt'
				? []
				: ([{ kind: 'text', text: texts.courtesy, isSmall: true }] as const)),
		],
	);
}
