import { sql, type SQL } from 'drizzle-orm';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The instant before which something is older than so many days. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/**
 * What of each kind has been kept long enough, as deletions that answer one row for each record.
 * Later statements may rely on what earlier ones took away.
 */
export const RULES: Readonly<Record<string, (before: Date) => SQL[]>> = {
	/** Addresses that never confirmed go without a trace, unless they wrote for something else too. */
	newsletter_requests: (before) => [
		markFilesToDelete(sql`s.form_slug = 'newsletter' and s.created_at < ${at(before)}`),
		sql`delete from submissions s
			where s.form_slug = 'newsletter' and s.created_at < ${at(before)} returning 1`,
		sql`delete from mails m using subscribers b
			where b.state = 'pending' and b.asked_at < ${at(before)}
				and m."to" = b.email and m.kind like 'newsletter.%' returning 1`,
		sql`delete from consents c using subscribers b
			where b.state = 'pending' and b.asked_at < ${at(before)} and c.email = b.email
				and c.submission_id is null and not exists (
					select 1 from consents given where given.email = c.email and given.act = 'withdrawn'
				) returning 1`,
		sql`delete from subscribers where state = 'pending' and asked_at < ${at(before)} returning 1`,
	],

	/** Whatever has no rule of its own, from the last answer on; what staff holds open stays. */
	messages: (before) =>
		submissionsWhere(sql`s.form_slug not in (
			'newsletter', 'careers', 'spontaneous-application', 'ops-warranty', 'warranty'
		) and s.state <> 'open'
			and greatest(s.created_at, coalesce(
				(select max(a.created_at) from answers a where a.submission_id = s.id), s.created_at
			)) < ${at(before)}`),

	applications: (before) =>
		submissionsWhere(sql`s.form_slug in ('careers', 'spontaneous-application')
			and s.created_at < ${at(before)}`),

	support_requests: (before) =>
		submissionsWhere(sql`s.form_slug = 'ops-warranty' and s.state <> 'open'
			and s.created_at < ${at(before)}`),

	/** Counted from the end of the extended warranty. */
	registrations: (before) => [
		sql`delete from wheel_registrations
			where extension_ends_on < (${at(before)} at time zone 'Europe/Rome')::date returning 1`,
		...submissionsWhere(sql`s.form_slug = 'warranty' and s.created_at < ${at(before)}
			and not exists (select 1 from wheel_registrations r where r.submission_id = s.id)`),
	],

	/** The proof outlives the consent, which lasts as long as somebody reads or owns a wheel. */
	consents: (before) => [
		sql`delete from subscribers
			where state = 'unsubscribed' and unsubscribed_at < ${at(before)} returning 1`,
		sql`delete from consents c where not exists (
				select 1 from consents later
				where later.email = c.email and later.created_at >= ${at(before)}
			)
			and not exists (select 1 from subscribers b where b.email = c.email)
			and not exists (select 1 from wheel_registrations r where r.owner_email = c.email)
			returning 1`,
	],

	sessions: (before) => [
		sql`delete from sessions where expires_at < ${at(before)} returning 1`,
		sql`delete from verifications where expires_at < ${at(before)} returning 1`,
	],

	audit: (before) => [sql`delete from audit_log where created_at < ${at(before)} returning 1`],
};

const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** Names the files of submissions for the cleanup, before their rows go. */
export const markFilesToDelete = (which: SQL) => sql`
	insert into doomed_files (stored_name)
	select u.stored_name from uploads u join submissions s on s.id = u.submission_id where ${which}
	on conflict do nothing`;

const submissionsWhere = (which: SQL) => [
	markFilesToDelete(which),
	sql`delete from submissions s where ${which} returning 1`,
];
