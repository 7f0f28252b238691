import { sql } from 'drizzle-orm';
import { chosenCountry } from '#contract/chosen-country.ts';
import { minorUnitExponent } from '#contract/minor-units.ts';
import { countEvents, type EventName } from '#contract/measurement/events.ts';
import { findEdition } from '#domain/measurement/consent.ts';
import { dayInRome } from '#domain/time/days.ts';
import { findSettings } from '#server/content/ports.ts';
import { Unavailable } from '#server/kernel/unavailable.ts';
import type { Db } from '#server/platform/db/client.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { route } from '#server/platform/route.ts';
import type { RetentionRule } from '#server/privacy/ports.ts';
import { choiceIn, receiptInForce, setChoice } from './consent/receipts.ts';
import { takeEvents } from './limits.ts';
import { browsing_counts } from './tables.ts';

/** Most rows of one day: countries and currencies come from browsers. */
const MOST_ROWS = 3000;

interface Counted {
	event: EventName;
	currency: string;
	count: number;
	amount: number;
}

type Told = { event: EventName; value?: number | undefined; currency?: string | undefined };

/** Sums the events of a call, sorted: calls at once lock the rows in one order. */
function summed(events: readonly Told[]): Counted[] {
	const rows = new Map<string, Counted>();
	for (const { event, value, currency = '' } of events) {
		const key = `${event} ${currency}`;
		const row = rows.get(key) ?? { event, currency, count: 0, amount: 0 };
		row.count += 1;
		if (currency !== '') row.amount += Math.round((value ?? 0) * 10 ** minorUnitExponent(currency));
		rows.set(key, row);
	}
	return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

async function count(db: Db, day: string, country: string, events: readonly Told[]): Promise<void> {
	const rows = summed(events).map(
		({ event, currency, count: times, amount }) =>
			sql`(${day}::date, ${event}, ${country}, ${currency}, ${times}::int, ${amount}::bigint)`,
	);
	await db.execute(sql`
		insert into ${browsing_counts} (day, event, country, currency, count, amount)
		select * from (values ${sql.join(rows, sql`, `)}) as told (day, event, country, currency, count, amount)
		where (select count(*) from ${browsing_counts} where day = ${day}::date) < ${MOST_ROWS}
			or exists (select from ${browsing_counts} known
				where known.day = told.day and known.event = told.event
					and known.country = told.country and known.currency = told.currency)
		on conflict (day, event, country, currency) do update set
			count = ${browsing_counts.count} + excluded.count,
			amount = ${browsing_counts.amount} + excluded.amount`);
}

export const eventRoutes = {
	countEvents: route(countEvents, async ({ db, clock, siteUrl, client, context, body }) => {
		const now = clock();
		const taken = await takeEvents(db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const settings = await findSettings(db, 'it');
		if (!settings) throw new Unavailable('the database has not been seeded');
		const { measurement, shop } = settings;
		const edition = measurement.mode === 'own' ? findEdition(measurement) : null;
		const cookies = context.req.header('cookie') ?? '';
		const choice = choiceIn(cookies);
		const receipt = edition === null ? null : await receiptInForce(db, choice, edition, now);
		if (receipt === null) {
			const data = { is_consented: false, counted: 0 };
			// A consent that was revoked elsewhere ends on this device as well.
			const isRevoked = choice?.state === 'granted' && choice.edition === edition;
			const refusal = { state: 'refused' as const, edition: edition ?? 'off' };
			const headers = new Headers({ 'cache-control': 'no-store' });
			if (isRevoked) headers.set('set-cookie', setChoice(refusal, siteUrl));
			return Response.json({ data }, { headers });
		}
		const country = chosenCountry(cookies) ?? shop.default_country;
		await count(db, dayInRome(now), country, body.events);
		return { is_consented: true, counted: body.events.length };
	}),
};

export const countRule: RetentionRule = ({ before }) => [
	sql`delete from ${browsing_counts} where day < ${dayInRome(before)}::date returning 1`,
];
