import { sql } from 'drizzle-orm';
import { REGISTRATION_FORM, SUPPORT_FORM } from '#contract/wheels/forms.ts';
import { dropSubmissions } from '#server/forms/ports.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import type { RetentionRule } from '#server/privacy/ports.ts';

/** Deletes old requests for support; open ones stay. */
export const supportRule: RetentionRule = ({ before }) =>
	dropSubmissions(sql`s.form_slug = ${SUPPORT_FORM} and s.state <> 'open'
		and s.created_at < ${toInstant(before)}`);

/** Counts from the end of the extended warranty; for a rejected request, from the rejection. */
export const registrationRule: RetentionRule = ({ before }) => [
	sql`delete from wheel_registrations where extension = 'rejected'
		and decided_on < (${toInstant(before)} at time zone 'Europe/Rome')::date returning 1`,
	sql`delete from wheel_registrations
		where extension_ends_on < (${toInstant(before)} at time zone 'Europe/Rome')::date returning 1`,
	...dropSubmissions(sql`s.form_slug = ${REGISTRATION_FORM} and s.created_at < ${toInstant(before)}
		and not exists (select 1 from wheel_registrations r where r.submission_id = s.id)`),
];
