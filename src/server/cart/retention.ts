import { sql } from 'drizzle-orm';
import { toInstant } from '#server/platform/db/instant.ts';
import type { RetentionRule } from '#server/privacy/ports.ts';

/** Deletes expired carts, ordered ones too: the contents of those are in the order. */
export const cartRule: RetentionRule = ({ before }) => [
	sql`delete from carts where expires_at < ${toInstant(before)} returning 1`,
];
