import { SEED_LOCALES, type SeedLocale } from '#seed/languages.ts';
import type { LinkableEntity } from '#contract/links.ts';
import type { StoredTexts } from '#server/platform/db/columns.ts';
import type { slugs } from '#server/content/tables-catalogue.ts';
import type { Localized } from '#seed/types.ts';

/** Mark of the rows that a later seed may replace and remove. */
export const SEED = { origin: 'seed' as const };

/** What is stored of each language's texts; a language that the seed leaves out stays out. */
export function mapTexts<From, To>(
	texts: Localized<From>,
	map: (text: From, locale: SeedLocale) => To,
): StoredTexts<To> {
	const mapped: StoredTexts<To> = { it: map(texts.it, 'it') };
	for (const locale of SEED_LOCALES) {
		if (texts[locale] !== undefined) mapped[locale] = map(texts[locale], locale);
	}
	return mapped;
}

/** Addresses of an entry, in the languages it is published in. */
export function slugRows(
	entity: LinkableEntity,
	entry: { id: string; texts: Localized<{ slug: string }>; locales?: SeedLocale[] },
): (typeof slugs.$inferInsert)[] {
	return (entry.locales ?? SEED_LOCALES)
		.filter((locale) => entry.texts[locale] !== undefined)
		.map((locale) => ({
			entity,
			entity_id: entry.id,
			locale,
			slug: entry.texts[locale].slug,
		}));
}
