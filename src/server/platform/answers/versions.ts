import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { content_versions, type ContentPart } from './tables.ts';
import { latest } from './latest.ts';

/** Names the state in which the database has these parts now; another state has another name. */
export type VersionOf = (parts: readonly ContentPart[]) => Promise<string>;

interface Row extends Record<string, unknown> {
	versions: Partial<Record<ContentPart, string>> | null;
}

/** One tiny query for all who wait at that moment: at most one connection is ever taken for it. */
export function createVersions(db: Db): VersionOf {
	const { part, version } = content_versions;
	const readVersions = latest(async () => {
		const { rows } = await db.execute<Row>(
			sql`select jsonb_object_agg(${part}, ${version}) as versions from ${content_versions}`,
		);
		return rows[0]?.versions ?? {};
	});
	return async (parts) => {
		if (parts.length === 0) return '';
		const versions = await readVersions();
		return parts.map((name) => versions[name]).join();
	};
}
