import { eq, sql } from 'drizzle-orm';
import { orderResource, orderRulesChange, orderRulesResource } from '#contract/orders/desk.ts';
import { isIban, plainIban } from '#domain/money/iban.ts';
import { changeWriter, deskKind, fault } from '#server/desk/ports.ts';
import { LOST } from '../record/disputes.ts';
import { HAS_TO_PACK, isRestCanceled } from '../units/line-units.ts';
import { order_entries, order_lines, order_rules, order_shipments, orders } from '../tables.ts';
import { order_payments, order_refunds } from '../tables-money.ts';
import { orderParts } from './parts.ts';

// Names are spelt out: without a join, columns are written without their table.
const detail = (path: string) => sql`(${orders}.details #>> ${path}::text[])`;

/** Latest delivery date stated to the buyer, as in `promisedDay`. */
const PROMISED = sql`coalesce((
	select e.said from ${order_entries} e
	where e.order_id = ${orders}.id and e.kind = 'delayed' and e.said <> ''
	order by e.at desc, e.id desc limit 1), ${detail('{delivery,to}')})`;

const hasPayment = (which: ReturnType<typeof sql>) => sql`exists (
	select 1 from ${order_payments} p where p.order_id = ${orders}.id and ${which})`;
const hasRefund = (which: ReturnType<typeof sql>) => sql`exists (
	select 1 from ${order_refunds} f where f.order_id = ${orders}.id and ${which})`;
const isProcessing = sql`${orders}.status = 'processing' and not ${orders}.is_withdrawn`;
/** Orders that may be sent: an open or lost dispute stops everything that would leave. */
const isToLeave = sql`${isProcessing} and not ${hasPayment(sql`p.dispute is not null`)}`;

/** Flags of the work that waits for staff. */
const WORK = {
	awaits_receipt: sql`(${orders}.status in ('awaiting_payment', 'pending') and ${hasPayment(
		sql`(p.provider = 'bank_transfer' and p.status = 'open')`,
	)} or ${hasPayment(
		sql`p.status = 'held' and not ${hasRefund(sql`f.payment_id = p.id and f.status <> 'failed'`)}`,
	)})`,
	is_to_pack: sql`(${isToLeave} and exists (
		select 1 from ${order_lines} l where l.order_id = ${orders}.id and ${HAS_TO_PACK}))`,
	is_to_send: sql`(${isToLeave} and exists (
		select 1 from ${order_shipments} p where p.order_id = ${orders}.id and p.status = 'packed'))`,
	is_late: sql`(${isProcessing} and
		coalesce(${PROMISED} < (now() at time zone 'Europe/Rome')::date::text, false))`,
	// A failed refund needs no work once it was repeated, all was refunded, or a bank paid it back.
	has_failed_refund: hasRefund(sql`f.status = 'failed' and not exists (
		select 1 from ${order_refunds} g where g.instead_of = f.id) and not ${hasPayment(
			sql`p.id = f.payment_id and (p.status = 'refunded' or p.dispute = ${LOST})`,
		)}`),
	// Providers report on a refund within seconds; one that waits for a dispute needs no work.
	has_waiting_refund: hasRefund(
		sql`f.status = 'pending' and f.created_at < now() - interval '1 hour' and ${hasPayment(
			sql`p.id = f.payment_id and p.provider <> 'bank_transfer' and p.dispute is null`,
		)}`,
	),
	has_refund_to_check: hasRefund(sql`f.needs_check`),
	has_refund_to_issue: hasRefund(
		sql`f.status = 'pending' and ${hasPayment(
			sql`p.id = f.payment_id and p.provider = 'bank_transfer'`,
		)}`,
	),
	// A lost dispute needs no work once its order, or the rest of it, is over.
	is_disputed: sql`(${hasPayment(sql`p.dispute <> ${LOST}`)} or
		${orders}.status = 'processing' and ${hasPayment(sql`p.dispute = ${LOST}`)}
			and not ${isRestCanceled(sql`${orders}.id`)})`,
};

export const orderKind = deskKind(orderResource, {
	table: orders,
	columns: {
		id: orders.id,
		number: orders.number,
		placed_at: orders.placed_at,
		status: orders.status,
		total_amount: orders.total_amount,
		currency: orders.currency,
		country: orders.country,
		buyer: sql`coalesce(nullif(${detail('{billing,company}')}, ''),
			concat_ws(' ', ${detail('{billing,given_name}')}, ${detail('{billing,family_name}')}))`,
		email: orders.email,
		user_type: orders.user_type,
		tax_treatment: orders.tax_treatment,
		paid_at: orders.paid_at,
		pay_until: orders.pay_until,
		deliver_by: PROMISED,
		delivered_on: orders.delivered_on,
		...WORK,
	},
	parts: orderParts,
});

export const orderRulesKind = deskKind(orderRulesResource, {
	table: order_rules,
	columns: {
		id: order_rules.id,
		transfer_days: order_rules.transfer_days,
		transfer_holder: order_rules.transfer_holder,
		transfer_iban: order_rules.transfer_iban,
		transfer_bic: order_rules.transfer_bic,
		transfer_bank: order_rules.transfer_bank,
		retry_hours: order_rules.retry_hours,
		distance_sale_nature: order_rules.distance_sale_nature,
		san_marino_private_nature: order_rules.san_marino_private_nature,
		checks_vat_numbers: order_rules.checks_vat_numbers,
		updated_at: order_rules.updated_at,
	},
	writer: {
		change: changeWriter(orderRulesChange, async ({ tx }, id, rules) => {
			const { transfer_iban = '' } = rules;
			if (transfer_iban !== '' && !isIban(plainIban(transfer_iban))) {
				return fault('transfer_iban', 'iban');
			}
			await tx
				.update(order_rules)
				.set({ ...rules, origin: 'editor' })
				.where(eq(order_rules.id, id));
			return null;
		}),
	},
});
