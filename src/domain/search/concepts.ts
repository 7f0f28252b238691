import type { Locale } from '#contract/locales.ts';
import { isStopword } from './stopwords.ts';
import { stem } from './stem.ts';
import { tokenize, type Token } from './tokens.ts';
import { EN } from './terms/en.ts';
import { ES } from './terms/es.ts';
import { FR } from './terms/fr.ts';
import { IT } from './terms/it.ts';
import { JA } from './terms/ja.ts';
import { EVERYWHERE } from './terms/everywhere.ts';

type Concept = keyof typeof IT | keyof typeof EVERYWHERE;

/**
 * Concepts that a phrase of a query means, if these differ from its own: a rider names the
 * drivetrain, a product the splines.
 */
const MEANS: Partial<Record<Concept, readonly Concept[]>> = {
	shimano12: ['hg', 'ms'],
	sram12: ['xdr', 'xd'],
};

/** Concepts that come with one in a text. */
const IMPLIES: Partial<Record<Concept, readonly Concept[]>> = {
	qr15: ['boost'],
	axle148: ['boost'],
};

/** Word of a concept in the index; no text contains the sign. */
const conceptWord = (concept: Concept): string => `#${concept}`;

interface Phrase {
	concept: Concept;
	pieces: readonly Token[];
}

/** A language without terms of its own has the English ones. */
const TERMS: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
	it: IT,
	en: EN,
	es: ES,
	fr: FR,
	ja: JA,
};

const phrasesIn = new Map<Locale, readonly Phrase[]>();

/** Tokens of a phrase without its stop words: "bag for wheels" is "bag wheels". */
const withoutInner = (pieces: readonly Token[], locale: Locale): Token[] =>
	pieces.filter(
		({ whole, isJapanese }, at) =>
			isJapanese || at === 0 || at === pieces.length - 1 || !isStopword(whole, locale),
	);

/** Shortest words that are written as one: "waterbottle", "rimtape". */
const SHORTEST_JOINED = 6;

/** A phrase, and its words written as one. */
function withJoined(phrase: Phrase, locale: Locale): Phrase[] {
	const { concept, pieces } = phrase;
	const whole = pieces.map((piece) => piece.whole).join('');
	const isLatin = pieces.every((piece) => /^\p{Script=Latin}+$/u.test(piece.whole));
	if (pieces.length < 2 || !isLatin || whole.length < SHORTEST_JOINED) return [phrase];
	const joined = { text: stem(whole, locale), whole, isJapanese: false };
	return [phrase, { concept, pieces: [joined] }];
}

/**
 * Phrases of a language, the longest first: its own, those that are the same everywhere, and the
 * English ones, which riders use in every language.
 */
export function listPhrases(locale: Locale): readonly Phrase[] {
	let known = phrasesIn.get(locale);
	if (!known) {
		const phrases = [TERMS[locale] ?? EN, EVERYWHERE, EN].flatMap((terms) =>
			Object.entries(terms).flatMap(([concept, words]) =>
				words.split(', ').flatMap((phrase) => {
					const pieces = withoutInner(tokenize(phrase, locale).pieces, locale);
					return withJoined({ concept: concept as Concept, pieces }, locale);
				}),
			),
		);
		known = phrases
			.filter(({ pieces }) => pieces.length > 0)
			.toSorted(
				(a, b) =>
					b.pieces.length - a.pieces.length ||
					calculateLength(b.pieces) - calculateLength(a.pieces),
			);
		phrasesIn.set(locale, known);
	}
	return known;
}

/** First word of each concept in a language, as people write it. */
export const toWords = (locale: Locale): string[] =>
	Object.values(TERMS[locale] ?? EN).map((words) => words.split(', ')[0] ?? '');

const calculateLength = (pieces: readonly Token[]) =>
	pieces.reduce((sum, { text }) => sum + text.length, 0);

/** Phrases by their first token, for texts, which are long. */
const startsIn = new Map<Locale, Map<string, Phrase[]>>();

function loadStarts(locale: Locale): Map<string, Phrase[]> {
	let known = startsIn.get(locale);
	if (!known) {
		known = Map.groupBy(listPhrases(locale), ({ pieces: [first] }) => first?.text ?? '');
		startsIn.set(locale, known);
	}
	return known;
}

interface Found {
	concept: Concept;
	/** Tokens that the phrase covers. */
	from: number;
	count: number;
	/** Rest of a run of Japanese beside the phrase. */
	before: string;
	after: string;
}

function matchAt(
	pieces: readonly Token[],
	from: number,
	phrase: Phrase,
	locale: Locale,
): Found | null {
	const { concept, pieces: wanted } = phrase;
	let before = '';
	let after = '';
	let at = from;
	for (const [index, want] of wanted.entries()) {
		const isFirst = index === 0;
		const isLast = index === wanted.length - 1;
		while (!isFirst && isSkipped(pieces[at], want, locale)) at += 1;
		const piece = pieces[at];
		if (!piece || piece.isJapanese !== want.isJapanese) return null;
		at += 1;
		if (!piece.isJapanese) {
			if (piece.text !== want.text) return null;
			continue;
		}
		const start =
			isFirst && !isLast ? piece.text.length - want.text.length : piece.text.indexOf(want.text);
		if (start < 0 || piece.text.slice(start, start + want.text.length) !== want.text) return null;
		const end = start + want.text.length;
		if (!isFirst && start > 0) return null;
		if (!isLast && end < piece.text.length) return null;
		if (isFirst) before = piece.text.slice(0, start);
		if (isLast) after = piece.text.slice(end);
	}
	return { concept, from, count: at - from, before, after };
}

/** True for a stop word inside a phrase. */
const isSkipped = (piece: Token | undefined, want: Token, locale: Locale): boolean =>
	piece !== undefined &&
	!piece.isJapanese &&
	piece.text !== want.text &&
	isStopword(piece.whole, locale);

/** Longest phrase that starts at a token. */
function phraseAt(pieces: readonly Token[], from: number, locale: Locale): Found | null {
	const piece = pieces[from];
	if (!piece) return null;
	const candidates = piece.isJapanese
		? listPhrases(locale)
		: (loadStarts(locale).get(piece.text) ?? []);
	for (const phrase of candidates) {
		const found = matchAt(pieces, from, phrase, locale);
		if (found) return found;
	}
	return null;
}

const plain = (text: string): Token[] =>
	text === '' ? [] : [{ text, isJapanese: true, whole: text }];

/** A phrase of a query: its meaning, and its tokens. */
interface Told {
	concept: Concept;
	concepts: Concept[];
	pieces: Token[];
}

/** Parts of a query in order: phrases with their meaning, and the tokens between them. */
export function toParts(all: readonly Token[], locale: Locale): (Token | Told)[] {
	const pieces = [...all];
	const parts: (Token | Told)[] = [];
	for (let at = 0; at < pieces.length;) {
		const found = phraseAt(pieces, at, locale);
		const piece = pieces[at];
		if (!piece) break;
		if (!found) {
			parts.push(piece);
			at += 1;
			continue;
		}
		const own = pieces.slice(at, at + found.count).map((one, index) => {
			const start = index === 0 ? found.before.length : 0;
			const end = index === found.count - 1 ? one.text.length - found.after.length : undefined;
			return one.isJapanese ? { ...one, text: one.text.slice(start, end) } : one;
		});
		if (found.before !== '') {
			// The rest of the run may hold further phrases, so it is looked through as well.
			pieces.splice(at, found.count, ...plain(found.before), ...own, ...plain(found.after));
			const [first] = pieces.slice(at);
			if (first && phraseAt([first], 0, locale) === null) {
				parts.push(first);
				at += 1;
			}
			continue;
		}
		parts.push({
			concept: found.concept,
			concepts: [...(MEANS[found.concept] ?? [found.concept])],
			pieces: own,
		});
		pieces.splice(at, found.count, ...plain(found.after));
	}
	return parts;
}

/** Words of the concepts that a text names. */
export function conceptsIn(pieces: readonly Token[], locale: Locale): string[] {
	const found = new Set<Concept>();
	for (const part of toParts(pieces, locale)) {
		if (!('concepts' in part) || MEANS[part.concept] || part.concept === 'atMost') continue;
		found.add(part.concept);
		for (const implied of IMPLIES[part.concept] ?? []) found.add(implied);
	}
	return [...found].map(conceptWord);
}

/** Words of the meaning of a query’s part. */
export const wordsMeant = ({ concepts }: Pick<Told, 'concepts'>): string[] =>
	concepts.map(conceptWord);
