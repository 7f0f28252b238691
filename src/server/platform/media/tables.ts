import { integer, jsonb, pgTable, pgView, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/locales.ts';
import type { Focal, Turn } from '#contract/media.ts';
import { instant, rowFields, type StoredText } from '../db/columns.ts';

/**
 * Pictures: `id` is the stable name, `file` the address, which differs for different bytes. Those
 * of the seed lie below MEDIA_DIR, those that staff uploaded below DATA_DIR.
 */
export const media = pgTable('media', {
	id: text('id').primaryKey(),
	file: text('file').notNull().unique(),
	width: integer('width').notNull(),
	height: integer('height').notNull(),
	/** Path of the master in its folder. */
	source: text('source').notNull(),
	/** Description, read after the name of the product whose gallery contains the picture. */
	alt: jsonb('alt').$type<StoredText>(),
	/** Description by staff, which replaces `alt`. A seed leaves it and the next columns alone. */
	own_alt: jsonb('own_alt').$type<Partial<Record<Locale, string>>>(),
	/** Focal point; null for the centre. */
	focal: jsonb('focal').$type<Focal>(),
	/** Frames of its turn; null for a still picture. */
	turn: jsonb('turn').$type<Turn>(),
	/** SHA-256, hex, of the master made from a file that staff uploaded. */
	digest: text('digest').unique(),
	uploaded_at: instant('uploaded_at'),
	...rowFields,
});

/** Pictures that live entries show: a view over their rows, defined by the migrations. */
export const media_uses = pgView('media_uses', {
	entity: text('entity').notNull(),
	entity_id: text('entity_id').notNull(),
	media_id: text('media_id').notNull(),
}).existing();
