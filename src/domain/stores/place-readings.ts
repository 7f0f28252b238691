import { withoutUnseen } from '../text/dashes.ts';
import { expandAbbreviations } from './place-abbreviations.ts';
import { isPostalCode, maybePostalCode, signedCode } from './postal-codes.ts';

/** One interpretation of a typed place; an empty part sets no condition. */
export interface PlaceReading {
	name: string;
	code: string;
	/** ISO 3166-1, where a country was named. */
	country: string;
	/** Part of the query was left out: only a town of exactly that name matches. */
	isCut: boolean;
	/** The name is the country's own: a town of that name is meant less often. */
	isCountry?: boolean;
}

/** Names of countries. */
export interface CountryNames {
	/** ISO 3166-1 of the country that has this name in one of many languages; '' where none has. */
	called: (name: string) => string;
	/** True if readers of the page use this name for a country. */
	isCommon: (name: string) => boolean;
}

/** Position as a map copies it. Its figures are no postal codes. */
const COORDINATES = /^[+-]?\d{1,3}[.,]\d+°?[,;\s]+[+-]?\d{1,3}[.,]\d+°?$/;

/** Shorter names alone are articles and kinds of streets more often than towns: `Via`, `San`. */
const LEAST_LETTERS_OF_CUT = 4;
/** Names of towns and countries have rarely more words. */
const MOST_WORDS = 3;

const wordsIn = (text: string) => text.split(/\s+/u).filter((word) => word !== '');
/** Splits a text before each of its last words, the longest end first. */
const toEnds = (words: readonly string[]) =>
	Array.from({ length: Math.min(MOST_WORDS, words.length - 1) }, (_, index) => {
		const at = Math.max(1, words.length - MOST_WORDS) + index;
		return [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const;
	});
const listStarts = (words: readonly string[]) =>
	Array.from({ length: Math.min(MOST_WORDS, words.length - 1) }, (_, index) => {
		const at = Math.min(MOST_WORDS, words.length - 1) - index;
		return [words.slice(at).join(' '), words.slice(0, at).join(' ')] as const;
	});

/**
 * Interpretations of a query, the plainest first: as it stands; without the country and the postal
 * code before or after it; each part between commas; its first words, its last ones.
 */
export function placeReadings(query: string, countries: CountryNames): PlaceReading[] {
	const text = withoutUnseen(query)
		.normalize('NFKC')
		.replace(/(〒?\d{3}-\d{4})(?=[^\d\s])/u, '$1 ')
		.trim();
	if (COORDINATES.test(text)) return [];
	const signed = signedCode(text);
	if (signed) return [{ name: '', ...signed, isCut: false }];
	if (maybePostalCode(text)) return [{ name: '', code: text, country: '', isCut: false }];
	const parts = text
		.split(/[,;、()/|]|\s\p{Pd}\s/u)
		.map((part) => part.trim())
		.filter((part) => part !== '');
	const whole = wordsIn(parts.join(' '));
	const { rest, country: named } = withoutCountry(whole, countries.called);
	const { name, code, country = named } = withoutCode(rest);
	const plain = { name: text, code: '', country: '', isCut: false };
	const hyphened = name.split(/\p{Pd}/u).filter((part) => part !== name);
	const cut = [...parts, ...listCuts(wordsIn(name)), ...japaneseParts(name), ...hyphened]
		.map((part) => withoutCode(wordsIn(part)).name)
		.filter((part) => part === name || [...part].length >= LEAST_LETTERS_OF_CUT || isHan(part));
	const called = { ...plain, country: countries.called(text), isCountry: true };
	const readings: PlaceReading[] = [
		...(countries.isCommon(text)
			? [called, plain]
			: [{ ...plain, isCut: called.country !== '' }, called]),
		{ name, code, country, isCut: false },
		...expandAbbreviations(name).map((long) => ({ name: long, code, country, isCut: false })),
		...cut.flatMap((part) => [
			{ name: part, code, country, isCut: true },
			{ name: part, code, country: '', isCut: true },
		]),
		...(code === '' ? [] : [{ name: '', code, country, isCut: true }]),
	];
	return readings.filter(
		(one, index) =>
			(one.name !== '' || one.code !== '') &&
			!(one.isCountry === true && one.country === '') &&
			readings.findIndex((other) => isSameReading(one, other)) === index,
	);
}

const isSameReading = (one: PlaceReading, other: PlaceReading) =>
	one.name === other.name &&
	one.code === other.code &&
	one.country === other.country &&
	one.isCountry === other.isCountry;

const isHan = (text: string) => /^\p{Script=Han}{2,}/u.test(text);

function withoutCountry(words: readonly string[], countryCalled: (name: string) => string) {
	for (const [rest, name] of [...toEnds(words), ...listStarts(words)]) {
		const country = countryCalled(name);
		if (country) return { rest: wordsIn(rest), country };
	}
	return { rest: words, country: '' };
}

function withoutCode(words: readonly string[]): { name: string; code: string; country?: string } {
	for (const [name, code] of [...toEnds(words), ...listStarts(words)]) {
		const signed = signedCode(code);
		if (signed) return { name, ...signed };
		if (/\d/.test(code) && isPostalCode(code)) return { name, code };
	}
	return { name: words.join(' '), code: '' };
}

/** Its first words, the most of them first; then its last ones. */
const listCuts = (words: readonly string[]) => [
	...words.map((_, index) => words.slice(0, words.length - index).join(' ')),
	...toEnds(words).map(([, end]) => end),
];

const PREFECTURE = /^(東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)?(.*)$/u;
/** A city; its wards and quarters after it. Some names have the character within: 四日市市. */
const JAPANESE_PARTS = /.+?(?:市(?!市)|区|町|村|駅)/gu;

/**
 * Japanese addresses go from the large to the small, without spaces: the city, a ward of Tokyo, the
 * town; at last the prefecture.
 */
function japaneseParts(name: string): string[] {
	if (!isHan(name)) return [];
	const [, prefecture = '', rest = ''] = PREFECTURE.exec(name) ?? [];
	const found = rest.replace(/^.+?郡(?=.)/u, '').match(JAPANESE_PARTS) ?? [];
	const parts = [...found.map((part) => part.replace(/駅$/u, '')), prefecture];
	return [...parts, rest, prefecture.replace(/[府県]$/u, '')].filter((part) => part !== '');
}
