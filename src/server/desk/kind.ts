import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DeskResource } from '#contract/desk/resource.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Marked } from './exported-mark.ts';
import type { Writer } from './writer.ts';

export type Column = PgColumn | SQL;

/** What is told of one record alone. Instants become text once the answer is JSON. */
export type DeskParts = (db: Db, id: string) => Promise<Record<string, unknown>>;

/** Where the records of one kind lie, and what else is known of them. */
interface Source<Field extends string> {
	table: PgTable;
	columns: Readonly<Record<Field, Column>>;
	/** Which rows of the table are of this kind. */
	where?: SQL;
	parts?: DeskParts;
	/** Mark that each row of an export carries, for kinds whose files are brought back. */
	marked?: Marked;
	/** How records are written, beside what their actions do. */
	writer?: Writer;
}

/** A kind of record: what the contract says of it, and how this host keeps it. */
export interface DeskKind extends Source<string> {
	resource: DeskResource;
	writer: Writer;
}

/** Fields of a kind's record. */
type FieldsOf<Resource> = Resource extends { list: readonly (infer Field extends string)[] }
	? Field
	: never;

/** Ties a kind of the contract to its table: a field without a column does not compile. */
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
	if (!fits) throw new Error(`the desk's ${name} are not written as the contract says`);
	if ((source.parts !== undefined) !== (parts !== null)) {
		throw new Error(`the desk's ${name} do not have the parts that the contract says`);
	}
	return { ...source, writer, resource };
}
