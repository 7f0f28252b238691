import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { ApiHost } from './host-provided.ts';

export function embedded(): Extract<ApiHost, { kind: 'embedded' }> {
	const host = inject('apiHost');
	if (host.kind !== 'embedded') throw new Error('this test needs the embedded host');
	return host;
}

/** Creates a private database: the fixture, or an empty one. */
export async function copyTemplate(
	template = embedded().template,
): Promise<{ url: string; drop: () => Promise<void> }> {
	const { adminUrl } = embedded();
	const name = `t_${randomUUID().replaceAll('-', '')}`;
	await onAdmin(adminUrl, `create database ${name} template ${template} strategy file_copy`);
	const url = new URL(adminUrl);
	url.pathname = `/${name}`;
	return {
		url: url.href,
		drop: () => onAdmin(adminUrl, `drop database if exists ${name} with (force)`),
	};
}

let admin: Promise<pg.Client> | undefined;

/**
 * One connection for all files of a worker: a log-in for each database was a fourth of its cost.
 */
function getAdmin(connectionString: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString });
	// A connection that ends after its last answer must not end the run; the next statement opens
	// another.
	client.on('error', () => undefined);
	client.on('end', () => (admin = undefined));
	return client.connect().then(() => client);
}

async function onAdmin(adminUrl: string, statement: string): Promise<void> {
	admin ??= getAdmin(adminUrl).catch((cause: unknown) => {
		admin = undefined;
		throw cause;
	});
	await (await admin).query(statement);
}
