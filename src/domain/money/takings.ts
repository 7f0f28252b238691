import type { TaxTreatment } from '#contract/orders/invoices.ts';

/** Part of a booking at one rate; negative where it reverses an earlier booking. */
export interface TakenRate {
	vat_rate: number;
	amount: number;
	net: number;
	vat: number;
}

/** Money received or refunded on a day, by rate; in minor units. */
export interface Booking {
	/** Calendar day in Rome. */
	day: string;
	country: string;
	treatment: TaxTreatment;
	currency: string;
	is_refund: boolean;
	rates: readonly TakenRate[];
}

/** Totals of bookings that share a name: sales, and refunds apart. */
export interface Takings {
	sold_net: number;
	sold_vat: number;
	back_net: number;
	back_vat: number;
}

const NOTHING: Takings = { sold_net: 0, sold_vat: 0, back_net: 0, back_vat: 0 };

/** Sums bookings by the name that `getName` gives to each rate, in the order of those names. */
export function takingsBy<Name extends Record<string, string | number>>(
	bookings: readonly Booking[],
	getName: (booking: Booking, rate: number) => Name,
): (Name & Takings)[] {
	const sums = new Map<string, Name & Takings>();
	for (const booking of bookings) {
		for (const { vat_rate, net, vat } of booking.rates) {
			const name = getName(booking, vat_rate);
			const key = JSON.stringify(Object.values(name));
			const sum = sums.get(key) ?? { ...name, ...NOTHING };
			const [back, sold] = booking.is_refund ? [1, 0] : [0, 1];
			sums.set(key, {
				...sum,
				sold_net: sum.sold_net + sold * net,
				sold_vat: sum.sold_vat + sold * vat,
				back_net: sum.back_net + back * net,
				back_vat: sum.back_vat + back * vat,
			});
		}
	}
	return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

/** First day of a quarter, and of the one after it. */
export function quarterDays(year: number, quarter: number): { from: string; before: string } {
	const first = (month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
	return { from: first(quarter * 3 - 3), before: first(quarter * 3) };
}
