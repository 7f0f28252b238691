import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type * as v from 'valibot';
import type { countedRefundSchema } from '#contract/orders/counting.ts';
import { cents } from '#domain/money/money.ts';
import type { RefundedLine } from '#domain/orders/refunds.ts';
import type { Db } from '#server/platform/db/client.ts';
import { listLines, type LineRow, type OrderRow } from '../record/queries.ts';
import { toUnitPrice } from '../record/money.ts';
import { order_refunds } from '../tables-money.ts';

type Counted = v.InferInput<typeof countedRefundSchema>;

/** Analytics item of a line with refunded units. */
function toldLine(
	order: OrderRow,
	line: LineRow,
	refunded_quantity: number,
): Counted['lines'][number] {
	const { article, quantity, adjustments_total } = line;
	const { name, brand, category } = article.product;
	return {
		code: article.code,
		name: article.name,
		product: { name, brand, category },
		quantity,
		unit_price: toUnitPrice(order, line),
		adjustments_total,
		refunded_quantity,
	};
}

const toldLines = (order: OrderRow, bought: readonly LineRow[], back: readonly RefundedLine[]) =>
	back.flatMap(({ line, quantity }) => {
		const own = bought[line];
		return own && quantity > 0 ? [toldLine(order, own, quantity)] : [];
	});

/**
 * Returns the issued refunds of an order that analytics has not counted, and marks them as counted.
 * A purchase that analytics never counted has none; a duplicate payment (surplus) is not counted
 * either.
 */
export async function countRefunds(db: Db, order: OrderRow, now: Date): Promise<Counted[]> {
	if (order.counted_at === null) return [];
	const isNew = and(
		eq(order_refunds.order_id, order.id),
		eq(order_refunds.status, 'issued'),
		isNotNull(order_refunds.counted),
		isNull(order_refunds.told_at),
	);
	const told = await db.update(order_refunds).set({ told_at: now }).where(isNew).returning();
	const bought = told.length > 0 ? await listLines(db, order.id) : [];
	return told.flatMap(({ amount, counted }) => {
		if (!counted) return [];
		return {
			number: order.number,
			currency: order.currency,
			discount_code: order.details.discount?.code ?? null,
			amount: cents(amount),
			vat: counted.vat,
			shipping_amount: counted.shipping.amount,
			lines: toldLines(order, bought, counted.lines),
		};
	});
}
