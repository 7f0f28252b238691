import type { Locale } from '#contract/locales.ts';
import type { ReturnStatus } from '#contract/orders/states.ts';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { cents } from '#domain/money/money.ts';
import { lastReturnDay } from '#domain/orders/order-terms.ts';
import { RETURN_MACHINE } from '#domain/orders/return-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import { listLines, type OrderRow, listRefundRows } from '#server/orders/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { goodsBackTo, type Sender } from '#server/platform/mail/sender.ts';
import { listReturnLines, type ReturnRow } from './queries.ts';

/** States that a return has been in with their times, oldest first. */
function toSteps(row: ReturnRow): ReturnAnswer['steps'] {
	const times: readonly [ReturnStatus, Date | null][] = [
		['requested', row.requested_at],
		['authorised', row.authorised_at],
		['in_transit', row.sent_at],
		['received', row.received_at],
		['refunded', row.refunded_at],
		['refused', row.refused_at],
	];
	return times
		.flatMap(([status, at]) => (at === null ? [] : [{ status, at: at.toISOString() }]))
		.toSorted((a, b) => a.at.localeCompare(b.at));
}

export const hasLabel = ({ way, status }: ReturnRow): boolean =>
	way === 'label' && ['authorised', 'in_transit'].includes(status);

/** A return as its buyer sees it now. */
export async function getReturnView(
	services: { db: Db | Tx; senderIn: (db: Db | Tx, locale: Locale) => Promise<Sender> },
	{ row, order }: { row: ReturnRow; order: OrderRow },
	locale: Locale,
): Promise<ReturnAnswer> {
	const { db, senderIn } = services;
	const lines = await listReturnLines(db, row.id);
	const bought = await listLines(db, order.id);
	const named = lines.flatMap((line) => {
		const { article } = bought.find(({ position }) => position === line.position) ?? {};
		if (!article) return [];
		const { return_id: _, ...said } = line;
		return [{ ...said, code: article.code, title: article.product.name, name: article.name }];
	});
	const refund = (await listRefundRows(db, order.id)).find(({ cause_id }) => cause_id === row.id);
	const { goods_amount, shipping_amount } = row;
	return {
		id: row.id,
		reference: row.reference,
		order_id: order.id,
		order_number: order.number,
		status: row.status,
		requested_at: row.requested_at.toISOString(),
		quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
		title: named[0]?.title ?? order.number,
		lines: named,
		way: row.way,
		pickup: row.pickup,
		send_to: goodsBackTo(await senderIn(db, locale), locale, row.reference),
		has_label: hasLabel(row),
		// Our courier's label carries the number already.
		can_send:
			row.way === 'own_courier' && move(RETURN_MACHINE, row.status, 'send').outcome === 'moved',
		carrier: row.carrier,
		tracking_number: row.tracking_number,
		refusal: row.refusal,
		currency: order.currency,
		goods_amount: cents(goods_amount),
		shipping_amount: cents(shipping_amount),
		refund_amount: cents(refund?.amount ?? goods_amount + shipping_amount),
		refund_status: refund?.status ?? null,
		steps: toSteps(row),
		return_until: lastReturnDay(order.delivered_on),
	};
}
