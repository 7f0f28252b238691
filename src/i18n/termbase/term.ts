import type { Locale } from '#contract/locales.ts';

/** A word that the site does not use for a thing. */
interface Avoided {
	/** Source of a regular expression; in Latin letters it stands for whole words. */
	word: string;
	/** Reason for editors, in the language of their desk, if it is not obvious. */
	why?: Readonly<Record<'it' | 'en', string>>;
}

/**
 * A thing of the trade, and what it is called: alternatives with a comma between them, remarks in the
 * brackets of Japanese.
 */
export interface Term {
	/** A language that lacks its own says the Italian word. */
	words: { it: string } & Partial<Record<Locale, string>>;
	avoid: Partial<Record<Locale, readonly (string | Avoided)[]>>;
}

/** Word for a thing in a language; Italian if it has none. */
export const wordIn = (words: Term['words'], locale: Locale): string => words[locale] ?? words.it;
