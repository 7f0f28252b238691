import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { CONTENT_ENTITIES } from '#contract/content/documents/entities.ts';
import type { Translated, TranslationState } from '#contract/content/documents/translation.ts';
import type { Locale } from '#contract/locales.ts';

/**
 * Italian texts that the translations of an entry were made from; no answer reads them. An entry
 * without a row has translations that all fit the Italian texts.
 */
export const content_translations = pgTable(
	'content_translations',
	{
		entity: text('entity', { enum: CONTENT_ENTITIES }).notNull(),
		entity_id: text('entity_id').notNull(),
		made_from: jsonb('made_from').$type<Translated>().notNull(),
		/** Worst state of a text by language, for lists. */
		states: jsonb('states').$type<Partial<Record<Locale, TranslationState>>>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.entity, table.entity_id] })],
);
