import type { Locale } from '#contract/locales.ts';

/** A word that the site does not use for a thing. */
interface Avoided {
	/** Source of a regular expression; in Latin letters it matches whole words. */
	word: string;
	/** Reason for editors, in the language of their desk, if it is not obvious. */
	why?: Readonly<Record<'it' | 'en', string>>;
}

/**
 * A term of the trade with its words: alternatives separated by commas, remarks in Japanese
 * brackets.
 */
export interface Term {
	/** A language without its own word uses the Italian one. */
	words: { it: string } & Partial<Record<Locale, string>>;
	avoid: Partial<Record<Locale, readonly (string | Avoided)[]>>;
}

/** Word for a thing in a language; Italian if it has none. */
export const wordIn = (words: Term['words'], locale: Locale): string => words[locale] ?? words.it;
