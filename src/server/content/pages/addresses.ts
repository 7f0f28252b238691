import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { entryHref } from '#i18n/paths.ts';
import type { Db } from '#server/platform/db/client.ts';
import { slugs } from '../tables-catalogue.ts';

/** Addresses of pages by their ids, in a language or, where a page has none in it, in Italian. */
export async function pageAddresses(
	db: Db,
	ids: readonly string[],
	locale: Locale,
): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select({ id: slugs.entity_id, locale: slugs.locale, slug: slugs.slug })
		.from(slugs)
		.where(and(eq(slugs.entity, 'page'), inArray(slugs.entity_id, [...ids])));
	const found = rows
		.filter((row) => row.locale === locale || row.locale === 'it')
		.toSorted((a, b) => Number(a.locale === locale) - Number(b.locale === locale));
	return new Map(found.map((row) => [row.id, entryHref(row.locale, 'page', row.slug)]));
}
