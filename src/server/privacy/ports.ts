import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';

/** What a capability keeps about people, who are known by their address in lower case. */
export interface PersonalData {
	/** Everything that is kept about an address, under the names of the columns. */
	export: (db: Db, email: string) => Promise<Record<string, unknown>>;
	/** Erases it, or what says whose it is; how many records went or changed, by kind. */
	erase: (tx: Tx, person: Person) => Promise<Record<string, number>>;
	/** Selects the addresses (one column) whose consents must still be proved. */
	addressesInUse?: SQL;
}

export interface Person {
	email: string;
	/** Stands for the address where a proof has to stay; nobody gets back from it to the address. */
	pseudonym: string;
}

/**
 * Deletions that answer one row for each record. Later statements may rely on what earlier ones took
 * away.
 */
export type RetentionRule = (asked: {
	/** What is older than this has been kept long enough. */
	before: Date;
	/** Whether a column's address is still anything to some capability. */
	isInUse: (column: SQL) => SQL;
}) => SQL[];
