import type { Locale } from '#contract/locales.ts';
import { conceptsIn } from './concepts.ts';
import { measureWord } from './measures.ts';
import { tokenize, toBigrams } from './tokens.ts';

/** Words that say nothing of what is looked for. */
const STOPWORDS: Partial<Record<Locale, string>> = {
	it: 'di da a in con su per tra fra il lo la i gli le un uno una e o del della dei delle al alla dal mm mia mio mie che',
	en: 'a an the of for to in on with and or my is are do you i what which how',
	es: 'de del la el los las un una unos unas y o en con por para a al mi que como cual',
	fr: 'de du des la le les un une et ou en avec pour par a au aux mon ma mes d l que quel quelle',
	ja: 'ノ ヲ ニ ハ ガ ト デ モ ヤ カラ 用 向ケ 型 対応 製',
};

const known = new Map<Locale, ReadonlySet<string>>();

/** True for a word that a query may leave out. */
export function isStopword(word: string, locale: Locale): boolean {
	let words = known.get(locale);
	if (!words) known.set(locale, (words = new Set((STOPWORDS[locale] ?? '').split(' '))));
	return words.has(word);
}

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

/** Unites words that were cut apart from each other, each once. */
export const uniteWords = (...lists: readonly string[]): string =>
	[...new Set(lists.join(' ').split(' '))].filter(Boolean).join(' ');
