import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPostmaster } from '../../src/server/platform/cluster/postmaster.ts';

/** Address of a database of the PostgreSQL that currently serves a data folder. */
export async function embeddedUrl(dataDir: string, database: string): Promise<string> {
	const password = (await readFile(join(dataDir, 'pg-password'), 'utf8')).trim();
	const port = readPostmaster(join(dataDir, 'pg'))?.port ?? 0;
	return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
