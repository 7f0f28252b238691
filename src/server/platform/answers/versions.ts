import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { content_versions, type ContentPart } from './tables.ts';
import { latest } from './latest.ts';

/** Version of each part of the content at one moment. */
export type Versions = Partial<Record<ContentPart, string>>;

interface Row extends Record<string, unknown> {
	versions: Versions | null;
}

const { part, version } = content_versions;

/** The versions as part of a statement; null before there are any. */
export const versionsNow = sql<Versions | null>`(select jsonb_object_agg(${part}, ${version})
	from ${content_versions})`;

/** Reads the versions in one tiny query for all waiters, over one connection at most. */
export function createVersions(db: Db): () => Promise<Versions> {
	return latest(async () => {
		const { rows } = await db.execute<Row>(sql`select ${versionsNow} as versions`);
		return rows[0]?.versions ?? {};
	});
}

/** Name of the state of these parts; another state has another name. */
export const toName = (versions: Versions, parts: readonly ContentPart[]): string =>
	parts.map((part) => versions[part]).join();
