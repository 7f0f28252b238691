import { sql, type SQL } from 'drizzle-orm';
import { formsWhere } from '#contract/kinds.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import type { RetentionRule } from '#server/privacy/ports.ts';

/** Marks the files of submissions `s` for the cleanup, before their rows are deleted. */
export const markFilesToDelete = (which: SQL) => sql`
	insert into doomed_files (stored_name)
	select u.stored_name from uploads u join submissions s on s.id = u.submission_id where ${which}
	on conflict do nothing`;

/** Deletes submissions `s` and their files. */
export const dropSubmissions = (which: SQL): SQL[] => [
	markFilesToDelete(which),
	sql`delete from submissions s where ${which} returning 1`,
];

const slugs = (list: readonly string[]) => sql`${sql.param([...list])}::text[]`;

/** Rule of forms without one of their own, counted from the last answer; open submissions stay. */
export const messageRule: RetentionRule = ({ before }) =>
	dropSubmissions(sql`s.form_slug <> all(${slugs(formsWhere(({ kept }) => kept !== 'messages'))})
		and s.state <> 'open'
		and greatest(s.created_at, coalesce(
			(select max(a.created_at) from answers a where a.submission_id = s.id), s.created_at
		)) < ${toInstant(before)}`);

export const applicationRule: RetentionRule = ({ before }) =>
	dropSubmissions(sql`s.form_slug = any(${slugs(formsWhere(({ kept }) => kept === 'applications'))})
		and s.created_at < ${toInstant(before)}`);
