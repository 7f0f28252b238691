import { randomUUID } from 'node:crypto';
import type { PaymentProviderName } from '#contract/payments/payments.ts';
import type { OrderMoney } from '#domain/orders/order-money.ts';
import { transferTerm } from '#domain/orders/order-terms.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { reserveStock, type Shortage } from '#server/stock/ports.ts';
import { toAttempt } from '../payment/attempts.ts';
import type { StoredArticle } from '../details.ts';
import { findEntry } from '../record/entries.ts';
import type { LineRow, OrderRow, PaymentRow } from '../record/queries.ts';
import { toHolder } from '../record/reservations.ts';
import { nextOrderNumber } from '../record/numbers.ts';
import type { OrderRules } from '../record/rules.ts';
import type { OrderServices } from '../record/services.ts';
import { order_lines, orders } from '../tables.ts';
import { order_payments } from '../tables-money.ts';
import { sendOrderMail } from '../mails/send.ts';

/** Data that an order is made of. */
export interface OrderDraft extends Pick<
	OrderRow,
	| 'key'
	| 'key_digest'
	| 'cart_id'
	| 'customer_id'
	| 'email'
	| 'locale'
	| 'country'
	| 'currency'
	| 'user_type'
	| 'buyer_kind'
	| 'tax_treatment'
	| 'details'
> {
	/** Amounts; its lines are in the order of `lines`. */
	money: OrderMoney;
	lines: readonly { variant_id: string; unit_price: number; article: StoredArticle }[];
	provider: PaymentProviderName;
}

/** A placed order, with its lines and its first attempt to be paid. */
export interface PlacedOrder {
	order: OrderRow;
	lines: readonly LineRow[];
	attempt: PaymentRow;
}
export type Placed = PlacedOrder | { short: readonly Shortage[] };

const HOUR_MS = 3_600_000;

/**
 * Places an order: reserves its units, takes its number and stores the first payment attempt. Where
 * an article is short, it does nothing and returns the shortages; the caller's transaction has to
 * end then.
 */
export async function createOrder(
	tx: Tx,
	services: OrderServices,
	{ money, lines, provider, ...draft }: OrderDraft,
	{ transfer_days, retry_hours }: Pick<OrderRules, 'transfer_days' | 'retry_hours'>,
	now: Date,
): Promise<Placed> {
	const id = randomUUID();
	const pieces = lines.map(({ variant_id }, at) => ({
		variant_id,
		quantity: money.lines[at]?.quantity ?? 0,
	}));
	const short = await reserveStock(tx, toHolder(id), pieces);
	if (short.length > 0) return { short };
	const pay_until =
		provider === 'bank_transfer'
			? transferTerm(now, transfer_days).expires_at
			: new Date(now.getTime() + retry_hours * HOUR_MS);
	const { shipping, total_amount } = money;
	const number = await nextOrderNumber(tx, now);
	const rows = lines.map((line, position): LineRow => {
		const counted = money.lines[position];
		if (!counted) throw new Error(`the total lacks line ${position} of the order`);
		return { ...line, ...counted, order_id: id, position };
	});
	const due = { id, total_amount, currency: draft.currency, pay_until };
	const attempt = toAttempt(due, { provider, attempt: 1 }, now);
	// One statement: the foreign keys of the others are checked when it ends.
	const [order] = await tx
		.with(
			tx.$with('lines').as(tx.insert(order_lines).values(rows)),
			tx.$with('entry').as(findEntry(tx, id, 'placed', now)),
			tx.$with('attempt').as(tx.insert(order_payments).values(attempt)),
		)
		.insert(orders)
		.values({
			...draft,
			id,
			number,
			goods_amount: money.goods_amount,
			discount_total: money.discount_total,
			shipping_amount: shipping?.total_amount ?? null,
			shipping_vat: shipping?.vat ?? 0,
			shipping_vat_rate: shipping?.vat_rate ?? 0,
			total_amount,
			vat_total: money.vat_total,
			rates: money.rates,
			placed_at: now,
			pay_until,
			updated_at: now,
		})
		.returning();
	if (!order) throw new Error('the order was not stored');
	// Other buyers get a mail once they have paid; for a transfer, the buyer needs account and sum.
	const isToTransfer = provider === 'bank_transfer' && order.total_amount > 0;
	if (isToTransfer) await sendOrderMail(tx, services, 'placed', order, now);
	return { order, lines: rows, attempt };
}
