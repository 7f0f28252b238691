import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';

/** Data of a capability about people, who are identified by their address in lower case. */
export interface PersonalData {
	/** Exports all data about an address, under the names of the columns. */
	export: (db: Db, email: string) => Promise<Record<string, unknown>>;
	/** Deletes or anonymises it; returns the number of deleted or changed records, by kind. */
	erase: (tx: Tx, person: Person) => Promise<Record<string, number>>;
	/** Selects the addresses (one column) whose consents must still be proved. */
	addressesInUse?: SQL;
}

export interface Person {
	email: string;
	/** Replaces the address where a proof has to stay; it does not lead back to the address. */
	pseudonym: string;
}

/**
 * Deletions that return one row for each record. Later statements may rely on the deletions of
 * earlier ones.
 */
export type RetentionRule = (asked: {
	/** Records older than this are deleted. */
	before: Date;
	/** True if some capability still needs the address in a column. */
	isInUse: (column: SQL) => SQL;
}) => SQL[];
