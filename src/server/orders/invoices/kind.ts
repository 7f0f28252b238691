import { sql } from 'drizzle-orm';
import { invoiceResource } from '#contract/orders/desk-invoices.ts';
import { deskKind } from '#server/desk/ports.ts';
import { orders } from '../tables.ts';
import { order_invoices } from '../tables-invoices.ts';

// Names are spelt out: without a join, columns are written without their table.
const ofOrder = (what: ReturnType<typeof sql>) => sql`(
	select ${what} from ${orders} o where o.id = ${order_invoices}.order_id)`;

export const invoiceKind = deskKind(invoiceResource, {
	table: order_invoices,
	columns: {
		id: order_invoices.id,
		number: order_invoices.number,
		invoice_kind: order_invoices.kind,
		issued_on: order_invoices.issued_on,
		order_number: ofOrder(sql`o.number`),
		buyer: ofOrder(sql`coalesce(nullif(o.details #>> '{invoice,company}', ''),
			nullif(o.details #>> '{billing,company}', ''),
			concat_ws(' ', o.details #>> '{billing,given_name}', o.details #>> '{billing,family_name}'))`),
		country: ofOrder(sql`o.country`),
		tax_treatment: ofOrder(sql`o.tax_treatment`),
		total_amount: order_invoices.total_amount,
		currency: order_invoices.currency,
		corrects: sql`(select i.number from ${order_invoices} i
			where i.order_id = ${order_invoices}.order_id and case ${order_invoices}.kind
				when 'credit_note' then i.kind = 'invoice'
				when 'debit_note' then i.kind = 'credit_note' and i.refund_id = ${order_invoices}.refund_id
				else false end)`,
	},
});
