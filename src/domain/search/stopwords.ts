import type { Locale } from '#contract/locales.ts';

/** Stop words, which do not describe the subject of a search. */
const STOPWORDS: Partial<Record<Locale, string>> = {
	it: 'di da a in con su per tra fra il lo la i gli le un uno una e o del della dei delle al alla dal mm mia mio mie che dove quando come quanto quanti costa costano posso',
	en: 'a an the of for to in on with and or my is are do you i what which how where when can much many does cost costs',
	es: 'de del la el los las un una unos unas y o en con por para a al mi que como cual donde cuando cuanto cuesta cuestan puedo',
	fr: 'de du des la le les un une et ou en avec pour par a au aux mon ma mes d l que quel quelle quand comment combien coute coutent puis je',
	ja: 'ノ ヲ ニ ハ ガ ト デ モ ヤ カラ 用 向ケ 型 対応 製',
};

const known = new Map<Locale, ReadonlySet<string>>();

/** True for a word that a query may leave out. */
export function isStopword(word: string, locale: Locale): boolean {
	let words = known.get(locale);
	if (!words) known.set(locale, (words = new Set((STOPWORDS[locale] ?? '').split(' '))));
	return words.has(word);
}
