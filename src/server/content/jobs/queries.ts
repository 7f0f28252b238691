import { asc, desc, getTableColumns } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { jobs } from '../tables.ts';
import { slugsOf } from '../slugs.ts';

/** Newest first. */
export function findJobs(db: Db) {
	return db
		.select({ ...getTableColumns(jobs), slugs: slugsOf('job', jobs) })
		.from(jobs)
		.orderBy(desc(jobs.publication_date), asc(jobs.id));
}
