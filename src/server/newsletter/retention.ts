import { sql } from 'drizzle-orm';
import { NEWSLETTER_FORM } from '#contract/newsletter/module.ts';
import { dropUnanswered } from '#server/consents/ports.ts';
import { dropSubmissions } from '#server/forms/ports.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import type { RetentionRule } from '#server/privacy/ports.ts';

/** Deletes addresses that never confirmed, unless they wrote for something else too. */
export const requestRule: RetentionRule = ({ before }) => {
	const old = sql`state = 'pending' and asked_at < ${toInstant(before)}`;
	const addresses = sql`select email from subscribers where ${old}`;
	return [
		...dropSubmissions(
			sql`s.form_slug = ${NEWSLETTER_FORM} and s.created_at < ${toInstant(before)}`,
		),
		sql`delete from mails m where m."to" in (${addresses}) and m.kind like 'newsletter.%'
			returning 1`,
		dropUnanswered(addresses),
		sql`delete from subscribers where ${old} returning 1`,
	];
};

/**
 * Deletes former subscribers after as many days as consents are kept. The proof that they left goes
 * by the rule of consents, which keeps it while a capability still needs the address.
 */
export const formerReaderRule: RetentionRule = ({ before }) => [
	sql`delete from subscribers
		where state = 'unsubscribed' and unsubscribed_at < ${toInstant(before)} returning 1`,
];
