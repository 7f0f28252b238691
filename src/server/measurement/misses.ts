import { sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { countSearchMiss } from '#contract/measurement/misses.ts';
import { dayInRome } from '#domain/time/days.ts';
import { countableTerm } from '#domain/measurement/search-terms.ts';
import { deskKind } from '#server/desk/ports.ts';
import { searchMissResource } from '#contract/measurement/desk.ts';
import type { Client } from '#server/kernel/client.ts';
import type { Db } from '#server/platform/db/client.ts';
import { type Refusal, tooMany } from '#server/platform/limits/limit.ts';
import { route } from '#server/platform/route.ts';
import type { RetentionRule } from '#server/privacy/ports.ts';
import { takeMiss } from './limits.ts';
import { search_misses } from './tables.ts';

/** Most different terms of one day; terms that are known that day are counted beyond it. */
export const MOST_TERMS = 2000;

interface MissServices {
	db: Db;
	clock: () => Date;
}

/** Counts a search without hits; a refusal if this client has counted too many. */
export async function countMiss(
	{ db, clock }: MissServices,
	client: Client,
	miss: { locale: Locale; term: string },
): Promise<{ is_counted: boolean } | Refusal> {
	const now = clock();
	const taken = await takeMiss(db, client, now);
	if (!taken.isAllowed) return taken;
	const counted = countableTerm(miss.term);
	if (counted === null) return { is_counted: false };
	const today = dayInRome(now);
	const { rows } = await db.execute(sql`
		insert into ${search_misses} (day, locale, term, count)
		select ${today}::date, ${miss.locale}, ${counted}, 1
		where (select count(*) from ${search_misses} where day = ${today}::date) < ${MOST_TERMS}
			or exists (select from ${search_misses}
				where day = ${today}::date and locale = ${miss.locale} and term = ${counted})
		on conflict (day, locale, term) do update set count = ${search_misses.count} + 1
		returning 1`);
	return { is_counted: rows.length > 0 };
}

export const missRoutes = {
	countSearchMiss: route(countSearchMiss, async ({ client, body, ...services }) => {
		const counted = await countMiss(services, client, body);
		return 'is_counted' in counted ? counted : tooMany(counted);
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
