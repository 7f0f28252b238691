import { sql } from 'drizzle-orm';

/** A moment inside a statement that is written by hand. */
export const instantOf = (date: Date) => sql`${date.toISOString()}::timestamptz`;
