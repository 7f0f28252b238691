import type { Seo } from '#contract/entity.ts';
import type { Locale } from '#contract/locales.ts';
import type { SeoTexts } from '#server/platform/db/columns.ts';
import type { Pictures } from './pictures.ts';
import { toMedia } from './stored-block.ts';

interface Shown {
	/** Language of the entry's texts. */
	locale: Locale;
	text: SeoTexts;
	/** Name of the entry: description of a picture that has none in the library. */
	name: string;
	social_id: string | null;
	noindex?: boolean;
}

/** Description of a picture in the library, in one language. */
function altIn(pictures: Pictures, picture: string, locale: Locale): string | undefined {
	const alt = pictures.get(picture)?.alt;
	return typeof alt === 'string' ? alt : alt?.[locale];
}

/** Fields for search engines and networks; the site derives missing ones. */
export function findSeo(shown: Shown, pictures: Pictures): Seo {
	const { locale, text, name, social_id, noindex = false } = shown;
	const seo = {
		title: text.seo_title ?? null,
		description: text.seo_description ?? null,
		noindex,
	};
	if (social_id === null) return seo;
	// Never empty: networks read it out in place of the picture.
	const alt = altIn(pictures, social_id, locale) || name;
	return { ...seo, picture: toMedia({ picture: social_id, alt }, pictures) };
}
