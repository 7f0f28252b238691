import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { HostServices } from '../../src/server/app.ts';
import { openOwnHost, type OwnHost } from './host.ts';

export interface Query {
	text: string;
	params: unknown[];
}

/** Opens a host whose queries a test can count. */
export async function aWatchedHost(
	given: Partial<HostServices> = {},
): Promise<OwnHost & { queries: Query[] }> {
	const pools: pg.Pool[] = [];
	const queries: Query[] = [];
	const plain = await openOwnHost();
	const open = (max: number) => {
		const pool = new pg.Pool({ connectionString: plain.url, max });
		// A connection that ends after its last answer must not end the run.
		pool.on('error', () => undefined);
		pool.on('connect', (client) => client.on('error', () => undefined));
		pools.push(pool);
		return drizzle(pool, {
			logger: { logQuery: (text, params) => queries.push({ text, params }) },
		});
	};
	onTestFinished(async () => {
		await Promise.all(pools.map((pool) => pool.end()));
		await plain.close();
	});
	const ask = plain.appOver({ db: open(10), readDb: open(4), ...given });
	return { ...plain, ask, queries };
}
