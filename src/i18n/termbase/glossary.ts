import type { Locale } from '#contract/locales.ts';
import { wordIn, type Term } from './term.ts';
import { TERMBASE } from './termbase.ts';

const TERMS = Object.values(TERMBASE);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches Latin words as a whole; Japanese has no spaces to separate them by. */
const whole = (source: string, locale: Locale) =>
	new RegExp(locale === 'ja' ? source : `(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'iu');

/** A word to avoid in a language: the pattern that finds it, and the words to use instead. */
export interface AvoidedWord {
	pattern: RegExp;
	say: string;
	why: Readonly<Record<'it' | 'en', string>> | null;
}

const listAvoided = ({ words, avoid }: Term, locale: Locale): AvoidedWord[] =>
	(avoid[locale] ?? []).map((avoided) => {
		const { word, why = null } = typeof avoided === 'string' ? { word: avoided } : avoided;
		return { pattern: whole(word, locale), say: wordIn(words, locale), why };
	});

/** All words to avoid in a language. */
export const avoidedIn = (locale: Locale): AvoidedWord[] =>
	TERMS.flatMap((term) => listAvoided(term, locale));

/** Words that may be used for a term, one by one. */
const saidFor = ({ words }: Term, locale: Locale): string[] =>
	wordIn(words, locale)
		.replace(/（[^）]*）/g, '')
		.split(/, |、/)
		.map((word) => word.trim());

/** An Italian word with its plural: `mozzo` finds `mozzi`, `attacco` `attacchi`. */
function italianForm(word: string): string {
	const bare = word.replace(/[aeio]$/, '');
	return word.length > 3 && bare !== word ? `${escaped(bare)}(?:h?[aeio])?` : escaped(word);
}

/** A word with any inflection. Rough is enough: only the word's absence is reported. */
const anyForm = (word: string): string => `${escaped(word.replace(/[aeo]s?$/, ''))}\\p{L}{0,3}`;

const toPattern = (said: string, locale: Locale, getForm: (word: string) => string) =>
	whole(locale === 'ja' ? escaped(said) : said.split(' ').map(getForm).join('\\s+'), locale);

/** Patterns of a term in a language, cached: every keystroke of an editor needs them. */
const known = new Map<Locale, Map<Term, readonly RegExp[]>>();
function toPatterns(term: Term, locale: Locale): readonly RegExp[] {
	const inLocale = known.get(locale) ?? new Map<Term, readonly RegExp[]>();
	known.set(locale, inLocale);
	const getForm = locale === 'it' ? italianForm : anyForm;
	const found =
		inLocale.get(term) ?? saidFor(term, locale).map((said) => toPattern(said, locale, getForm));
	inLocale.set(term, found);
	return found;
}

interface Found {
	term: Term;
	at: number;
	end: number;
	word: string;
}

function findIn(italian: string, term: Term): Found | null {
	for (const pattern of toPatterns(term, 'it')) {
		const found = pattern.exec(italian);
		if (found) return { term, at: found.index, end: found.index + found[0].length, word: found[0] };
	}
	return null;
}

/** Glossary entry of a term in an Italian text, for the translator of the text. */
export interface GlossaryEntry {
	/** As the Italian text has it. */
	italian: string;
	/** Word to use for it; the same word if it is never translated. */
	say: string;
	isNeverTranslated: boolean;
	/** True if the translation uses it. A text may well do without. */
	isSaid: boolean;
	/** Words in the translation that must not be used for it. */
	avoided: readonly { word: string; why: AvoidedWord['why'] }[];
}

/**
 * Terms of an Italian text, in its order, each once, with its state in a translation. Of two terms
 * one inside the other the longer one is meant: a `perno passante` is not a `perno`.
 */
export function glossaryFor(italian: string, locale: Locale, text: string): GlossaryEntry[] {
	const found = TERMS.flatMap((term) => findIn(italian, term) ?? []);
	const meant = found.filter(
		({ at, end }) =>
			!found.some((other) => other.at <= at && end <= other.end && other.end - other.at > end - at),
	);
	return meant
		.toSorted((a, b) => a.at - b.at)
		.map(({ term, word }) => ({
			italian: word,
			say: wordIn(term.words, locale),
			isNeverTranslated: saidFor(term, locale).join() === saidFor(term, 'it').join(),
			isSaid: toPatterns(term, locale).some((pattern) => pattern.test(text)),
			avoided: listAvoided(term, locale).flatMap(({ pattern, why }) => {
				const [wrong] = pattern.exec(text) ?? [];
				return wrong === undefined ? [] : [{ word: wrong, why }];
			}),
		}));
}
