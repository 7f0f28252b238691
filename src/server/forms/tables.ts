import {
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core';
import {
	CONSENT_ACTS,
	CONSENT_PURPOSES,
	MAIL_STATES,
	SUBMISSION_STATES,
	SUBSCRIBER_STATES,
} from '#contract/desk/states.ts';
import { LOCALES } from '#contract/locales.ts';
import type { SubmissionResult } from '#contract/forms/submissions.ts';

export const instant = (name: string) =>
	timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const madeAt = () => instant('created_at').notNull().defaultNow();
const locale = () => text('locale', { enum: LOCALES }).notNull();

/** One form that somebody sent: every kind of form, each with what its fields were called. */
export const submissions = pgTable(
	'submissions',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		/** What people quote, `LV-7K3M9Q`. */
		reference: text('reference').notNull().unique(),
		form_slug: text('form_slug').notNull(),
		locale: locale(),
		/** Lower case, as people are found by it. */
		email: text('email').notNull(),
		/** First line of a list: who or what it is about. */
		subject: text('subject').notNull(),
		/** Values by field slug, as they were accepted; files are in `uploads`. */
		values: jsonb('values').$type<Record<string, string>>().notNull(),
		/** Entry that the form stood with, such as the id of a position. */
		about: text('about'),
		state: text('state', { enum: SUBMISSION_STATES }).notNull().default('new'),
		/** Of staff, for staff. */
		note: text('note').notNull().default(''),
		idempotency_key: text('idempotency_key').unique(),
		/** Digest of what was sent with the key: the same key with something else is refused. */
		request_digest: text('request_digest').notNull(),
		result: jsonb('result').$type<SubmissionResult>().notNull(),
		created_at: madeAt(),
	},
	(table) => [
		index('submissions_by_form').on(table.form_slug, table.created_at),
		index('submissions_by_email').on(table.email),
	],
);

/** An answer that staff gave to a submission. */
export const answers = pgTable(
	'answers',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		submission_id: uuid('submission_id')
			.notNull()
			.references(() => submissions.id, { onDelete: 'cascade' }),
		staff_email: text('staff_email').notNull(),
		text: text('text').notNull(),
		mail_id: uuid('mail_id'),
		created_at: madeAt(),
	},
	(table) => [index('answers_of_submission').on(table.submission_id)],
);

/** A file of a submission. Its bytes lie below DATA_DIR/uploads under `stored_name`. */
export const uploads = pgTable(
	'uploads',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		submission_id: uuid('submission_id')
			.notNull()
			.references(() => submissions.id, { onDelete: 'cascade' }),
		field: text('field').notNull(),
		/** As the sender called it, cleaned; for people to read only. */
		file_name: text('file_name').notNull(),
		mime: text('mime').notNull(),
		size: integer('size').notNull(),
		stored_name: text('stored_name').notNull().unique(),
		created_at: madeAt(),
	},
	(table) => [index('uploads_of_submission').on(table.submission_id)],
);

/** Names of files whose rows went; a job takes the bytes away. */
export const files_to_delete = pgTable('doomed_files', {
	stored_name: text('stored_name').primaryKey(),
	created_at: madeAt(),
});

/** Every wording that somebody agreed to or read, kept by its digest. */
export const consent_texts = pgTable('consent_texts', {
	version: text('version').primaryKey(),
	purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
	locale: locale(),
	text: text('text').notNull(),
	created_at: madeAt(),
});

/** Who agreed to what, when, and from where. Rows are added, never changed. */
export const consents = pgTable(
	'consents',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		email: text('email').notNull(),
		purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
		act: text('act', { enum: CONSENT_ACTS }).notNull(),
		text_version: text('text_version').references(() => consent_texts.version),
		submission_id: uuid('submission_id').references(() => submissions.id, {
			onDelete: 'set null',
		}),
		address: text('address').notNull(),
		created_at: madeAt(),
	},
	(table) => [index('consents_by_email').on(table.email, table.created_at)],
);

export const subscribers = pgTable('subscribers', {
	id: uuid('id').primaryKey().defaultRandom(),
	email: text('email').notNull().unique(),
	first_name: text('first_name').notNull().default(''),
	country: text('country').notNull().default(''),
	language: text('language').notNull(),
	state: text('state', { enum: SUBSCRIBER_STATES }).notNull(),
	/** SHA-256 of the secrets in the mails. */
	confirm_digest: text('confirm_digest').unique(),
	unsubscribe_digest: text('unsubscribe_digest').notNull().unique(),
	asked_at: instant('asked_at').notNull(),
	confirmed_at: instant('confirmed_at'),
	unsubscribed_at: instant('unsubscribed_at'),
});

/** Every mail. Written in the transaction that brings it about; the queue holds its id alone. */
export const mails = pgTable(
	'mails',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		kind: text('kind').notNull(),
		to: text('to').notNull(),
		reply_to: text('reply_to'),
		subject: text('subject').notNull(),
		text: text('text').notNull(),
		html: text('html').notNull(),
		headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
		/** What is attached, by name; the bytes are made again or read when the mail goes. */
		attachments: jsonb('attachments')
			.$type<{ file_name: string; mime: string; base64: string }[]>()
			.notNull()
			.default([]),
		submission_id: uuid('submission_id').references(() => submissions.id, {
			onDelete: 'set null',
		}),
		state: text('state', { enum: MAIL_STATES }).notNull().default('queued'),
		tries: integer('tries').notNull().default(0),
		last_error: text('last_error'),
		created_at: madeAt(),
		sent_at: instant('sent_at'),
	},
	(table) => [index('mails_by_time').on(table.created_at), index('mails_by_to').on(table.to)],
);

/** Captchas that were used up, until they would have expired anyway. */
export const captcha_uses = pgTable('captcha_uses', {
	key: text('key').primaryKey(),
	expires_at: instant('expires_at').notNull(),
});

/** Counters of what is limited, by rule and by whom, in windows of fixed length. */
export const rate_counters = pgTable(
	'rate_counters',
	{
		rule: text('rule').notNull(),
		subject: text('subject').notNull(),
		window_start: instant('window_start').notNull(),
		count: integer('count').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.rule, table.subject, table.window_start] }),
		index('rate_counters_by_age').on(table.window_start),
	],
);

/** Keys that the host made for itself, such as the one that signs captchas. */
export const host_secrets = pgTable('host_secrets', {
	name: text('name').primaryKey(),
	value: text('value').notNull(),
});

/** Days for which each kind of record is kept; staff sets them. */
export const retention_rules = pgTable('retention_rules', {
	kind: text('kind').primaryKey(),
	days: integer('days').notNull(),
	is_enabled: boolean('is_enabled').notNull().default(true),
});
