import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { DocumentOf } from '#contract/content/documents/registry.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toSlugs } from '../../slugs.ts';
import { jobs } from '../../tables.ts';
import { type KindSpec, toLocales } from '../kind-spec.ts';
import { mapTexts } from '../texts.ts';

type JobDocument = DocumentOf<'job'>;

async function read(db: Db | Tx, id: string): Promise<JobDocument | null> {
	const [row] = await db
		.select({ ...getTableColumns(jobs), slugs: toSlugs('job', jobs) })
		.from(jobs)
		.where(eq(jobs.id, id));
	if (!row) return null;
	const { id: _, origin: __, updated_at: ___, ...document } = row;
	return document;
}

async function save(tx: Tx, id: string, document: JobDocument): Promise<void> {
	const { slugs: _, translated: __, texts, social_id = null, ...columns } = document;
	const row = {
		...columns,
		social_id,
		texts: mapTexts(texts, (text) => text),
		origin: 'editor' as const,
	};
	await tx
		.insert(jobs)
		.values({ id, ...row })
		.onConflictDoUpdate({ target: jobs.id, set: row });
}

export const jobSpec: KindSpec<JobDocument> = {
	entity: 'job',
	table: jobs,
	title: sql<string>`${jobs.texts} -> 'it' ->> 'name'`,
	locales: toLocales(jobs.texts),
	order: [desc(jobs.publication_date)],
	addresses: 'job',
	read,
	save,
	nextTo: () => [{ type: 'route', route: 'careers' }],
};
