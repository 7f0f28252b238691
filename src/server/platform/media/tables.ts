import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { rowFields, type StoredText } from '../db/columns.ts';

/** A picture: `id` is its stable name, `file` its address and different for different bytes. */
export const media = pgTable('media', {
	id: text('id').primaryKey(),
	file: text('file').notNull().unique(),
	width: integer('width').notNull(),
	height: integer('height').notNull(),
	/** Path of the master below MEDIA_DIR. */
	source: text('source').notNull(),
	/** What it shows, said after the name of the product whose gallery it is in. */
	alt: jsonb('alt').$type<StoredText>(),
	...rowFields,
});
