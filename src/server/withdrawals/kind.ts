import { sql } from 'drizzle-orm';
import { withdrawalResource } from '#contract/withdrawals/desk.ts';
import { WITHDRAWAL_REFUND_DAYS } from '#domain/orders/order-terms.ts';
import { deskKind } from '#server/desk/ports.ts';
import { withdrawals } from './tables.ts';

/** Last day for the refund of a withdrawal, in Rome. */
const refundBy = sql`((${withdrawals.stated_at} at time zone 'Europe/Rome')::date
	+ ${sql.raw(String(WITHDRAWAL_REFUND_DAYS))})::text`;

export const withdrawalKind = deskKind(withdrawalResource, {
	table: withdrawals,
	columns: {
		id: withdrawals.id,
		reference: withdrawals.reference,
		withdrawal_status: withdrawals.status,
		stated_at: withdrawals.stated_at,
		refund_by: refundBy,
		stated_name: withdrawals.name,
		stated_contract: withdrawals.contract,
		order_number: sql`(select o.number from orders o where o.id = ${withdrawals}.order_id)`,
		buyer_email: withdrawals.email,
		withdraw_until: withdrawals.withdraw_until,
		is_late: withdrawals.is_late,
		return_carrier: withdrawals.carrier,
		return_tracking: withdrawals.tracking_number,
		sent_at: withdrawals.sent_at,
		goods_at: withdrawals.goods_at,
		refusal: withdrawals.refusal,
	},
});
