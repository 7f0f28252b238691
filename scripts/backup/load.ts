import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import * as v from 'valibot';
import { StartError } from '#errors/start-error.ts';
import { AS_TEXT, listTables } from './dump.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';

const toName = ({ schema, name }: { schema: string; name: string }) => `"${schema}"."${name}"`;

const keysSchema = v.array(
	v.object({ place: v.string(), name: v.string(), definition: v.string() }),
);

const KEYS = `
	select conrelid::regclass::text as place, quote_ident(conname) as name,
		pg_get_constraintdef(oid) as definition
	from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
	order by conrelid, conname`;

/** Throws one line where the schema lacks a table or a column that the backup has. */
async function assertFits(client: pg.ClientBase, tables: readonly BackedUpTable[]): Promise<void> {
	const known = new Map((await listTables(client)).map((table) => [toName(table), table.columns]));
	for (const table of tables) {
		const columns = known.get(toName(table));
		const lacking = table.columns.find((column) => !columns?.includes(column));
		if (lacking !== undefined) {
			throw new StartError(
				`This code has no ${table.schema}.${table.name}.${lacking}: restore with the code that made the backup, and upgrade afterwards`,
			);
		}
	}
}

const toColumns = ({ columns }: BackedUpTable) => columns.map((name) => `"${name}"`).join(', ');

/** Copies the rows of a backed-up table into the table of that name. */
async function copyRows(
	client: pg.ClientBase,
	{ folder, into }: { folder: string; into: string },
	table: BackedUpTable,
): Promise<void> {
	const rows = client.query(copyFrom(`copy ${into} (${toColumns(table)}) from stdin`));
	await pipeline(createReadStream(join(folder, table.path)), createGunzip(), rows);
	if (rows.rowCount !== table.rows) {
		throw new StartError(
			`${table.schema}.${table.name}: ${rows.rowCount} rows were read, expected ${table.rows}`,
		);
	}
}

/**
 * Loads the jobs of queues that there are. The queue's own clock has one (`__pgboss__send-it`) that
 * comes into being as a host starts; a backup holds a job of it whenever one was just due.
 */
async function loadJobs(
	client: pg.ClientBase,
	folder: string,
	table: BackedUpTable,
): Promise<void> {
	await client.query(`create temp table kept_jobs (like ${toName(table)}) on commit drop`);
	await copyRows(client, { folder, into: 'kept_jobs' }, table);
	const columns = toColumns(table);
	await client.query(
		`insert into ${toName(table)} (${columns}) select ${columns} from kept_jobs
			where name in (select name from "${table.schema}".queue)`,
	);
}

const loadTable = (client: pg.ClientBase, folder: string, table: BackedUpTable): Promise<void> =>
	table.schema === 'public'
		? copyRows(client, { folder, into: toName(table) }, table)
		: loadJobs(client, folder, table);

/**
 * Fills a migrated database with the rows of a backup, all or nothing. References are taken off and
 * put back, which checks them: tables refer to each other in circles. That needs the owner of the
 * tables alone, while switching triggers off by a setting needs a superuser.
 */
export async function load(
	client: pg.ClientBase,
	folder: string,
	{ tables, sequences }: Manifest,
): Promise<void> {
	await client.query(`begin; ${AS_TEXT}`);
	await assertFits(client, tables);
	const keys = v.parse(keysSchema, (await client.query(KEYS)).rows);
	const own = (await listTables(client)).filter(({ schema }) => schema === 'public').map(toName);
	for (const name of own) await client.query(`alter table ${name} disable trigger user`);
	// Migrations have written rows.
	await client.query(`truncate ${own.join(', ')}`);
	for (const { place, name } of keys) {
		await client.query(`alter table ${place} drop constraint ${name}`);
	}
	for (const table of tables) await loadTable(client, folder, table);
	for (const { place, name, definition } of keys) {
		await client.query(`alter table ${place} add constraint ${name} ${definition}`);
	}
	for (const name of own) await client.query(`alter table ${name} enable trigger user`);
	for (const { name, last } of sequences) {
		await client.query('select setval(quote_ident($1)::regclass, $2)', [name, last]);
	}
	await client.query('commit');
	await client.query('analyze').catch(() => undefined);
}
