import type { Locale } from '#contract/locales.ts';

/** A word that the house does not use for a thing. */
interface Avoided {
	/** Source of a regular expression; in Latin letters it stands for whole words. */
	word: string;
	/** Said where it is not plain. */
	why?: string;
}

/** A thing of the trade, and what it is called. */
export interface Term {
	words: Record<Locale, string>;
	avoid: Partial<Record<Locale, readonly (string | Avoided)[]>>;
}
