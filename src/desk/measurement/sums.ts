import type { EventName } from '#contract/measurement/events.ts';
import type { MeasurementReport } from '#contract/measurement/report.ts';
import { daysAfter } from '#domain/time/days.ts';

/** Steps of a purchase in order, all counted from consenting visitors. */
const STEPS = [
	'view_item',
	'add_to_cart',
	'begin_checkout',
	'add_shipping_info',
	'add_payment_info',
	'purchase',
] as const satisfies readonly EventName[];
export type Step = (typeof STEPS)[number];

/** Counts of one day: the pages of the way to an order, and orders. */
export interface Day {
	day: string;
	views: number;
	carts: number;
	checkouts: number;
	orders: number;
}

type Taken = MeasurementReport['takings'][number];
const calculateLeft = ({ amount, refunded }: Taken) => amount - refunded;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Sums a report by day; a day without anything is there with zeros. */
export function byDay({ counts, takings }: MeasurementReport, from: string, to: string): Day[] {
	const days: Day[] = [];
	for (let day = from; day <= to; day = daysAfter(day, 1)) {
		const of = (event: EventName) =>
			sum(counts.filter((row) => row.day === day && row.event === event).map((row) => row.count));
		days.push({
			day,
			views: of('view_item'),
			carts: of('add_to_cart'),
			checkouts: of('begin_checkout'),
			orders: sum(takings.filter((row) => row.day === day).map((row) => row.orders)),
		});
	}
	return days;
}

export interface StepCount {
	step: Step;
	count: number;
	/** Share of the step before that did not come this far, 0 to 1; null for the first and for none. */
	left: number | null;
}

/** Counts each step of a purchase by consenting visitors, and how many left before it. */
export function bySteps({ counts }: MeasurementReport): StepCount[] {
	const of = (step: Step) =>
		sum(counts.filter(({ event }) => event === step).map(({ count }) => count));
	return STEPS.map((step, at) => {
		const count = of(step);
		const earlier = STEPS[at - 1];
		const before = earlier ? of(earlier) : 0;
		return { step, count, left: before > 0 ? Math.max(0, 1 - count / before) : null };
	});
}

export interface Country {
	country: string;
	views: number;
	orders: number;
	/** Takings less refunds in the minor unit, by currency. */
	takings: readonly { currency: string; amount: number }[];
}

/** Sums a report by country, those with most orders first. */
export function byCountry({ counts, takings }: MeasurementReport): Country[] {
	const names = new Set([...counts, ...takings].map(({ country }) => country));
	const rows = [...names].map((country) => {
		const own = takings.filter((row) => row.country === country);
		const currencies = [...new Set(own.map(({ currency }) => currency))];
		const seen = counts.filter((row) => row.country === country && row.event === 'view_item');
		return {
			country,
			views: sum(seen.map(({ count }) => count)),
			orders: sum(own.map(({ orders }) => orders)),
			takings: currencies.map((currency) => ({
				currency,
				amount: sum(own.filter((row) => row.currency === currency).map(calculateLeft)),
			})),
		};
	});
	return rows.toSorted((a, b) => b.orders - a.orders || b.views - a.views);
}

/** Takings less refunds by day in the currency that most orders were paid in; null without orders. */
export function takingsByDay({ takings }: MeasurementReport, from: string, to: string) {
	const orders = new Map<string, number>();
	for (const row of takings) orders.set(row.currency, (orders.get(row.currency) ?? 0) + row.orders);
	const [most] = [...orders].toSorted(([, a], [, b]) => b - a);
	if (!most) return null;
	const [currency] = most;
	const own = takings.filter((row) => row.currency === currency);
	const days: { day: string; amount: number }[] = [];
	for (let day = from; day <= to; day = daysAfter(day, 1)) {
		days.push({ day, amount: sum(own.filter((row) => row.day === day).map(calculateLeft)) });
	}
	return { currency, days };
}
