import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../src/server/platform/db/client.ts';

const tableSchema = v.object({
	/** Quoted, with its schema. */
	name: v.string(),
	oid: v.string(),
	/** Quoted names of the columns that can be written. */
	columns: v.array(v.string()),
	/** Quoted names of the primary key's columns. */
	key: v.array(v.string()),
});
type Table = v.InferOutput<typeof tableSchema>;

const OWN = sql`nspname not like 'pg\\_%' and nspname not in ('information_schema', 'kept')`;

async function listTables(db: Db): Promise<Table[]> {
	const { rows } = await db.execute(sql`
		select format('%I.%I', nspname, relname) as name, pg_class.oid::text as oid,
			array(select quote_ident(attname) from pg_attribute
				where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
				order by attnum) as columns,
			array(select quote_ident(attname) from pg_index
				join pg_attribute on attrelid = indrelid and attnum = any(indkey)
				where indrelid = pg_class.oid and indisprimary) as key
		from pg_class join pg_namespace on pg_namespace.oid = relnamespace
		where relkind = 'r' and ${OWN} order by 1`);
	return v.parse(v.array(tableSchema), rows);
}

async function listSequences(db: Db): Promise<string[]> {
	const { rows } = await db.execute(sql`
		select format('%I.%I', nspname, relname) as name
		from pg_class join pg_namespace on pg_namespace.oid = relnamespace
		where relkind = 'S' and ${OWN} order by 1`);
	return v.parse(v.array(v.object({ name: v.string() })), rows).map(({ name }) => name);
}

const NEW = 'xmin::text::bigint >= since_xid';

/** Catalogs whose rows change with the schema; statistics are written into their rows in place. */
const CATALOGS = [
	'class',
	'attribute',
	'constraint',
	'index',
	'namespace',
	'proc',
	'trigger',
	'type',
];

async function getRestore(db: Db, { name, oid, columns, key }: Table): Promise<string> {
	const { rows } = await db.execute(sql.raw(`select count(*)::int as count from ${name}`));
	const [{ count }] = v.parse(v.tuple([v.object({ count: v.number() })]), rows);
	const kept = `kept.t${oid}`;
	if (count > 0) await db.execute(sql.raw(`create table ${kept} as table ${name}`));
	const list = columns.join(', ');
	const isSame = key.map((column) => `t.${column} = k.${column}`).join(' and ');
	const missing = isSame && `where not exists (select from ${name} t where ${isSame})`;
	return `
	if exists (select from only ${name} where ${NEW})
		or (select count(*) from only ${name}) <> ${count} then
		delete from ${name} ${isSame ? `where ${NEW}` : ''};
		${count > 0 ? `insert into ${name} (${list}) overriding system value select ${list} from ${kept} k ${missing};` : ''}
		changed := changed || ${count > 0 ? 'null' : `'${name}'`}::text;
	end if;`;
}

async function restoreOfSequence(db: Db, name: string): Promise<string> {
	const { rows } = await db.execute(sql.raw(`select last_value::text, is_called from ${name}`));
	const schema = v.tuple([v.object({ last_value: v.string(), is_called: v.boolean() })]);
	const [{ last_value, is_called }] = v.parse(schema, rows);
	return `
	if exists (select from ${name} where (last_value, is_called) <> (${last_value}, ${is_called})) then
		perform setval('${name}', ${last_value}, ${is_called});
	end if;`;
}

/**
 * Adds `kept.restore(since_xid)` to a seeded database. It restores the rows that are there now to
 * each table and sequence that the transactions from `since_xid` on have changed. Returns one
 * element for each of these tables, the name of those that are empty again and null for others;
 * null alone, and restores nothing, if the schema changed.
 */
export async function keepRows(db: Db): Promise<void> {
	await db.execute(sql`create schema kept`);
	const parts: string[] = [];
	for (const table of await listTables(db)) parts.push(await getRestore(db, table));
	for (const name of await listSequences(db)) parts.push(await restoreOfSequence(db, name));
	const isOther = CATALOGS.map((name) => `exists (select from pg_${name} where ${NEW})`);
	await db.execute(
		sql.raw(`create function kept.restore(since_xid bigint) returns text[] language plpgsql as $restore$
declare
	changed text[] := '{}';
begin
	if ${isOther.join('\n\t\tor ')} then return null; end if;
	-- Neither triggers nor foreign keys look at rows that come back.
	perform set_config('session_replication_role', 'replica', true);${parts.join('')}
	return changed;
end $restore$`),
	);
}
