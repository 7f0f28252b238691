import { and, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm';
import { dayInRome, daysAfter, startOfDayInRome } from '#domain/days.ts';
import type { Booking } from '#domain/takings.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { orders } from '../tables.ts';
import { order_invoices } from '../tables-invoices.ts';
import { order_refunds } from '../tables-money.ts';

/**
 * What was sold and given back from one day to before another, in Rome. A sale counts on the day on
 * which it was entered into its register, what went back on the day on which it was issued.
 */
export async function bookingsOf(
	db: Db | Tx,
	{ from, before }: { from: string; before: string },
	which: 'all' | 'receipts',
): Promise<Booking[]> {
	// One for each order: credit notes tell of refunds, which are counted by themselves.
	const isWanted = inArray(
		order_invoices.kind,
		which === 'receipts' ? ['receipt'] : ['receipt', 'invoice'],
	);
	const sold = await db
		.select({ order: orders, day: order_invoices.issued_on })
		.from(order_invoices)
		.innerJoin(orders, eq(orders.id, order_invoices.order_id))
		.where(
			and(isWanted, gte(order_invoices.issued_on, from), lt(order_invoices.issued_on, before)),
		);
	const back = await db
		.select({ order: orders, refund: order_refunds })
		.from(order_refunds)
		.innerJoin(orders, eq(orders.id, order_refunds.order_id))
		.innerJoin(order_invoices, eq(order_invoices.order_id, orders.id))
		.where(
			and(
				isWanted,
				eq(order_refunds.status, 'issued'),
				isNotNull(order_refunds.counted),
				gte(order_refunds.settled_at, startOfDayInRome(from)),
				lt(order_refunds.settled_at, startOfDayInRome(before)),
			),
		);
	const named = ({
		country,
		tax_treatment: treatment,
		currency,
	}: (typeof sold)[number]['order']) => ({
		country,
		treatment,
		currency,
	});
	return [
		...sold.map(({ order, day }) => ({
			...named(order),
			day,
			is_refund: false,
			rates: order.rates,
		})),
		...back.flatMap(({ order, refund }) =>
			refund.counted && refund.settled_at
				? [
						{
							...named(order),
							day: dayInRome(refund.settled_at),
							is_refund: true,
							rates: refund.counted.rates,
						},
					]
				: [],
		),
	];
}

/** Days that somebody names by the first and the last. */
export const daysFrom = ({ from, to }: { from: string; to: string }) => ({
	from,
	before: daysAfter(to, 1),
});
