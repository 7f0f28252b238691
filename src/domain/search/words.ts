import type { Locale } from '#contract/locales.ts';
import { conceptsIn } from './concepts.ts';
import { measureWord } from './measures.ts';
import { isStopword } from './stopwords.ts';
import { tokenize, toBigrams } from './tokens.ts';

/** Words of a text in the index, each once: its own, its measures, and the concepts it names. */
export function wordsIn(
	texts: readonly (string | number | null | undefined)[],
	locale: Locale,
): string {
	const found = new Set<string>();
	for (const text of texts) {
		if (text === null || text === undefined || text === '') continue;
		const { pieces, measures, sizes } = tokenize(String(text), locale);
		for (const { text: word, whole, isJapanese } of pieces) {
			if (isJapanese) for (const pair of toBigrams(word)) found.add(pair);
			else if (!isStopword(whole, locale)) found.add(word);
		}
		for (const measure of [...measures, ...sizes]) found.add(measureWord(measure));
		for (const concept of conceptsIn(pieces, locale)) found.add(concept);
	}
	return [...found].join(' ');
}

/** Words of a text that others do not have already. */
export function withoutWords(text: string, ...others: readonly string[]): string {
	const known = new Set(others.join(' ').split(' '));
	return text
		.split(' ')
		.filter((word) => !known.has(word))
		.join(' ');
}

/** Unites words that were cut apart from each other, each once. */
export const uniteWords = (...lists: readonly string[]): string =>
	[...new Set(lists.join(' ').split(' '))].filter(Boolean).join(' ');
