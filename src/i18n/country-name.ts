import { LANGUAGE_TAGS, type Locale } from '#contract/locales.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** Name of a country in a language, from its ISO code. Apart from `format.ts`: scripts need but this. */
export function countryName(code: string, locale: Locale): string {
	let inLanguage = names.get(locale);
	if (!inLanguage) {
		inLanguage = new Intl.DisplayNames([LANGUAGE_TAGS[locale]], { type: 'region' });
		names.set(locale, inLanguage);
	}
	const name = inLanguage.of(code) ?? code;
	// The data set brackets by half a letter's width, whatever the language.
	return locale === 'ja' ? name.replace(/\s?\(([^)]*)\)/, '（$1）') : name;
}

/** As it stands on a parcel: in capitals, and in letters that every post office reads. */
export const countryOnParcel = (code: string, locale: Locale): string =>
	countryName(code, locale === 'ja' ? 'en' : locale).toUpperCase();
