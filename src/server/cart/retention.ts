import { sql } from 'drizzle-orm';
import { instantOf } from '#server/platform/db/instant.ts';
import type { RetentionRule } from '#server/privacy/ports.ts';

/** Carts that nobody came back to; what was ordered goes with its order. */
export const cartRule: RetentionRule = ({ before }) => [
	sql`delete from carts where state = 'open' and expires_at < ${instantOf(before)} returning 1`,
];
