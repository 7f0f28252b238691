import { asc, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { textsIn, versioned } from '#server/platform/db/localized.ts';
import { announcements } from '../tables-announcements.ts';

/** Minute of a time, the cache period: announcements begin and end on the minute. */
export const toMinute = (now: Date): string => now.toISOString().slice(0, 16);

const toStart = (now: Date) => new Date(`${toMinute(now)}:00.000Z`);

/** Announcements valid in a minute, in a language or, where it has no text, in Italian. */
export async function findAnnouncements(db: Db, asked: Locale, now: Date) {
	const minute = toStart(now).getTime();
	const rows = await db
		.select()
		.from(announcements)
		.orderBy(asc(announcements.position), asc(announcements.id));
	return rows
		.filter(
			({ from, until, locales }) =>
				(from === null || from.getTime() <= minute) &&
				(until === null || until.getTime() > minute) &&
				(locales === null || locales.includes(asked)),
		)
		.map((row) => {
			const { locale, text } = textsIn(row.texts, asked);
			const { link } = row;
			return versioned({
				id: row.id,
				updated_at: row.updated_at.toISOString(),
				locale,
				text: text.text,
				link: link && text.link_label ? { label: text.link_label, link } : null,
				is_dismissible: row.is_dismissible,
				from: row.from && row.from.toISOString(),
				until: row.until && row.until.toISOString(),
			});
		});
}

/** Minutes at which an announcement begins or ends. */
const changes = () => {
	const { from, until } = announcements;
	const minute = (at: typeof from) => sql`date_trunc('minute', ${at} + interval '59.999 seconds')`;
	return sql`(select ${minute(from)} as at from ${announcements}
		union all select ${minute(until)} from ${announcements})`;
};

/** Time of the next automatic begin or end, when pages must be printed again; null for none. */
export async function nextAnnouncementChange(db: Db | Tx, now: Date): Promise<Date | null> {
	const { rows } = await db.execute<{ at: Date | string | null }>(
		sql`select min(at) as at from ${changes()} as changes
			where at > ${now.toISOString()}::timestamptz`,
	);
	const at = rows[0]?.at ?? null;
	return at === null ? null : new Date(at);
}

/** True if an announcement has begun or ended by itself since then, so that prints are outdated. */
export async function hasAnnouncementChanged(
	db: Db | Tx,
	{ since, now }: { since: Date; now: Date },
): Promise<boolean> {
	const { rows } = await db.execute(
		sql`select from ${changes()} as changes where at > ${since.toISOString()}::timestamptz
			and at <= ${now.toISOString()}::timestamptz limit 1`,
	);
	return rows.length > 0;
}
