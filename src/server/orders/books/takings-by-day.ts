import { sql } from 'drizzle-orm';
import { daysAfter, startOfDayInRome } from '#domain/time/days.ts';
import type { Db } from '#server/platform/db/client.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import { orders } from '../tables.ts';
import { order_refunds } from '../tables-money.ts';

/** Paid orders and refunds of one day, destination and currency. */
export interface DayTakings extends Record<string, unknown> {
	/** Calendar day in Rome of the payment or refund. */
	day: string;
	country: string;
	currency: string;
	orders: number;
	/** Total of the orders in the currency's minor unit. */
	amount: number;
	/** Total of the refunds, less those that a bank sent back; may be negative. */
	refunded: number;
}

/** Sums that were never an order's own are in no total, nor is their refund. */
const NOT_OF_ORDERS = sql`('surplus', 'mismatch')`;

/** Sums the orders and refunds from one day to another, both included. */
export async function takingsByDay(db: Db, from: string, to: string): Promise<DayTakings[]> {
	const start = toInstant(startOfDayInRome(from));
	const end = toInstant(startOfDayInRome(daysAfter(to, 1)));
	const { settled_at, came_back_at, status, reason } = order_refunds;
	const { rows } = await db.execute<DayTakings>(sql`
		select to_char(at at time zone 'Europe/Rome', 'YYYY-MM-DD') as day, country, currency,
			sum(orders)::int as orders, sum(amount)::float8 as amount, sum(refunded)::float8 as refunded
		from (
			select ${orders.paid_at} as at, ${orders.country} as country, ${orders.currency} as currency,
				1 as orders, ${orders.total_amount} as amount, 0 as refunded
			from ${orders}
			union all
			select moved.at, ${orders.country}, ${orders.currency}, 0, 0, moved.amount
			from ${order_refunds}
			join ${orders} on ${orders.id} = ${order_refunds.order_id}
			cross join lateral (values
				(${settled_at}, ${order_refunds.amount}),
				(${came_back_at}, -${order_refunds.amount})
			) as moved (at, amount)
			where (${status} = 'issued' or ${came_back_at} is not null)
				and ${reason} not in ${NOT_OF_ORDERS}
		) as told
		where at >= ${start} and at < ${end}
		group by 1, 2, 3 order by 1, 2, 3`);
	return rows;
}
