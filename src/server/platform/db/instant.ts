import { sql } from 'drizzle-orm';

/** Moment inside a hand-written statement. */
export const instantOf = (date: Date) => sql`${date.toISOString()}::timestamptz`;
