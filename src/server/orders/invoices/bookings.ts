import { and, eq, gte, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { dayInRome, daysAfter, startOfDayInRome } from '#domain/time/days.ts';
import type { Booking, TakenRate } from '#domain/money/takings.ts';
import { toVatCountry } from '#domain/tax/tax-places.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { orders } from '../tables.ts';
import { order_invoices } from '../tables-invoices.ts';
import { order_refunds } from '../tables-money.ts';

/**
 * Lists sales and refunds from one day to before another, in Rome. A sale counts on the day on
 * which it was entered into its register, a refund on the day on which it was issued, and a refund
 * that a bank sent back on the day on which that was reported: days that are over stay as they
 * were.
 */
export async function listBookings(
	db: Db | Tx,
	{ from, before }: { from: string; before: string },
	which: 'all' | 'receipts',
): Promise<Booking[]> {
	// One entry for each order: credit notes are about refunds, which are counted on their own.
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
	const within = (time: typeof order_refunds.settled_at) =>
		and(gte(time, startOfDayInRome(from)), lt(time, startOfDayInRome(before)));
	const { settled_at, came_back_at, counted, status } = order_refunds;
	const wasIssued = or(eq(status, 'issued'), isNotNull(came_back_at));
	const back = await db
		.select({ order: orders, refund: order_refunds })
		.from(order_refunds)
		.innerJoin(orders, eq(orders.id, order_refunds.order_id))
		.innerJoin(order_invoices, eq(order_invoices.order_id, orders.id))
		.where(
			and(isWanted, wasIssued, isNotNull(counted), or(within(settled_at), within(came_back_at))),
		);
	const isIn = (day: string) => day >= from && day < before;
	return [
		...sold.map(({ order, day }) => ({
			...named(order),
			day,
			is_refund: false,
			rates: order.rates,
		})),
		...back.flatMap(
			({ order, refund: { counted: money, settled_at: gone, came_back_at: here } }) => {
				const rates = money?.rates ?? [];
				const told = [
					...(gone ? [{ day: dayInRome(gone), rates }] : []),
					...(here ? [{ day: dayInRome(here), rates: rates.map(takenBack) }] : []),
				];
				return told
					.filter(({ day }) => isIn(day))
					.map((one) => ({ ...named(order), ...one, is_refund: true }));
			},
		),
	];
}

/** Names what a booking is summed by; a distance sale by the country whose VAT it has. */
function named({
	country,
	details,
	tax_treatment: treatment,
	currency,
}: typeof orders.$inferSelect) {
	const postal_code = details.shipping?.postal_code ?? '';
	const isDeclaredThere = treatment === 'distance_sale';
	return {
		country: isDeclaredThere ? toVatCountry(country, postal_code) : country,
		treatment,
		currency,
	};
}

/** Negated refund, for the day on which a bank sent it back. */
const takenBack = ({ vat_rate, amount, net, vat }: TakenRate): TakenRate => ({
	vat_rate,
	amount: -amount,
	net: -net,
	vat: -vat,
});

/** Turns a first and a last day into a range that ends before the day after. */
export const daysFrom = ({ from, to }: { from: string; to: string }) => ({
	from,
	before: daysAfter(to, 1),
});
