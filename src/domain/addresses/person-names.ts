import type { Locale } from '#contract/locales.ts';

/** Slugs of the fields that ask for a name, in the order in which a language says one. */
export function nameOrder(locale: Locale): readonly [string, string] {
	return locale === 'ja' ? ['last_name', 'first_name'] : ['first_name', 'last_name'];
}

/** Whole name given in a form; empty where the form asks for none. */
export function fullName(values: Readonly<Record<string, string>>, locale: Locale): string {
	return nameOrder(locale)
		.map((slug) => values[slug])
		.filter(Boolean)
		.join(' ');
}
