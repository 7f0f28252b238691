import type { Locale } from '#contract/locales.ts';
import { type Measured, takeMeasures } from './measures.ts';
import { normal } from './normal.ts';
import { stem } from './stem.ts';

/** A part of a text: a word without its ending, or signs of Japanese in a row. */
export interface Token {
	text: string;
	isJapanese: boolean;
	/** Word as it was typed, for spelling; the same as `text` in Japanese. */
	whole: string;
}

const JAPANESE = '\\p{Script=Han}\\p{Script=Katakana}々〆ー';
const RUNS = new RegExp(
	`[${JAPANESE}]+|\\d+[.,]\\d+(?![\\p{L}\\p{N}])|(?:(?![${JAPANESE}])[\\p{L}\\p{N}])+`,
	'gu',
);
const IS_JAPANESE = new RegExp(`^[${JAPANESE}]`, 'u');

/** `12 × 142 mm` and `142x12` are one word, the smaller number first. */
const DIMENSIONS = /(\d+(?:[.,]\d+)?)\s*[x×]\s*(\d+(?:[.,]\d+)?)(?:\s*mm)?/gu;

/** Letters and figures that are written with and without a space: `rd36`, `rd 36`. */
const JOINTS = /(?<=\p{L}{2})(?=\d)|(?<=\d)(?=(?!x\d)\p{L}{2})/gu;

function takeDimensions(text: string) {
	const measures: Measured[] = [];
	const rest = text.replace(DIMENSIONS, (_whole, first: string, second: string) => {
		const [small, large] = [first, second]
			.map((one) => Number(one.replace(',', '.')))
			.toSorted((a, b) => a - b);
		if (small === undefined || large === undefined) return ' ';
		measures.push({ unit: 'mm', value: large });
		return ` ${small}x${large} `;
	});
	return { rest, measures };
}

/** Number as the index has it: `31,6` is `31.6`, and `1.390` are thousands. */
const plainNumber = (run: string): string =>
	/^\d{1,3}[.,]\d{3}$/.test(run) ? run.replace(/[.,]/, '') : run.replace(/(?<=^\d+),(?=\d+$)/, '.');

interface Tokens {
	pieces: Token[];
	measures: Measured[];
	/** Second dimensions of `12 × 142`, which a text names and a query does not ask for. */
	sizes: Measured[];
}

/** Cuts a text of the index or of a query. */
export function tokenize(text: string, locale: Locale): Tokens {
	const sized = takeDimensions(normal(text));
	const { rest, measures } = takeMeasures(sized.rest);
	const pieces = [...rest.matchAll(RUNS)].flatMap(([run]): Token[] => {
		if (IS_JAPANESE.test(run)) return [{ text: run, isJapanese: true, whole: run }];
		return plainNumber(run)
			.split(JOINTS)
			.map((word) => ({ text: stem(word, locale), isJapanese: false, whole: word }));
	});
	return { pieces, measures, sizes: sized.measures };
}

/** Overlapping pairs of signs: no dictionary cuts Japanese alike in every browser and on the host. */
export function toBigrams(run: string): string[] {
	const signs = [...run];
	if (signs.length === 1) return signs;
	return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}
