import { sql } from 'drizzle-orm';
import { countSearchMiss } from '#contract/measurement/misses.ts';
import { dayInRome } from '#domain/days.ts';
import { countableTerm } from '#domain/search-terms.ts';
import { deskKind } from '#server/desk/ports.ts';
import { searchMissResource } from '#contract/measurement/desk.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { route } from '#server/platform/route.ts';
import type { RetentionRule } from '#server/privacy/ports.ts';
import { takeMiss } from './limits.ts';
import { search_misses } from './tables.ts';

/** Most different terms of one day; terms that are known that day are counted beyond it. */
export const MOST_TERMS = 2000;

export const missRoutes = {
	countSearchMiss: route(countSearchMiss, async ({ db, clock, client, body }) => {
		const now = clock();
		const taken = await takeMiss(db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const term = countableTerm(body.term);
		if (term === null) return { is_counted: false };
		const day = dayInRome(now);
		const { rows } = await db.execute(sql`
			insert into ${search_misses} (day, locale, term, count)
			select ${day}::date, ${body.locale}, ${term}, 1
			where (select count(*) from ${search_misses} where day = ${day}::date) < ${MOST_TERMS}
				or exists (select from ${search_misses}
					where day = ${day}::date and locale = ${body.locale} and term = ${term})
			on conflict (day, locale, term) do update set count = ${search_misses.count} + 1
			returning 1`);
		return { is_counted: rows.length > 0 };
	}),
};

const { id, day, locale, term, count } = search_misses;
export const searchMissKind = deskKind(searchMissResource, {
	table: search_misses,
	columns: { id, day, locale, term, count },
});

export const missRule: RetentionRule = ({ before }) => [
	sql`delete from ${search_misses} where day < ${dayInRome(before)}::date returning 1`,
];
