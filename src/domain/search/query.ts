import type { Locale } from '#contract/locales.ts';
import { LONGEST_QUERY } from '#contract/search/version.ts';
import { plainSigns } from '../text/dashes.ts';
import { toParts, listPhrases, wordsMeant } from './concepts.ts';
import { distance } from './distance.ts';
import type { Measured } from './measures.ts';
import { compact, normal } from './normal.ts';
import { tokenize, toBigrams, type Token } from './tokens.ts';
import { isStopword } from './words.ts';

/** One thing that a query asks for. */
export type Asked =
	/** Any of `means`, or all words of the phrase itself. */
	| { kind: 'concept'; means: readonly string[]; words: readonly string[] }
	/** `begun`: concepts whose name begins so; `misspelt`: concepts that may have been meant. */
	| {
			kind: 'word';
			word: string;
			isLast: boolean;
			begun: readonly string[];
			misspelt: readonly string[];
	  }
	| { kind: 'signs'; run: string; pairs: readonly string[] }
	/** `isTyre`: a tyre of that width is to fit; `maybe` where it may be the rim's height as well. */
	| { kind: 'measure'; measure: Measured; isTyre: boolean | 'maybe' };

export interface Query {
	/** Text as it was read: trimmed, of one line, no longer than is read. */
	text: string;
	asked: readonly Asked[];
	/** Whole query without separators, and its words, for codes. */
	codes: readonly string[];
	/** Serial number that it looks like. */
	serial: string | null;
}

/** Things that one query may ask for; a longer one is a sentence. */
const MOST_ASKED = 12;

/** Concept beside which a width is a tyre's, and those beside which it may be one. */
const TYRE = '#tyre';
const DRIVETRAINS: readonly string[] = ['#hg', '#ms', '#xdr', '#xd', '#n3w'];

/** Text of a query as it is read. Control characters and markup's brackets are no words. */
const readText = (typed: string): string =>
	[
		...typed
			.replace(/[\p{Cc}\p{Cf}<>]+/gu, ' ')
			.replace(/\s+/g, ' ')
			.trim(),
	]
		.slice(0, LONGEST_QUERY)
		.join('')
		.trim();

/**
 * Filter that a query carries to a wheel, as a list does: drivetrains, and a tyre's width. A width
 * that is the wheel's own height was meant as that.
 */
export function carriedBy({ asked }: Query, height_mm: number | undefined): string {
	const carried = new URLSearchParams();
	for (const one of asked) {
		if (one.kind === 'measure' && one.isTyre && one.measure.value !== height_mm) {
			carried.append('tyre_width', String(one.measure.value));
		}
		if (one.kind !== 'concept') continue;
		for (const body of one.means) {
			if (DRIVETRAINS.includes(body)) carried.append('freehub', body.slice(1));
		}
	}
	return carried.size > 0 ? `?${carried}` : '';
}

const SHORTEST_SERIAL = 8;
const LONGEST_SERIAL = 32;
const SERIAL_DIGITS = 5;

/** Reads a serial: one word of letters and several digits, whichever maker's. */
function serialIn(text: string): string | null {
	const word = plainSigns(text).toUpperCase().replace(/[\s-]/g, '');
	const digits = word.replace(/\D/g, '').length;
	const isOne =
		/^[A-Z0-9]+$/.test(word) &&
		/[A-Z]/.test(word) &&
		word.length >= SHORTEST_SERIAL &&
		word.length <= LONGEST_SERIAL;
	return isOne && digits >= SERIAL_DIGITS && /^[A-Z]{1,4}\d/.test(word) ? word : null;
}

/** A misspelt name of a concept has at most so many faults, by its length. */
const faultsIn = (word: string) => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0);

interface ConceptName {
	name: string;
	means: readonly string[];
}
const namesIn = new Map<Locale, readonly ConceptName[]>();

/** Names of one word that a language has for concepts, in the order of its phrases. */
function listNames(locale: Locale): readonly ConceptName[] {
	let known = namesIn.get(locale);
	if (!known) {
		known = listPhrases(locale).flatMap(({ concept, pieces: [only, ...others] }) =>
			only && !only.isJapanese && others.length === 0
				? [{ name: only.whole, means: wordsMeant({ concepts: [concept] }) }]
				: [],
		);
		namesIn.set(locale, known);
	}
	return known;
}

/** Concepts of one word whose name passes a test. */
const namedBy = (locale: Locale, isIt: (name: string) => boolean): string[] => [
	...new Set(listNames(locale).flatMap(({ name, means }) => (isIt(name) ? means : []))),
];

function askedBy({ text, whole, isJapanese }: Token, isLast: boolean, locale: Locale): Asked {
	if (isJapanese) return { kind: 'signs', run: text, pairs: toBigrams(text) };
	const isSpelt = whole.length >= 3 && !/\d/.test(whole);
	const faults = faultsIn(whole);
	return {
		kind: 'word',
		word: text,
		isLast,
		begun: isSpelt && isLast ? namedBy(locale, (name) => name.startsWith(whole)) : [],
		misspelt:
			isSpelt && faults > 0
				? namedBy(locale, (name) => distance(name, whole, faults) <= faults)
				: [],
	};
}

const plainWords = (pieces: readonly Token[]): string[] =>
	pieces.flatMap(({ text, isJapanese }) => (isJapanese ? toBigrams(text) : [text]));

/** Reads a query in a language. */
export function readQuery(typed: string, locale: Locale): Query {
	const text = readText(typed);
	const { pieces, measures } = tokenize(text, locale);
	const all = toParts(pieces, locale);
	const telling = all.filter((part) => 'concepts' in part || !isStopword(part.whole, locale));
	const last = pieces.at(-1);
	const asked: Asked[] = (telling.length > 0 ? telling : all).map((part) =>
		'concepts' in part
			? { kind: 'concept', means: wordsMeant(part), words: plainWords(part.pieces) }
			: askedBy(part, part === last, locale),
	);
	const means = asked.flatMap((one) => (one.kind === 'concept' ? one.means : []));
	const isTyre = means.includes(TYRE);
	const isBicycle = means.some((concept) => DRIVETRAINS.includes(concept));
	for (const measure of measures) {
		const tyre = isTyre || (isBicycle && 'maybe');
		asked.push({ kind: 'measure', measure, isTyre: measure.unit === 'mm' && tyre });
	}
	const words = normal(text).split(/\s+/);
	return {
		text,
		asked: asked.slice(0, MOST_ASKED),
		codes: [...new Set([compact(text), ...words.map(compact)])].filter(Boolean),
		serial: serialIn(text),
	};
}
