import MiniSearch from 'minisearch';
import type { Locale } from '#contract/locales.ts';
import type { SearchEntry } from '#contract/search/search.ts';
import {
	findClosestMeasures,
	findGreaterMeasures,
	findLesserMeasures,
	measureWord,
} from './measures.ts';
import type { AskedWords } from './query.ts';
import { normal } from './normal.ts';
import { stem } from './stem.ts';
import { toSounds } from './sounds.ts';

/** Minimum word lengths for one and for two typing errors. */
const ONE_FAULT = 4;
const TWO_FAULTS = 7;

/** Score of a word by its field. */
const FIELDS = { name: 1, facts: 0.75, text: 0.25 } as const;
type Field = keyof typeof FIELDS;

/** Worth of a word that only begins with the typed one, or that is spelt otherwise. */
const BEGUN = 0.9;
const MISSPELT = 0.7;

/** Units that a figure without one may be in. */
const BARE_UNITS = ['mm', 'g', 'in'] as const;
const IS_FIGURE = /^\d+(?:\.\d+)?$/;

/** Worth of a figure in a name where a tyre of that width may be meant as well, and of mere signs. */
const MAYBE = 0.5;
const IS_PAIR = /[\p{Script=Han}\p{Script=Katakana}]/u;

/** Worth of entries, by their place in the index. */
export type Scores = Map<number, number>;

/** Keeps the better score of an entry. */
export const keep = (scores: Scores, place: number, score: number): void => {
	if (score > (scores.get(place) ?? 0)) scores.set(place, score);
};

/** Makes the function that scores the entries for one thing that a query asks for. */
export function createLookup(
	entries: readonly SearchEntry[],
	locale: Locale,
): (one: AskedWords) => Scores {
	const index = new MiniSearch<SearchEntry & { place: number }>({
		idField: 'place',
		fields: Object.keys(FIELDS),
		// Entries are cut already, by the words of this same module.
		tokenize: (text) => text.split(' '),
		processTerm: (term) => term || null,
	});
	index.addAll(entries.map((entry, place) => ({ ...entry, place })));
	const measures = measuresIn(entries);
	const vocabulary = toVocabulary(entries);
	const sounding = soundsIn(entries, locale);

	/** Entries with a word: exact, as a prefix, or with typing errors. */
	function withWord(word: string, { prefix = false, fuzzy = 0 } = {}): Scores {
		const found = index.search(word, {
			prefix,
			fuzzy: fuzzy === 0 ? false : fuzzy,
			tokenize: (text) => [text],
		});
		return new Map(found.map(({ id, match }) => [Number(id), worth(word, match)]));
	}

	/** Entries with a word in their name. */
	const withNamed = (word: string): Scores =>
		new Map([...withWord(word)].filter(([, score]) => score === FIELDS.name));

	function withAll(words: readonly string[]): Scores {
		const [first, ...others] = words.map((word) => withWord(word));
		const all: Scores = new Map();
		for (const [place, score] of first ?? []) {
			if (others.every((scores) => scores.has(place))) all.set(place, score);
		}
		return all;
	}

	/** Entries with at least half of the words: fewer are chance. */
	function withMany(words: readonly string[]): Scores {
		const best: Scores = new Map();
		const counts: Scores = new Map();
		for (const word of words) {
			for (const [place, score] of withWord(word)) {
				keep(best, place, score);
				counts.set(place, (counts.get(place) ?? 0) + 1);
			}
		}
		return new Map([...best].filter(([place]) => (counts.get(place) ?? 0) * 2 >= words.length));
	}

	/** Entries with a word of the index, or a prefix of one. */
	function withSpelt(word: string, isLast: boolean): Scores {
		const least = /\d/.test(word) || !isLast ? 3 : 2;
		const isFigure = /\d/.test(word) && !isLast;
		return withWord(word, { prefix: !isFigure && word.length >= least });
	}

	/** Entries with a word like a misspelt one. */
	function withLike(word: string, isLast: boolean): Scores {
		if (/\d/.test(word) || word.length < ONE_FAULT) return new Map();
		const close = withWord(word, { prefix: isLast, fuzzy: 1 });
		for (const [place, score] of swapped(word)) keep(close, place, score);
		if (close.size > 0 || word.length < TWO_FAULTS) return close;
		return withWord(word, { prefix: isLast, fuzzy: 2 });
	}

	/**
	 * Two neighbours in the wrong order are one slip of the fingers. The other slips of one letter
	 * are what the index calls fuzzy, so only the swaps of the word itself are looked up.
	 */
	function swapped(word: string): Scores {
		const found: Scores = new Map();
		for (const other of listSwaps(word)) {
			if (!vocabulary.has(other)) continue;
			for (const [place, score] of withWord(other)) keep(found, place, score * MISSPELT);
		}
		return found;
	}

	function toScores(one: AskedWords): Scores {
		const scores: Scores = new Map();
		const add = (found: Scores, factor = 1) => {
			for (const [place, score] of found) keep(scores, place, score * factor);
		};
		switch (one.kind) {
			case 'concept':
				for (const word of one.means) add(withWord(word));
				// Pairs of signs may come from several words of a text: its concepts say what it is about.
				add(withAll(one.words), one.words.some((word) => IS_PAIR.test(word)) ? MAYBE : 1);
				return scores;
			case 'word':
				add(withSpelt(one.word, one.isLast));
				if (IS_FIGURE.test(one.word)) {
					for (const unit of BARE_UNITS) add(withWord(`=${one.word}${unit}`), BEGUN);
				}
				for (const word of one.begun) add(withWord(word), BEGUN);
				if (scores.size > 0) return scores;
				for (const word of one.misspelt) add(withWord(word));
				add(withLike(one.word, one.isLast));
				return scores;
			case 'signs':
				add(
					one.pairs.length === 1
						? withWord(one.pairs[0] ?? '', { prefix: true })
						: withAll(one.pairs),
				);
				if ([...scores.values()].some((score) => score >= FIELDS.facts)) return scores;
				// A name that Japanese readers write by its sounds, and that a text may mention.
				for (const { place, word } of sounding.get(toSounds(one.run)) ?? []) {
					keep(scores, place, BEGUN);
					add(withWord(word), BEGUN);
				}
				if (scores.size === 0) add(withMany(one.pairs), 0.5);
				return scores;
			case 'measure': {
				const { measure, isTyre, isMost } = one;
				const find = isMost
					? findLesserMeasures
					: measure.unit === 'max'
						? findGreaterMeasures
						: findClosestMeasures;
				// A name gives the figure alone: "Piave 30".
				if (isTyre !== true) add(withNamed(String(measure.value)), isTyre ? MAYBE : 1);
				const units = [...(isTyre ? ['tyre'] : []), ...(isTyre === true ? [] : [measure.unit])];
				for (const unit of units) {
					const meant = find({ ...measure, unit }, measures.get(unit) ?? []);
					for (const { measure: one, closeness } of meant) {
						add(withWord(measureWord(one)), 0.5 + 0.5 * closeness);
					}
				}
				return scores;
			}
		}
	}

	return toScores;
}

/** Worth of a match: by its best place, and by how much of the word was typed. */
function worth(typed: string, match: Readonly<Record<string, readonly string[]>>): number {
	let best = 0;
	for (const [word, fields] of Object.entries(match)) {
		const quality = word === typed ? 1 : word.startsWith(typed) ? BEGUN : MISSPELT;
		for (const field of fields) best = Math.max(best, quality * FIELDS[field as Field]);
	}
	return best;
}

/** Words of names and facts that may be misspelt. */
function toVocabulary(entries: readonly SearchEntry[]): ReadonlySet<string> {
	const words = new Set(entries.flatMap(({ name, facts }) => `${name} ${facts}`.split(' ')));
	return new Set([...words].filter((word) => word.length >= ONE_FAULT && /^\p{L}+$/u.test(word)));
}

/** Words that a word becomes when two neighbouring letters change places. */
function listSwaps(word: string): string[] {
	const swaps: string[] = [];
	for (let at = 0; at < word.length - 1; at += 1) {
		const [one = '', other = ''] = word.slice(at, at + 2);
		if (one !== other) swaps.push(word.slice(0, at) + other + one + word.slice(at + 2));
	}
	return swaps;
}

/** True for a word that is pronounced as one, not letter by letter. */
const isSpoken = (word: string): boolean => word.length > 3 && /[aeiouy]/.test(word);

interface Sounding {
	place: number;
	/** Word as the index has it: other entries may name the same thing. */
	word: string;
}

/** Words of titles by their sounds. */
function soundsIn(entries: readonly SearchEntry[], locale: Locale): Map<string, Sounding[]> {
	const found = new Map<string, Sounding[]>();
	for (const [place, { title }] of entries.entries()) {
		for (const [word] of normal(title).matchAll(/[a-z]+/g)) {
			// Abbreviations such as RD are not pronounced as words.
			const sounds = isSpoken(word) ? toSounds(word) : '';
			if (sounds === '') continue;
			found.set(sounds, [...(found.get(sounds) ?? []), { place, word: stem(word, locale) }]);
		}
	}
	return found;
}

/** Values that entries have in each unit. */
function measuresIn(entries: readonly SearchEntry[]): Map<string, number[]> {
	const found = new Map<string, Set<number>>();
	for (const { facts, name, text } of entries) {
		for (const [, value = '', unit = ''] of `${name} ${facts} ${text}`.matchAll(
			/=([\d.]+)([a-z]+)/g,
		)) {
			found.set(unit, (found.get(unit) ?? new Set()).add(Number(value)));
		}
	}
	return new Map([...found].map(([unit, values]) => [unit, [...values]]));
}
