import type { PaymentOutcome } from '#domain/orders/payment-outcome.ts';
import { countCodeAgain } from '#server/cart/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { releaseStock, reserveStock } from '#server/stock/ports.ts';
import { issueInvoice } from '../invoices/issue.ts';
import { sendOrderMail } from '../mails/send.ts';
import { toOrderChange } from '../record/order-change.ts';
import { listLines, type OrderRow, type PaymentRow } from '../record/queries.ts';
import { toHolder } from '../record/reservations.ts';
import type { OrderServices } from '../record/services.ts';
import { setStatus } from '../record/set-status.ts';
import { refundAll, refundExcess, refundSurplus } from '../refunds/refund.ts';

/**
 * Carries out what was decided about a changed attempt, under the order's lock: units, refunds,
 * status, code, invoice, mail. `staff_email` is empty where a provider reported the payment.
 */
export async function applyOutcome(
	tx: Tx,
	services: OrderServices,
	order: OrderRow,
	decided: PaymentOutcome,
	{ attempt, staff_email = '' }: { attempt: PaymentRow; staff_email?: string },
	now: Date,
): Promise<void> {
	const { id } = order;
	const lines = decided.if_short && (await listLines(tx, id));
	const isShort = lines && (await reserveStock(tx, toHolder(id), lines)).length > 0;
	const outcome = (isShort && decided.if_short) || decided;
	if (outcome.refunds_excess) await refundExcess(tx, order, attempt, now);
	if (outcome.releases_units) await releaseStock(tx, toHolder(id));
	const change = toOrderChange(order, outcome, { attempt, staff_email }, now);
	const { details } = await setStatus(tx, order, change, now);
	const { refund, mail } = outcome;
	if (refund === 'surplus') await refundSurplus(tx, order, attempt, now);
	else if (refund) await refundAll(tx, order, attempt, refund, now);
	const code = details.discount?.code;
	if (outcome.counts_code && code !== undefined) {
		await countCodeAgain(tx, { code, order_id: id, person: order.email, at: now });
	}
	if (outcome.issues_invoice) await issueInvoice(tx, order, now);
	const said = mail === 'paid' && lines ? { lines } : {};
	if (mail) await sendOrderMail(tx, services, mail, { ...order, details }, now, said);
}
