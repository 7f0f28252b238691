import { sql } from 'drizzle-orm';

/** Moment inside a hand-written statement. */
export const toInstant = (date: Date) => sql`${date.toISOString()}::timestamptz`;
