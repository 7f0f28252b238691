import { sql } from 'drizzle-orm';
import { VISIT_FORM } from '#contract/visits/module.ts';
import { dropSubmissions } from '#server/forms/ports.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import type { RetentionRule } from '#server/privacy/ports.ts';

/** Deletes old requests; open ones stay. */
export const visitRule: RetentionRule = ({ before }) =>
	dropSubmissions(sql`s.form_slug = ${VISIT_FORM} and s.state <> 'open'
		and s.created_at < ${toInstant(before)}`);
