import { sql } from 'drizzle-orm';
import { daysAfter, startOfDayInRome } from '#domain/days.ts';
import type { Db } from '#server/platform/db/client.ts';
import { instantOf } from '#server/platform/db/instant.ts';
import { orders } from './tables.ts';

/** Paid orders of one day, destination and currency. */
export interface DayTakings extends Record<string, unknown> {
	/** Calendar day in Rome on which they were paid. */
	day: string;
	country: string;
	currency: string;
	orders: number;
	/** Total in the currency's minor unit. */
	amount: number;
}

/** Counts the orders paid from one day to another, both included, with their totals. */
export async function takingsByDay(db: Db, from: string, to: string): Promise<DayTakings[]> {
	const start = instantOf(startOfDayInRome(from));
	const end = instantOf(startOfDayInRome(daysAfter(to, 1)));
	const { rows } = await db.execute<DayTakings>(sql`
		select to_char(${orders.paid_at} at time zone 'Europe/Rome', 'YYYY-MM-DD') as day,
			${orders.country} as country, ${orders.currency} as currency,
			count(*)::int as orders, sum(${orders.total_amount})::float8 as amount
		from ${orders}
		where ${orders.paid_at} >= ${start} and ${orders.paid_at} < ${end}
		group by 1, 2, 3 order by 1, 2, 3`);
	return rows;
}
