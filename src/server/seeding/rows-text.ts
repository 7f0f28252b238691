import { SEED_LOCALES, type SeedLocale } from '#seed/languages.ts';
import type { LinkableEntity } from '#contract/links.ts';
import type { StoredTexts } from '#server/platform/db/columns.ts';
import type { slugs } from '#server/content/tables-catalogue.ts';
import type { Written } from '#seed/types.ts';

/** Marks the rows that a later seed may replace and remove. */
export const SEED = { origin: 'seed' as const };

/** Maps the texts of every language for storage; a language that the seed leaves out stays out. */
export function mapTexts<From, To>(
	texts: Written<From>,
	map: (text: From, locale: SeedLocale) => To,
): StoredTexts<To> {
	const mapped: StoredTexts<To> = { it: map(texts.it, 'it') };
	for (const locale of SEED_LOCALES) {
		const text = texts[locale];
		if (text !== undefined) mapped[locale] = map(text, locale);
	}
	return mapped;
}

/** Addresses of an entry in the languages that it is published in, and in Italian, for staff. */
export function slugRows(
	entity: LinkableEntity,
	entry: { id: string; texts: Written<{ slug: string }>; locales?: SeedLocale[] },
): (typeof slugs.$inferInsert)[] {
	const { id, texts, locales = SEED_LOCALES } = entry;
	return SEED_LOCALES.flatMap((locale) => {
		const slug = texts[locale]?.slug;
		const isKnown = locale === 'it' || locales.includes(locale);
		return slug !== undefined && isKnown ? [{ entity, entity_id: id, locale, slug }] : [];
	});
}
