import { sql } from 'drizzle-orm';
import { instantOf } from '#server/platform/db/instant.ts';
import type { RetentionRule } from '#server/privacy/ports.ts';

/** Carts that nobody came back to, ordered ones too: what was in those stands in the order. */
export const cartRule: RetentionRule = ({ before }) => [
	sql`delete from carts where expires_at < ${instantOf(before)} returning 1`,
];
