import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/locales.ts';

/** Quality of one range of the header: 1 when not given, null when it is not a quality at all. */
function findQuality(parameters: string[]): number | null {
	const given = parameters.map((part) => part.trim()).find((part) => /^q\s*=/i.test(part));
	if (given === undefined) return 1;
	const value = given.replace(/^q\s*=\s*/i, '');
	return /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(value) ? Number(value) : null;
}

/**
 * Returns the first of our languages that `Accept-Language` asks for: by language only, never by
 * region. `*` means the default, and so does a header without anything usable.
 */
export function acceptedLocale(header: string | null): Locale {
	const ranges = (header ?? '').split(',').flatMap((range) => {
		const [tag = '', ...parameters] = range.split(';');
		const language = tag.trim().split('-')[0]?.toLowerCase();
		const locale = language === '*' ? DEFAULT_LOCALE : language;
		const quality = findQuality(parameters);
		return isLocale(locale) && quality ? [{ locale, quality }] : [];
	});
	const [first] = ranges.sort((a, b) => b.quality - a.quality);
	return first?.locale ?? DEFAULT_LOCALE;
}
