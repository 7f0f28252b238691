import { sql } from 'drizzle-orm';
import { toInstant } from '#server/platform/db/instant.ts';
import type { RetentionRule } from '#server/privacy/ports.ts';

/** Deletes addresses that never confirmed, with the mails that asked them to. */
export const requestRule: RetentionRule = ({ before }) => {
	const old = sql`state = 'pending' and asked_at < ${toInstant(before)}`;
	return [
		sql`delete from mails m where m.kind = 'notice.confirm'
			and m."to" in (select email from watches where ${old})
			and not exists (select from watches w where w.email = m."to" and not (${old})) returning 1`,
		sql`delete from watches where ${old} returning 1`,
	];
};

export const noticeRule: RetentionRule = ({ before }) => [
	sql`delete from watches where asked_at < ${toInstant(before)} returning 1`,
];

export const formerRule: RetentionRule = ({ before }) => [
	sql`delete from watches
		where state in ('sent', 'ended') and closed_at < ${toInstant(before)} returning 1`,
];
