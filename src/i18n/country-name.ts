import { LANGUAGE_TAGS, type Locale } from '#contract/locales.ts';

/**
 * Names in which the language data of hosts and browsers differ: the former have the long, official
 * form, the latter the short one, and a page must not change its words when its script loads.
 */
const OWN: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>> = {
	FK: {
		it: 'Isole Falkland',
		en: 'Falkland Islands',
		es: 'Islas Malvinas',
		fr: 'Îles Malouines',
		ja: 'フォークランド諸島',
	},
	HK: { it: 'Hong Kong', en: 'Hong Kong', es: 'Hong Kong', fr: 'Hong Kong', ja: '香港' },
	MO: { it: 'Macao', en: 'Macao', es: 'Macao', fr: 'Macao', ja: 'マカオ' },
	PS: { it: 'Palestina', en: 'Palestine', es: 'Palestina', fr: 'Palestine', ja: 'パレスチナ' },
};

const names = new Map<Locale, Intl.DisplayNames>();

/** Name of a country in a language, by ISO code. Not in `format.ts`: scripts need only this. */
export function countryName(code: string, locale: Locale): string {
	const own = OWN[code]?.[locale];
	if (own !== undefined) return own;
	let inLanguage = names.get(locale);
	if (!inLanguage) {
		inLanguage = new Intl.DisplayNames([LANGUAGE_TAGS[locale]], { type: 'region' });
		names.set(locale, inLanguage);
	}
	const name = inLanguage.of(code) ?? code;
	// The data use half-width brackets in every language.
	return locale === 'ja' ? name.replace(/\s?\(([^)]*)\)/, '（$1）') : name;
}

/** Name for a parcel label: in capitals, and in Latin letters that every post office reads. */
export const countryOnParcel = (code: string, locale: Locale): string =>
	countryName(code, locale === 'ja' ? 'en' : locale).toUpperCase();
