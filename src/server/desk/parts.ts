import { asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { DeskResourceName } from '#contract/desk/resources.ts';
import type { Db } from '#server/platform/db/client.ts';
import { forms } from '#server/content/tables.ts';
import {
	answers,
	consent_texts,
	consents,
	mails,
	submissions,
	subscribers,
	uploads,
} from '#server/forms/tables.ts';
import { audit_log } from '#server/identity/tables.ts';
import { serials, service_entries, wheel_registrations } from '#server/wheels/tables.ts';
import { withoutSecrets } from '#server/platform/mail/secrets.ts';

type Parts = (db: Db, id: string) => Promise<Record<string, unknown>>;

const fileColumns = {
	id: uploads.id,
	field: uploads.field,
	file_name: uploads.file_name,
	mime: uploads.mime,
	size: uploads.size,
};
const consentColumns = {
	created_at: consents.created_at,
	purpose: consents.purpose,
	act: consents.act,
	address: consents.address,
	text: consent_texts.text,
};

const filesOf = (db: Db, submissionId: string) =>
	db
		.select(fileColumns)
		.from(uploads)
		.where(eq(uploads.submission_id, submissionId))
		.orderBy(asc(uploads.created_at), asc(uploads.id));

const consentsOf = (db: Db) =>
	db
		.select(consentColumns)
		.from(consents)
		.leftJoin(consent_texts, eq(consents.text_version, consent_texts.version));

const ofSubmission: Parts = async (db, id) => {
	const [[row], files, given, replies, sent] = await Promise.all([
		db
			.select({ values: submissions.values, fields: forms.fields })
			.from(submissions)
			.leftJoin(forms, eq(submissions.form_slug, forms.id))
			.where(eq(submissions.id, id)),
		filesOf(db, id),
		consentsOf(db).where(eq(consents.submission_id, id)).orderBy(asc(consents.created_at)),
		db
			.select({
				created_at: answers.created_at,
				staff_email: answers.staff_email,
				text: answers.text,
				mail_state: mails.state,
			})
			.from(answers)
			.leftJoin(mails, eq(answers.mail_id, mails.id))
			.where(eq(answers.submission_id, id))
			.orderBy(asc(answers.created_at)),
		db
			.select({
				created_at: mails.created_at,
				kind: mails.kind,
				to: mails.to,
				state: mails.state,
				last_error: mails.last_error,
			})
			.from(mails)
			.where(eq(mails.submission_id, id))
			.orderBy(asc(mails.created_at)),
	]);
	const values = row ? inFormOrder(row.values, row.fields ?? []) : {};
	return { values, files, consents: given, answers: replies, mails: sent };
};

/** As the person filled them in; the database sorts names by their length. */
function inFormOrder(
	values: Record<string, string>,
	fields: readonly { slug: string }[],
): Record<string, string> {
	const place = new Map(fields.map(({ slug }, index) => [slug, index]));
	const placeOf = (slug: string) => place.get(slug) ?? fields.length;
	return Object.fromEntries(Object.entries(values).toSorted(([a], [b]) => placeOf(a) - placeOf(b)));
}

const ofSubscriber: Parts = async (db, id) => {
	const address = db
		.select({ email: subscribers.email })
		.from(subscribers)
		.where(eq(subscribers.id, id));
	const log = await consentsOf(db)
		.where(inArray(consents.email, address))
		.orderBy(desc(consents.created_at));
	return { consents: log };
};

const ofConsent: Parts = async (db, id) => {
	const [row] = await consentsOf(db).where(eq(consents.id, id));
	return { text: row?.text ?? null };
};

const ofRegistration: Parts = async (db, id) => {
	const [service, files] = await Promise.all([
		db
			.select({
				date: service_entries.date,
				kind: service_entries.kind,
				text: service_entries.text,
			})
			.from(service_entries)
			.where(eq(service_entries.registration_id, id))
			.orderBy(desc(service_entries.date), desc(service_entries.created_at)),
		db
			.select(fileColumns)
			.from(uploads)
			.innerJoin(
				wheel_registrations,
				or(
					eq(uploads.id, wheel_registrations.proof_id),
					eq(uploads.submission_id, wheel_registrations.submission_id),
				),
			)
			.where(eq(wheel_registrations.id, id)),
	]);
	return { service, files };
};

const ofSerial: Parts = async (db, id) => {
	const [row] = await db
		.select({ registration_id: wheel_registrations.id })
		.from(serials)
		.innerJoin(wheel_registrations, eq(wheel_registrations.serial_number, serials.serial_number))
		.where(eq(serials.serial_number, id.toUpperCase()));
	return { registration_id: row?.registration_id ?? null };
};

const ofMail: Parts = async (db, id) => {
	const [row] = await db.select({ text: mails.text }).from(mails).where(eq(mails.id, id));
	return { text: withoutSecrets(row?.text ?? '') };
};

const ofAuditEntry: Parts = async (db, id) => {
	const [row] = await db
		.select({ changes: audit_log.changes })
		.from(audit_log)
		.where(eq(audit_log.id, id));
	const shown = (value: unknown) => (value === null || value === undefined ? null : String(value));
	const changes = Object.entries(row?.changes ?? {}).map(([field, { from, to }]) => ({
		field,
		before: shown(from),
		after: shown(to),
	}));
	return { changes };
};

/** What is told of one record alone. */
const PARTS: Partial<Record<DeskResourceName, Parts>> = {
	submissions: ofSubmission,
	applications: ofSubmission,
	subscribers: ofSubscriber,
	consents: ofConsent,
	wheel_registrations: ofRegistration,
	serials: ofSerial,
	mails: ofMail,
	audit_log: ofAuditEntry,
};

/** Instants become text once the answer is written as JSON. */
export async function partsOf(
	db: Db,
	name: DeskResourceName,
	id: string,
): Promise<Record<string, unknown>> {
	return (await PARTS[name]?.(db, id)) ?? {};
}
