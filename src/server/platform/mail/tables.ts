import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { MAIL_STATES } from '#contract/mails/mails.ts';
import type { Attachment } from './attachments.ts';
import { instant, madeAt, toRow } from '../db/columns.ts';

/** Every mail. Written in the transaction that causes it; the queue holds its id alone. */
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
		/** Attachments by name; their bytes are produced or read when the mail is sent. */
		attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
		submission_id: uuid('submission_id').references(() => toRow('submissions'), {
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
