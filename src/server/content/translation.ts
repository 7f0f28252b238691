import { sql } from 'drizzle-orm';
import { LOCALES, type Locale } from '#contract/locales.ts';
import type { StoredTexts } from '#server/platform/db/columns.ts';

/** Texts of a row in the requested language and Italian only: a fifth of the bytes to read. */
export function translation<T>(texts: { _: { data: StoredTexts<T> } }, locale: Locale) {
	const others = LOCALES.filter((known) => known !== locale && known !== 'it');
	return sql<StoredTexts<T>>`${texts} - ${sql.param(others)}::text[]`;
}
