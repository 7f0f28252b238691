import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DeskResource } from '#contract/desk/resource.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Marked } from './exported-mark.ts';
import type { Writer } from './writer.ts';

export type Column = PgColumn | SQL;

/** Related records of a single record. Instants become text once the answer is JSON. */
export type DeskParts = (db: Db, id: string) => Promise<Record<string, unknown>>;

/** Storage of the records of one kind, and further data about them. */
interface Source<Field extends string> {
	table: PgTable;
	columns: Readonly<Record<Field, Column>>;
	/** Conditions of the search for fields whose column would ask another table for each row. */
	searches?: Readonly<Partial<Record<Field, (pattern: string) => SQL>>>;
	/** Filter for the rows of this kind. */
	where?: SQL;
	parts?: DeskParts;
	/** Mark in each row of an export, for kinds whose files are imported again. */
	marked?: Marked;
	/** Writes of records, apart from their actions. */
	writer?: Writer;
}

/** Kind of record: its declaration in the contract, and its storage in this host. */
export interface DeskKind extends Source<string> {
	resource: DeskResource;
	writer: Writer;
}

/** Fields of a kind's record. */
type FieldsOf<Resource> = Resource extends { list: readonly (infer Field extends string)[] }
	? Field
	: never;

/** Binds a kind of the contract to its table: a field without a column does not compile. */
export function deskKind<const Resource extends DeskResource>(
	resource: Resource,
	source: Source<FieldsOf<Resource>>,
): DeskKind {
	const { name, change, create, remove, parts } = resource;
	const { writer = {} } = source;
	const fits =
		(writer.change !== undefined) === (change !== null) &&
		(writer.create !== undefined) === (create !== null) &&
		(writer.remove !== undefined) === remove.length > 0;
	if (!fits) throw new Error(`desk resource ${name}: its writes differ from the contract`);
	if ((source.parts !== undefined) !== (parts !== null)) {
		throw new Error(`desk resource ${name}: its parts differ from the contract`);
	}
	return { ...source, writer, resource };
}
