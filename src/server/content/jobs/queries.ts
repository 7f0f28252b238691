import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { dayInRome } from '#domain/time/days.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { textsIn } from '#server/platform/db/localized.ts';
import { jobs } from '../tables.ts';
import { toSlugs } from '../slugs.ts';

/** Positions, newest first. */
export function findJobs(db: Db) {
	return db
		.select({ ...getTableColumns(jobs), slugs: toSlugs('job', jobs) })
		.from(jobs)
		.orderBy(desc(jobs.publication_date), asc(jobs.id));
}

/** Finds a position: its name, and if it takes applications at a moment. */
export async function findPosition(db: Db | Tx, id: string, now: Date) {
	const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
	if (!job) return null;
	const today = dayInRome(now);
	return {
		isOpen: job.is_open && (job.closes_on === null || today <= job.closes_on),
		nameIn: (locale: Locale) => textsIn(job.texts, locale).text.name,
	};
}
