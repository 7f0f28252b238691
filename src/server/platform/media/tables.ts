import { integer, jsonb, pgTable, pgView, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/locales.ts';
import type { Focal } from '#contract/media.ts';
import { instant, rowFields, type StoredText } from '../db/columns.ts';

/**
 * A picture: `id` is its stable name, `file` its address and different for different bytes. Those of
 * the seed lie below MEDIA_DIR, those that staff uploaded below DATA_DIR.
 */
export const media = pgTable('media', {
	id: text('id').primaryKey(),
	file: text('file').notNull().unique(),
	width: integer('width').notNull(),
	height: integer('height').notNull(),
	/** Path of the master in its folder. */
	source: text('source').notNull(),
	/** What it shows, said after the name of the product whose gallery it is in. */
	alt: jsonb('alt').$type<StoredText>(),
	/** The same as staff says it, in place of the former. The seed leaves this and what follows alone. */
	own_alt: jsonb('own_alt').$type<Partial<Record<Locale, string>>>(),
	/** Null: the centre. */
	focal: jsonb('focal').$type<Focal>(),
	/** SHA-256 of the master that was made of what staff uploaded, hex. */
	digest: text('digest').unique(),
	uploaded_at: instant('uploaded_at'),
	...rowFields,
});

/** What live entries show which pictures: made of their rows by the migrations, for all who ask. */
export const media_uses = pgView('media_uses', {
	entity: text('entity').notNull(),
	entity_id: text('entity_id').notNull(),
	media_id: text('media_id').notNull(),
}).existing();
