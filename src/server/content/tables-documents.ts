import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { EarlierVersion } from '#contract/content/places.ts';
import { LOCALES } from '#contract/locales.ts';
import { texts } from '#server/platform/db/columns.ts';

/** Documents taken off the site: their versions stay reachable, and return with the document. */
export const removed_documents = pgTable('removed_documents', {
	id: text('id').primaryKey(),
	language: text('language', { enum: LOCALES }).notNull(),
	texts: texts<{ title: string }>(),
	product_ids: jsonb('product_ids').$type<string[]>().notNull(),
	/** All of them, the newest first. */
	versions: jsonb('versions').$type<EarlierVersion[]>().notNull(),
	removed_on: date('removed_on', { mode: 'string' }).notNull(),
});
