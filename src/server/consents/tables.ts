import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { CONSENT_ACTS, CONSENT_PURPOSES } from '#contract/consents/consents.ts';
import { localeColumn, madeAt, toRow } from '#server/platform/db/columns.ts';

/** Every wording that a person agreed to or read, stored under its digest. */
export const consent_texts = pgTable('consent_texts', {
	version: text('version').primaryKey(),
	purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
	locale: localeColumn(),
	text: text('text').notNull(),
	created_at: madeAt(),
});

/** Log of consents: person, text, time and address. Rows are added, never changed. */
export const consents = pgTable(
	'consents',
	{
		id: uuid('id').primaryKey().defaultRandom(),
		email: text('email').notNull(),
		purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
		act: text('act', { enum: CONSENT_ACTS }).notNull(),
		text_version: text('text_version').references(() => consent_texts.version),
		submission_id: uuid('submission_id').references(() => toRow('submissions'), {
			onDelete: 'set null',
		}),
		address: text('address').notNull(),
		created_at: madeAt(),
	},
	(table) => [index('consents_by_email').on(table.email, table.created_at)],
);
