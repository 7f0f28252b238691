import { sql } from 'drizzle-orm';
import { returnResource } from '#contract/returns/desk.ts';
import { deskKind } from '#server/desk/ports.ts';
import { listLines } from '#server/orders/ports.ts';
import { findReturn, listReturnLines } from './queries.ts';
import { order_returns } from './tables.ts';

/** Column of the order, whose table belongs to another capability. */
const ofOrder = (column: 'number' | 'email' | 'currency') =>
	sql`(select ${sql.raw(`o.${column}`)} from orders o where o.id = ${order_returns}.order_id)`;

export const returnKind = deskKind(returnResource, {
	table: order_returns,
	columns: {
		id: order_returns.id,
		reference: order_returns.reference,
		order_number: ofOrder('number'),
		buyer_email: ofOrder('email'),
		return_status: order_returns.status,
		requested_at: order_returns.requested_at,
		return_way: order_returns.way,
		pickup_address: sql`coalesce((select string_agg(l, ', ')
			from jsonb_array_elements_text(${order_returns}.pickup -> 'lines') l), '')`,
		return_carrier: order_returns.carrier,
		return_tracking: order_returns.tracking_number,
		refund_amount: sql`(${order_returns}.goods_amount + ${order_returns}.shipping_amount)`,
		currency: ofOrder('currency'),
		refusal: order_returns.refusal,
	},
	async parts(db, id) {
		const row = await findReturn(db, id);
		if (!row) return { return_lines: [] };
		const [lines, bought] = await Promise.all([
			listReturnLines(db, id),
			listLines(db, row.order_id),
		]);
		return {
			return_lines: lines.map(({ position, quantity, reason, condition, note, ...came }) => ({
				position,
				code: bought.find((line) => line.position === position)?.article.code ?? '',
				quantity,
				return_reason: reason,
				return_condition: condition,
				note,
				received_quantity: came.received_quantity,
				received_condition: came.received_condition,
			})),
		};
	},
});
