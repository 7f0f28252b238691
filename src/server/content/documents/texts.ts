import { LOCALES, type Locale } from '#contract/locales.ts';
import type { SeoTexts, StoredTexts } from '#server/platform/db/columns.ts';

type Texts<T> = { it: T } & { [L in Locale]?: T | undefined };

/** Maps the texts of every existing language to another shape. */
export function mapTexts<From, To>(texts: Texts<From>, map: (text: From) => To): StoredTexts<To> {
	const mapped: StoredTexts<To> = { it: map(texts.it) };
	for (const locale of LOCALES) {
		const text = texts[locale];
		if (text !== undefined) mapped[locale] = map(text);
	}
	return mapped;
}

/** Texts for search engines, with null for those that are derived from the entry. */
export const seoOfRow = ({ seo_title, seo_description }: SeoTexts) => ({
	seo_title: seo_title ?? null,
	seo_description: seo_description ?? null,
});

/** Texts for search engines to store; derived ones (null) are left out. */
export const seoToStore = (seo: {
	seo_title: string | null;
	seo_description: string | null;
}): SeoTexts => ({
	...(seo.seo_title !== null && { seo_title: seo.seo_title }),
	...(seo.seo_description !== null && { seo_description: seo.seo_description }),
});
