import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import * as v from 'valibot';
import { type BackedUpTable, type Manifest, measuring } from './manifest.ts';

const ROWS = 'rows';

const tablesSchema = v.array(
	v.object({ schema: v.string(), name: v.string(), columns: v.array(v.string()) }),
);

/** The shop's tables and the queue's jobs, without generated columns and partitions. */
const TABLES = `
	select n.nspname as schema, c.relname as name, array(
		select a.attname::text from pg_attribute a
		where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
		order by a.attnum
	) as columns
	from pg_class c join pg_namespace n on n.oid = c.relnamespace
	where c.relkind in ('r', 'p') and not c.relispartition
		and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = 'job'))
	order by 1, 2`;

/** Lists the tables that a backup holds; `COPY` writes and reads them by these columns. */
export const listTables = async (client: pg.ClientBase) =>
	v.parse(tablesSchema, (await client.query(TABLES)).rows);

/** Settings under which values are written and read as the same text, whatever the server's are. */
export const AS_TEXT = `
	set local statement_timeout to 0; set local client_encoding to 'UTF8';
	set local datestyle to 'ISO'; set local intervalstyle to 'postgres'; set local timezone to 'UTC'`;

/** Rows to keep. Of the queue's jobs those that are still to be done. */
function selectFrom({ schema, name, columns }: v.InferOutput<typeof tablesSchema>[number]): string {
	const listed = columns.map((column) => `"${column}"`).join(', ');
	const kept = schema === 'pgboss' ? ` where state < 'completed'` : '';
	return `select ${listed} from "${schema}"."${name}"${kept}`;
}

/** Writes all rows as the open snapshot sees them. */
export async function dumpTables(client: pg.ClientBase, folder: string): Promise<BackedUpTable[]> {
	await mkdir(join(folder, ROWS), { mode: 0o700 });
	const tables: BackedUpTable[] = [];
	for (const table of await listTables(client)) {
		const path = `${ROWS}/${table.schema}.${table.name}.gz`;
		const rows = client.query(copyTo(`copy (${selectFrom(table)}) to stdout`));
		const { pass, result } = measuring();
		const file = createWriteStream(join(folder, path), { mode: 0o600, flush: true });
		await pipeline(rows, createGzip({ level: 4 }), pass, file);
		// The count comes after the last row: the next answer is there once it has come.
		await client.query('select 1');
		tables.push({ ...table, rows: rows.rowCount, path, ...result() });
	}
	return tables;
}

const sequencesSchema = v.array(v.object({ name: v.string(), last: v.string() }));

/** Reads the sequences after the rows, so that none is behind them. */
export async function readSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
	const { rows } = await client.query(
		`select sequencename as name, last_value::text as last from pg_sequences
			where schemaname = 'public' and last_value is not null order by 1`,
	);
	return v.parse(sequencesSchema, rows);
}
