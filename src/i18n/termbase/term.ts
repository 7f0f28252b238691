import type { Locale } from '#contract/locales.ts';

/** A word that the house does not use for a thing. */
interface Avoided {
	/** Source of a regular expression; in Latin letters it stands for whole words. */
	word: string;
	/** Said where it is not plain, to editors in the language of their desk. */
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

/** What a thing is called in a language. */
export const wordIn = (words: Term['words'], locale: Locale): string => words[locale] ?? words.it;
