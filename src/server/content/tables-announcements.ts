import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LinkTarget } from '#contract/links.ts';
import { LOCALES } from '#contract/locales.ts';
import { instant, rowFields, texts } from '#server/platform/db/columns.ts';

/** Lines above the header, each for its period. */
export const announcements = pgTable('announcements', {
	id: text('id').primaryKey(),
	position: integer('position').notNull(),
	from: instant('from'),
	until: instant('until'),
	locales: text('locales', { enum: LOCALES }).array(),
	link: jsonb('link').$type<LinkTarget>(),
	is_dismissible: boolean('is_dismissible').notNull(),
	texts: texts<{ text: string; link_label: string | null }>(),
	...rowFields,
});
