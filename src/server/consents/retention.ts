import { sql, type SQL } from 'drizzle-orm';
import { toInstant } from '#server/platform/db/instant.ts';
import type { RetentionRule } from '#server/privacy/ports.ts';

/** The proof outlives the consent, which lasts while a capability needs the address. */
export const consentRule: RetentionRule = ({ before, isInUse }) => [
	sql`delete from consents c where not exists (
			select 1 from consents later
			where later.email = c.email and later.created_at >= ${toInstant(before)}
		)
		and not ${isInUse(sql`c.email`)}
		returning 1`,
];

/**
 * Deletes the lines of addresses that asked for something and never confirmed it, unless they
 * belong to a submission or something was withdrawn. `addresses` selects one column.
 */
export const dropUnanswered = (addresses: SQL) => sql`
	delete from consents c where c.email in (${addresses})
		and c.submission_id is null and not exists (
			select 1 from consents given where given.email = c.email and given.act = 'withdrawn'
		) returning 1`;
