import { desc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import {
	answers,
	consent_texts,
	consents,
	mails,
	submissions,
	subscribers,
	uploads,
} from '#server/forms/tables.ts';
import { users } from '#server/identity/tables.ts';
import { service_entries, wheel_links, wheel_registrations } from '#server/wheels/tables.ts';
import { withoutSecrets } from '#server/platform/mail/secrets.ts';

/**
 * Everything that is kept about an address (GDPR, articles 15 and 20), under the names of the
 * columns. Files are listed; the desk saves each by its id.
 */
export async function exportPerson(
	db: Db,
	given: string,
	now: Date,
): Promise<Record<string, unknown>> {
	const email = given.trim().toLowerCase();
	const sent = await db.select().from(submissions).where(eq(submissions.email, email));
	const ids = sent.map(({ id }) => id);
	const files = await db.select().from(uploads).where(inArray(uploads.submission_id, ids));
	const replies = await db.select().from(answers).where(inArray(answers.submission_id, ids));
	const wheels = await db
		.select()
		.from(wheel_registrations)
		.where(
			or(
				eq(wheel_registrations.owner_email, email),
				inArray(wheel_registrations.submission_id, ids),
			),
		);
	const wheelIds = wheels.map(({ id }) => id);
	const entries = await db
		.select()
		.from(service_entries)
		.where(inArray(service_entries.registration_id, wheelIds));
	const serviceOf = (id: string) =>
		entries
			.filter(({ registration_id }) => registration_id === id)
			.map(({ date, kind, text }) => ({ date, kind, text }));
	const offers = await db.select().from(wheel_links).where(eq(wheel_links.email, email));
	const [subscriber] = await db.select().from(subscribers).where(eq(subscribers.email, email));
	const [account] = await db.select().from(users).where(eq(users.email, email));

	return {
		email,
		exported_at: now.toISOString(),
		submissions: sent.map(({ id, idempotency_key: _, request_digest: __, ...submission }) => ({
			id,
			...submission,
			files: files
				.filter(({ submission_id }) => submission_id === id)
				.map(({ stored_name: _name, submission_id: _id, ...file }) => file),
			answers: replies
				.filter(({ submission_id }) => submission_id === id)
				.map(({ text, created_at }) => ({ text, created_at })),
		})),
		newsletter: subscriber ? withoutDigests(subscriber) : null,
		consents: await consentsOf(db, email),
		wheels: wheels.map(({ owner_email, owner_name, owner_locale, ...wheel }) => ({
			...wheel,
			// Whoever has the wheel by now, and what was done to it, is somebody else's.
			...(owner_email === email
				? { owner_email, owner_name, owner_locale, service: serviceOf(wheel.id) }
				: {}),
		})),
		links: offers.map(({ kind, created_at, expires_at }) => ({ kind, created_at, expires_at })),
		mails: await mailsTo(db, email),
		account: account
			? { name: account.name, role: account.role, created_at: account.createdAt }
			: null,
	};
}

function withoutDigests(subscriber: typeof subscribers.$inferSelect) {
	const { confirm_digest: _, unsubscribe_digest: __, ...known } = subscriber;
	return known;
}

/** With the words themselves, which is what somebody agreed to. */
function consentsOf(db: Db, email: string) {
	return db
		.select({
			purpose: consents.purpose,
			act: consents.act,
			created_at: consents.created_at,
			address: consents.address,
			text_version: consents.text_version,
			text: consent_texts.text,
		})
		.from(consents)
		.leftJoin(consent_texts, eq(consent_texts.version, consents.text_version))
		.where(eq(consents.email, email))
		.orderBy(consents.created_at);
}

/** Without the markup, which says the same as the text. */
async function mailsTo(db: Db, email: string) {
	const { kind, subject, text, state, created_at, sent_at } = mails;
	const rows = await db
		.select({ kind, subject, text, state, created_at, sent_at })
		.from(mails)
		.where(eq(mails.to, email))
		.orderBy(desc(created_at));
	// Staff makes the export, and the links in it still work.
	return rows.map((mail) => ({ ...mail, text: withoutSecrets(mail.text) }));
}
