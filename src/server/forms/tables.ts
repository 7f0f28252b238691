import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { SUBMISSION_STATES } from '#contract/forms/desk.ts';
import type { SubmissionResult } from '#contract/forms/submissions.ts';
import { localeColumn, madeAt } from '#server/platform/db/columns.ts';

/** Submissions of every kind of form, each with the names of its fields. */
export const submissions = pgTable(
	'submissions',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		/** Reference that people quote, `LV-7K3M9Q`. */
		reference: text('reference').notNull().unique(),
		form_slug: text('form_slug').notNull(),
		locale: localeColumn(),
		/** Lower case, since people are looked up by it. */
		email: text('email').notNull(),
		/** First line of a list: its person or its topic. */
		subject: text('subject').notNull(),
		/** Accepted values by field slug; files are in `uploads`. */
		values: jsonb('values').$type<Record<string, string>>().notNull(),
		/** Entry of the form, such as the id of a position. */
		about: text('about'),
		state: text('state', { enum: SUBMISSION_STATES }).notNull().default('new'),
		/** Note of staff for staff. */
		note: text('note').notNull().default(''),
		idempotency_key: text('idempotency_key').unique(),
		/** Digest of the data sent with the key: the key with other data is rejected. */
		request_digest: text('request_digest').notNull(),
		result: jsonb('result').$type<SubmissionResult>().notNull(),
		created_at: madeAt(),
	},
	(table) => [
		index('submissions_by_form').on(table.form_slug, table.created_at),
		index('submissions_by_email').on(table.email),
	],
);

/** Answers that staff gave to submissions. */
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

/** Files of submissions. The bytes lie below DATA_DIR/uploads under `stored_name`. */
export const uploads = pgTable(
	'uploads',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		submission_id: uuid('submission_id')
			.notNull()
			.references(() => submissions.id, { onDelete: 'cascade' }),
		field: text('field').notNull(),
		/** Name given by the sender, cleaned; for people to read only. */
		file_name: text('file_name').notNull(),
		mime: text('mime').notNull(),
		size: integer('size').notNull(),
		stored_name: text('stored_name').notNull().unique(),
		created_at: madeAt(),
	},
	(table) => [index('uploads_of_submission').on(table.submission_id)],
);
