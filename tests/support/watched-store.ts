import { sql } from 'drizzle-orm';
import type { FileStore } from '../../src/server/platform/files/file-store.ts';
import type { OwnHost } from './host.ts';

/**
 * A host's store that counts, at each write, the connections that wait within a transaction: a slow
 * store would keep them from all other requests.
 */
export function watchedStore({ db, files }: Pick<OwnHost, 'db' | 'files'>) {
	const waiting: number[] = [];
	const count = async () => {
		const { rows } = await db.execute<{ count: number }>(sql`
			select count(*)::int as count from pg_stat_activity
			where datname = current_database() and state like 'idle in transaction%'`);
		waiting.push(rows[0]?.count ?? -1);
	};
	const watched: FileStore = {
		...files,
		put: async (key, bytes) => {
			await count();
			await files.put(key, bytes);
		},
		take: async (key, path) => {
			await count();
			await files.take(key, path);
		},
	};
	return { files: watched, waiting };
}
