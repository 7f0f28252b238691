import type { Locale } from '#contract/locales.ts';
import { LONGEST_QUERY } from '#contract/search/version.ts';
import { plainSigns } from '../text/dashes.ts';
import { toParts, listPhrases, wordsMeant } from './concepts.ts';
import { distance } from './distance.ts';
import type { Measured } from './measures.ts';
import { bareTyre, bareWeight, toRider, toTyre } from './bare-figures.ts';
import { compact, normal } from './normal.ts';
import { type AskedPrice, takePrice } from './prices.ts';
import { tokenize, toBigrams, type Token } from './tokens.ts';
import { isStopword } from './stopwords.ts';

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
	/**
	 * `isTyre`: a tyre of that width is to fit; `maybe` where it may be the rim's height as well.
	 * `isMost`: less will do. In the unit `max` it is the weight of a rider, whom the wheel carries.
	 */
	| { kind: 'measure'; measure: Measured; isTyre: boolean | 'maybe'; isMost?: boolean }
	| { kind: 'price'; price: AskedPrice };
/** Thing that is looked up by words. */
export type AskedWords = Exclude<Asked, { kind: 'price' }>;

export interface Query {
	/** Normalised text: trimmed, on one line, truncated. */
	text: string;
	asked: readonly Asked[];
	/** Whole query without separators, and its words, for codes. */
	codes: readonly string[];
	/** Serial number that it looks like. */
	serial: string | null;
}

/** Things that one query may ask for; a longer one is a sentence. */
const MOST_ASKED = 12;

/** Concept by which a weight is a limit. */
const AT_MOST = 'atMost';

/** Concepts beside which a figure is a length or a weight, and no price. */
const MEASURED: readonly string[] = [
	...['#height', '#width', '#weight', '#light', '#tyre', '#pressure', '#spoke', '#valve', '#crank'],
];
/** Concepts beside which a limit without a unit is one of weight. */
const WEIGHED: readonly string[] = ['#weight', '#light'];

/** Concept beside which a width is a tyre's, and those beside which it may be one. */
const TYRE = '#tyre';
const DRIVETRAINS: readonly string[] = ['#hg', '#ms', '#xdr', '#xd', '#n3w'];

/** Normalised text of a query, without control characters and angle brackets. */
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

/** True for a measure that a wheel has to meet: another one is no answer. */
export const isBinding = (one: Asked): boolean =>
	one.kind === 'measure' && (one.isTyre === true || one.measure.unit === 'max');

/** Question of the fit bench that a query holds, as the query of its address. */
export function fitQuestion({ asked }: Query): string {
	const question = new URLSearchParams();
	for (const one of asked) {
		if (one.kind !== 'measure' || !isBinding(one)) continue;
		question.set(one.isTyre === true ? 'tyre' : 'weight', String(one.measure.value));
	}
	return question.size > 0 ? `?${question}` : '';
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

/** Maximum typing errors in a concept’s name, by its length. */
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

/** Words of a phrase as the index has them: without those that say nothing. */
const plainWords = (pieces: readonly Token[], locale: Locale): string[] =>
	pieces.flatMap(({ text, whole, isJapanese }) =>
		isJapanese ? toBigrams(text) : isStopword(whole, locale) ? [] : [text],
	);

/** Leaves out what was asked before: "kleos 36 or kleos 50". */
const onlyOnce = (asked: readonly Asked[]): Asked[] => [
	...new Map(asked.map((one) => [JSON.stringify({ ...one, isLast: false }), one])).values(),
];

/** Takes the price out of a query. Beside words for lengths and weights, bare figures are those. */
function readPrice(text: string, locale: Locale) {
	const parts = toParts(tokenize(text, locale).pieces, locale);
	const isMeasured = parts.some(
		(part) => 'concepts' in part && wordsMeant(part).some((word) => MEASURED.includes(word)),
	);
	return takePrice(normal(text), locale, !isMeasured);
}

/** Reads a query in a language. */
export function readQuery(typed: string, locale: Locale): Query {
	const text = readText(typed);
	const { rest, price } = readPrice(text, locale);
	const { pieces, measures } = tokenize(rest, locale);
	const all = toParts(pieces, locale);
	const telling = all.filter((part) =>
		'concepts' in part ? part.concept !== AT_MOST : !isStopword(part.whole, locale),
	);
	const isMost = all.some((part) => 'concepts' in part && part.concept === AT_MOST);
	const last = pieces.at(-1);
	const means = all.flatMap((part) => ('concepts' in part ? wordsMeant(part) : []));
	const isTyre = means.includes(TYRE);
	const isWeighed = isMost && means.some((concept) => WEIGHED.includes(concept));
	const plain = telling.length > 0 || price ? telling : all;
	const asked: Asked[] = plain.map((part) => {
		if ('concepts' in part) {
			return { kind: 'concept', means: wordsMeant(part), words: plainWords(part.pieces, locale) };
		}
		const tyre = isTyre ? bareTyre(part.whole) : null;
		if (tyre) return { kind: 'measure', measure: tyre, isTyre: true };
		const weight = isWeighed ? bareWeight(part.whole) : null;
		if (weight) return { kind: 'measure', measure: weight, isTyre: false, isMost };
		return askedBy(part, part === last, locale);
	});
	const isBicycle = means.some((concept) => DRIVETRAINS.includes(concept));
	for (const measure of measures) {
		const tyre = isTyre ? toTyre(measure) : null;
		const isMaybe = isBicycle && measure.unit === 'mm' && 'maybe';
		asked.push({
			kind: 'measure',
			measure: tyre ?? toRider(measure) ?? measure,
			isTyre: tyre !== null || isMaybe,
			...(isMost && measure.unit === 'g' && { isMost }),
		});
	}
	const words = normal(text).split(/\s+/);
	return {
		text,
		asked: [...(price ? [{ kind: 'price' as const, price }] : []), ...onlyOnce(asked)].slice(
			0,
			MOST_ASKED,
		),
		codes: [...new Set([compact(text), ...words.map(compact)])].filter(Boolean),
		// Words and figures such as `12x100` run together look like one, too.
		serial: price || means.length > 0 || measures.length > 0 ? null : serialIn(text),
	};
}
