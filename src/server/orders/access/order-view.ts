import { asc, eq, inArray } from 'drizzle-orm';
import type { OrderAnswer } from '#contract/orders/order.ts';
import type { Locale } from '#contract/locales.ts';
import { cents, addUp } from '#domain/money/money.ts';
import { isInTime, lastReturnDay, lastWithdrawalDay } from '#domain/orders/order-terms.ts';
import { dayInRome } from '#domain/time/days.ts';
import { listArticles } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { countReturned } from '../units/claims.ts';
import { delayedUntil } from '../units/delays.ts';
import { extendedUnits, lineLegalEnd, listRepairs } from '../units/guarantee.ts';
import { listDocuments } from './documents.ts';
import {
	listAttempts,
	listLines,
	listRefundRows,
	type LineRow,
	type OrderRow,
	type RefundRow,
} from '../record/queries.ts';
import { paidBy, toUnitPrice } from '../record/money.ts';
import { orderRules, toTransfer } from '../record/rules.ts';
import { order_entries, order_shipment_lines, order_shipments } from '../tables.ts';

export async function listShipments(db: Db | Tx, orderId: string) {
	const rows = await db
		.select()
		.from(order_shipments)
		.where(eq(order_shipments.order_id, orderId))
		.orderBy(asc(order_shipments.created_at));
	const ids = rows.map(({ id }) => id);
	const lines =
		ids.length === 0
			? []
			: await db
					.select()
					.from(order_shipment_lines)
					.where(inArray(order_shipment_lines.shipment_id, ids))
					.orderBy(asc(order_shipment_lines.position));
	return rows.map((row) => ({
		...row,
		lines: lines.filter(({ shipment_id }) => shipment_id === row.id),
	}));
}
type Shipments = Awaited<ReturnType<typeof listShipments>>;

/** State of the attempt that paid, or of the latest one, and whether another may be made. */
async function getPayment(
	db: Db | Tx,
	order: OrderRow,
	refunds: readonly RefundRow[],
	now: Date,
): Promise<OrderAnswer['payment']> {
	const attempts = await listAttempts(db, order.id);
	const told = paidBy(attempts, refunds) ?? attempts.at(-1);
	if (!told) throw new Error(`order ${order.number} has no payment attempt`);
	const { provider, status, url } = told;
	const isWaiting = order.status === 'awaiting_payment' && order.pay_until !== null;
	const can_pay = isWaiting && order.pay_until !== null && order.pay_until > now;
	const transfer =
		provider === 'bank_transfer' && status === 'open' && order.pay_until !== null
			? toTransfer(await orderRules(db), { number: order.number, pay_until: order.pay_until })
			: null;
	return {
		provider,
		status,
		can_pay,
		url: status === 'open' ? url : null,
		pay_until: order.pay_until?.toISOString() ?? null,
		transfer,
	};
}

async function listLineViews(
	db: Db | Tx,
	order: OrderRow,
	lines: readonly LineRow[],
	locale: Locale,
	shipments: Shipments,
	returned: ReadonlyMap<number, number>,
): Promise<OrderAnswer['lines']> {
	const articles = await listArticles(
		db,
		locale,
		lines.map(({ variant_id }) => variant_id),
	);
	const left = shipments.filter(({ status }) => status === 'shipped' || status === 'completed');
	const repairs = await listRepairs(db, order.id);
	const countSent = (position: number) =>
		left
			.flatMap((shipment) => shipment.lines)
			.reduce((sum, line) => (line.position === position ? sum + line.quantity : sum), 0);
	return lines.map((row) => {
		const { position, variant_id, article, ...line } = row;
		const now = articles.get(variant_id);
		return {
			position,
			variant_id,
			code: article.code,
			name: article.name,
			product: {
				...article.product,
				slug: now?.is_shown ? now.product.slug : null,
				picture: now?.product.picture ?? null,
			},
			is_carbon_wheel: article.is_carbon_wheel,
			durability: article.durability ?? null,
			quantity: line.quantity,
			unit_price: toUnitPrice(order, row),
			adjustments_total: line.adjustments_total,
			total_amount: cents(line.total_amount),
			vat_rate: line.vat_rate,
			sent_quantity: countSent(position),
			returned_quantity: returned.get(position) ?? 0,
			legal_ends_on: lineLegalEnd(order, shipments, position),
			extended: extendedUnits(repairs, position),
		};
	});
}

/** An order as its buyer sees it now. */
export async function getOrderView(
	db: Db | Tx,
	order: OrderRow,
	locale: Locale,
	now: Date,
): Promise<OrderAnswer> {
	const { details } = order;
	const lines = await listLines(db, order.id);
	const returned = await countReturned(db, order.id);
	const isLeft = lines.some(({ position, quantity }) => quantity > (returned.get(position) ?? 0));
	const shipments = await listShipments(db, order.id);
	const refunds = await listRefundRows(db, order.id);
	const entries = await db
		.select()
		.from(order_entries)
		.where(eq(order_entries.order_id, order.id))
		.orderBy(asc(order_entries.at), asc(order_entries.id));
	const payment = await getPayment(db, order, refunds, now);
	const isConsumer = order.user_type === 'private';
	const isBought = order.status === 'processing' || order.status === 'delivered';
	const return_until = lastReturnDay(order.delivered_on);
	// Every confirmation states the right, so the buyer knows of it before the goods can come.
	const withdraw_until = lastWithdrawalDay(order.delivered_on, dayInRome(order.placed_at));
	const back = refunds.flatMap(({ status, reason, amount }) =>
		status === 'issued' && reason !== 'surplus' ? [amount] : [],
	);
	return {
		id: order.id,
		number: order.number,
		status: order.status,
		placed_at: order.placed_at.toISOString(),
		locale: order.locale,
		email: order.email,
		country: order.country,
		currency: order.currency,
		note: details.note,
		user_type: order.user_type,
		invoice: { company_latin: '', ...details.invoice },
		tax_treatment: order.tax_treatment,
		billing: details.billing,
		shipping: details.shipping,
		pickup_lines: details.pickup ? [details.pickup.name, ...details.pickup.lines] : [],
		courier_note: details.courier_note,
		gift_note: details.gift_note,
		method: details.method,
		// The time begins with the payment; a delivered or canceled order is not expected any more.
		delivery: order.status === 'processing' ? details.delivery : null,
		delayed_until: await delayedUntil(db, order.id),
		lines: await listLineViews(db, order, lines, locale, shipments, returned),
		discount_code: details.discount?.code ?? null,
		goods_amount: cents(order.goods_amount),
		discount_total: cents(order.discount_total),
		shipping_amount: cents(order.shipping_amount ?? 0),
		total_amount: cents(order.total_amount),
		vat_total: cents(order.vat_total),
		vat: order.rates.flatMap(({ vat_rate: rate, net, vat }) =>
			rate > 0 ? [{ rate, net, vat }] : [],
		),
		refunded_amount: addUp(back),
		refunds: refunds.flatMap(({ status, amount, created_at, settled_at, came_back_at, reason }) => {
			const at = (came_back_at ?? settled_at ?? created_at).toISOString();
			return reason === 'surplus' ? [] : [{ status, amount: cents(amount), at }];
		}),
		payment,
		shipments: shipments.map((one) => ({
			id: one.id,
			status: one.status,
			carrier: one.carrier,
			tracking_number: one.tracking_number,
			tracking_url: one.tracking_url || null,
			shipped_at: one.shipped_at?.toISOString() ?? null,
			completed_at: one.completed_at?.toISOString() ?? null,
			lines: one.lines.map(({ position, quantity }) => ({ position, quantity })),
		})),
		entries: entries.flatMap(({ at, kind, is_internal }) =>
			is_internal ? [] : [{ at: at.toISOString(), kind }],
		),
		documents: await listDocuments(db, order),
		can_cancel: order.status === 'awaiting_payment' && payment.status !== 'pending',
		return_until,
		can_return: order.delivered_on !== null && isLeft && isBought && isInTime(now, return_until),
		withdraw_until,
		can_withdraw: isConsumer && isBought && isInTime(now, withdraw_until),
	};
}
