import { between, desc, sql } from 'drizzle-orm';
import { getMeasurementReport, MOST_DAYS } from '#contract/measurement/report.ts';
import { findEdition } from '#domain/measurement/consent.ts';
import { daysBetween } from '#domain/time/days.ts';
import { findSettings } from '#server/content/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { problem } from '#server/kernel/problem.ts';
import { takingsByDay } from '#server/orders/ports.ts';
import { scarceStock } from '#server/stock/ports.ts';
import { browsing_counts, search_misses } from './tables.ts';

/** Most rows of the lists below the pictures; the lists of the desk have all. */
const SHOWN = 50;

export const reportRoutes = {
	getMeasurementReport: staffRoute(getMeasurementReport, async ({ db, query: { from, to } }) => {
		const days = daysBetween(from, to);
		if (days < 0 || days >= MOST_DAYS) {
			return problem('validation_failed', [{ path: 'to', code: 'value' }]);
		}
		const settings = await findSettings(db, 'it');
		const { day, country, event, count } = browsing_counts;
		const times = sql<number>`sum(${count})::int`;
		const missed = sql<number>`sum(${search_misses.count})::int`;
		return {
			is_measured: settings !== null && findEdition(settings.measurement) !== null,
			counts: await db
				.select({ day, country, event, count: times })
				.from(browsing_counts)
				.where(between(day, from, to))
				.groupBy(day, country, event)
				.orderBy(day),
			takings: await takingsByDay(db, from, to),
			misses: await db
				.select({ term: search_misses.term, locale: search_misses.locale, count: missed })
				.from(search_misses)
				.where(between(search_misses.day, from, to))
				.groupBy(search_misses.term, search_misses.locale)
				.orderBy(desc(missed), search_misses.term)
				.limit(SHOWN),
			low_stock: await scarceStock(db, SHOWN),
		};
	}),
};
