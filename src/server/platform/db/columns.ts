import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { LOCALES, type Locale } from '#contract/locales.ts';

/** Texts of an entry by language. Italian is always there, the others may be missing. */
export type StoredTexts<T> = { it: T } & Partial<Record<Locale, T>>;

/** Text with its own translations inside a larger value. */
export type StoredText = string | StoredTexts<string>;

/** Owner of a row: the seed replaces and removes its own rows and no others. */
const ORIGINS = ['seed', 'editor'] as const;

/**
 * Columns of every entry's row. A trigger maintains `updated_at`: it moves when a column really
 * changes, and a write that changes nothing is dropped.
 */
export const rowFields = {
	origin: text('origin', { enum: ORIGINS }).notNull().default('editor'),
	updated_at: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' })
		.notNull()
		.defaultNow(),
};

export function texts<T>() {
	return jsonb('texts').$type<StoredTexts<T>>().notNull();
}

/** Fields for search engines inside the texts of an entry. */
export interface SeoTexts {
	seo_title?: string;
	seo_description?: string;
}

export const instant = (name: string) =>
	timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const madeAt = () => instant('created_at').notNull().defaultNow();
export const localeColumn = () => text('locale', { enum: LOCALES }).notNull();

/**
 * Key column of a table of another capability, by the table's name: the database enforces the
 * reference, and no capability imports another's tables for it.
 */
export const toRow = (table: string) => pgTable(table, { id: uuid('id').primaryKey() }).id;
