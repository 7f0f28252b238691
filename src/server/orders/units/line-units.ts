import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { releaseStock, reserveStock } from '#server/stock/ports.ts';
import { toHolder } from '../record/reservations.ts';
import { order_entries, order_lines, order_shipment_lines, order_shipments } from '../tables.ts';
import { order_refunds } from '../tables-money.ts';

/** Counts of a line's units by where they are. */
export interface LineUnits {
	position: number;
	variant_id: string;
	quantity: number;
	/** In parcels, sent or not. */
	packed: number;
	sent: number;
	/** Refunded, or to be refunded, without a return. */
	given_back: number;
	/** Never sent, and not refunded by the shop, for a bank has taken their money. */
	let_go: number;
	/** Neither in a parcel nor refunded nor let go. */
	to_pack: number;
}

/**
 * Counts the units of an order's lines. A refund is for units that were not sent, as long as there
 * are any. Goods that come back after a delivery are a return, and change nothing of what was sent.
 */
export async function listLineUnits(db: Db | Tx, orderId: string): Promise<LineUnits[]> {
	const { rows } = await db.execute<Record<keyof LineUnits, unknown>>(sql`
		select l.position, l.variant_id, l.quantity,
			${toPacked(sql``)} as packed,
			${toPacked(LEFT)} as sent,
			${GIVEN_BACK} as given_back,
			${LET_GO} as let_go
		from ${order_lines} l where l.order_id = ${orderId} order by l.position`);
	return rows.map((row) => {
		const [quantity, packed, given_back, let_go] = [
			Number(row.quantity),
			Number(row.packed),
			Number(row.given_back),
			Number(row.let_go),
		];
		return {
			position: Number(row.position),
			variant_id: String(row.variant_id),
			quantity,
			packed,
			sent: Number(row.sent),
			given_back,
			let_go,
			to_pack: Math.max(0, quantity - packed - given_back - let_go),
		};
	});
}

/** True if more of an order is sent, or still to be sent, than the units of one parcel. */
export async function isPartOfOrder(
	tx: Tx,
	orderId: string,
	parcel: readonly { position: number; quantity: number }[],
): Promise<boolean> {
	return (await listLineUnits(tx, orderId)).some(({ position, packed, to_pack }) => {
		const here = parcel.find((line) => line.position === position)?.quantity ?? 0;
		return packed + to_pack > here;
	});
}

const toPacked = (more: ReturnType<typeof sql>) => sql`
	coalesce((select sum(s.quantity)::int from ${order_shipment_lines} s
		join ${order_shipments} p on p.id = s.shipment_id
		where p.order_id = l.order_id and s.position = l.position ${more}), 0)`;

/** Condition for parcels that have left. */
const LEFT = sql`and p.status in ('shipped', 'completed')`;

/** Refunded units of a line `l`; failed refunds and returns do not count. */
const GIVEN_BACK = sql`
	coalesce((select sum((r ->> 'quantity')::int) from ${order_refunds} f,
		jsonb_array_elements(f.counted -> 'lines') r
		where f.order_id = l.order_id and f.status <> 'failed' and f.reason <> 'return'
			and (r ->> 'line')::int = l.position), 0)`;

/** Condition: the unsent rest of an order was canceled. */
export const isRestCanceled = (order: SQLWrapper) => sql`exists (
	select 1 from ${order_entries} e where e.order_id = ${order} and e.kind = 'rest_canceled')`;

const LET_GO = sql`case when ${isRestCanceled(sql`l.order_id`)}
	then greatest(0, l.quantity - ${toPacked(LEFT)} - ${GIVEN_BACK}) else 0 end`;

/** Condition: a line `l` of an order has units to pack. */
export const HAS_TO_PACK = sql`(l.quantity > ${toPacked(sql``)} + ${GIVEN_BACK}
	and not ${isRestCanceled(sql`l.order_id`)})`;

/** Units of a line that are in the warehouse and still the buyer's. */
export const countUnsent = ({ quantity, sent, given_back, let_go }: LineUnits): number =>
	Math.max(0, quantity - sent - given_back - let_go);

/** Units that were let go, by line; most orders have none. */
export async function listLetGo(
	db: Db | Tx,
	orderId: string,
): Promise<Pick<LineUnits, 'position' | 'quantity' | 'let_go'>[]> {
	const { rows } = await db.execute<Record<string, unknown>>(sql`
		select l.position, l.quantity, ${LET_GO} as let_go from ${order_lines} l
		where l.order_id = ${orderId} and ${isRestCanceled(sql`l.order_id`)}`);
	return rows.map(({ position, quantity, let_go }) => ({
		position: Number(position),
		quantity: Number(quantity),
		let_go: Number(let_go),
	}));
}

/** Reserves the unsent units of an order, and no more. */
export async function reserveRest(tx: Tx, orderId: string): Promise<void> {
	const rest = (await listLineUnits(tx, orderId)).flatMap((line) => {
		const left = countUnsent(line);
		return left > 0 ? [{ variant_id: line.variant_id, quantity: left }] : [];
	});
	if (rest.length === 0) return releaseStock(tx, toHolder(orderId));
	// If stock is short, the earlier reservation is unchanged.
	await reserveStock(tx, toHolder(orderId), rest);
}

/** Units of each line that have left the warehouse, in the order of the lines. */
export const countSent = async (
	db: Db | Tx,
	{ id, delivered_on }: { id: string; delivered_on: string | null },
): Promise<number[]> =>
	(await listLineUnits(db, id)).map(({ quantity, sent }) =>
		delivered_on === null ? sent : quantity,
	);
