import { asc, eq } from 'drizzle-orm';
import type { OrderLine } from '#contract/orders/order.ts';
import type { IsoDate } from '#contract/units.ts';
import { legalYears } from '#domain/catalogue/guarantee.ts';
import { dayInRome, yearsAfter } from '#domain/time/days.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { OrderRow } from '../record/queries.ts';
import { order_repairs } from '../tables-repairs.ts';

/** Parcels of an order, as far as the guarantee of their contents depends on them. */
type Parcels = readonly {
	completed_at: Date | null;
	lines: readonly { position: number; quantity: number; serials: readonly string[] }[];
}[];

export const listRepairs = (db: Db | Tx, orderId: string) =>
	db
		.select()
		.from(order_repairs)
		.where(eq(order_repairs.order_id, orderId))
		.orderBy(asc(order_repairs.legal_ends_on), asc(order_repairs.created_at))
		.execute();
type Repairs = Awaited<ReturnType<typeof listRepairs>>;

/** Day on which the last unit of a line so far was handed over; null before. */
export function lineDeliveredOn(parcels: Parcels, position: number): IsoDate | null {
	const days = parcels.flatMap(({ completed_at, lines }) =>
		completed_at !== null && lines.some((line) => line.position === position)
			? [dayInRome(completed_at)]
			: [],
	);
	return days.toSorted().at(-1) ?? null;
}

/** Number of units of a line that were handed over. */
export const countDelivered = (parcels: Parcels, position: number): number =>
	parcels
		.flatMap(({ completed_at, lines }) => (completed_at === null ? [] : lines))
		.filter((line) => line.position === position)
		.reduce((sum, { quantity }) => sum + quantity, 0);

/** Serials of a line’s delivered wheels, if recorded when packed. */
export const deliveredSerials = (parcels: Parcels, position: number): string[] =>
	parcels
		.flatMap(({ completed_at, lines }) => (completed_at === null ? [] : lines))
		.flatMap((line) => (line.position === position ? line.serials : []));

/**
 * Last day of the legal guarantee of a line, by the law of the destination; null before delivery and
 * for companies, to whom the Consumer Code does not apply. Units that came in several parcels have
 * the day of the last one: which unit was in which parcel is not known.
 */
export function lineLegalEnd(
	{ user_type, country }: Pick<OrderRow, 'user_type' | 'country'>,
	parcels: Parcels,
	position: number,
): IsoDate | null {
	const delivered_on = lineDeliveredOn(parcels, position);
	return delivered_on === null || user_type !== 'private'
		? null
		: yearsAfter(delivered_on, legalYears(country));
}

/** Units of a line whose guarantee a repair has extended, by its new last day. */
export function extendedUnits(repairs: Repairs, position: number): OrderLine['extended'] {
	const sums = new Map<IsoDate, number>();
	for (const repair of repairs) {
		if (repair.position !== position) continue;
		sums.set(repair.legal_ends_on, (sums.get(repair.legal_ends_on) ?? 0) + repair.quantity);
	}
	return [...sums].map(([legal_ends_on, quantity]) => ({ quantity, legal_ends_on }));
}
