import anyAscii from 'any-ascii';
import { romaji } from '#domain/text/romaji.ts';
import { greekInLatin } from './greek.ts';

/**
 * The exchange system takes Basic Latin and the Latin-1 Supplement (schema 1.2.3, error 00200 for
 * anything else). Letters that are in it stay as they are (`è`, `ü`, `ñ`); all others are spelt in
 * plain ones: `Łódź` is `Lódz`, `Παπάς` is `Papas`, `タナカ` is `Tanaka`, `€` is `EUR`. Chinese
 * characters are read as in Chinese, for the reading of a Japanese name is unknown: give its kana.
 */

/** Signs of drawings and measures that any-ascii would turn into another sign or a word. */
const SIGNS: Readonly<Record<string, string>> = {
	...{ '⌀': 'Ø', '″': '"', '′': "'", '℃': '°C', '№': 'N.', '•': '-', '・': ' ', '☎': 'Tel.' },
	...{ '‰': 'per mille', '−': '-', '–': '-', '—': '-' },
};

const spelt = (character: string): string => SIGNS[character] ?? anyAscii(character);

/** Latin-1 characters that a text may have, without control characters. */
const LATIN = /[\u0020-\u007e\u00a0-\u00ff]/;
const BASIC = /[\u0020-\u007e]/;

/** Placeholder for a required text of which nothing is left. */
const NOTHING = '-';

/** Cuts a text to what its field takes, without spaces at its ends. */
function fitted(text: string, longest: number, kept: RegExp): string {
	const inLetters = [...greekInLatin(romaji(text)).normalize('NFC')]
		.map((character) => (kept.test(character) ? character : spelt(character)))
		.join('');
	const plain = [...inLetters]
		.map((character) => (kept.test(character) ? character : anyAscii(character)))
		.map((letters) => (kept.test(letters) || letters.length > 1 ? letters : ' '))
		.join('');
	return (
		plain
			.replace(/[\s\u00a0]+/g, ' ')
			.trim()
			.slice(0, longest)
			.trim() || NOTHING
	);
}

/** Text for a field of the schema's `…LatinType` of so many characters. */
export const latin = (text: string, longest: number): string => fitted(text, longest, LATIN);

/** Text for a field that takes Basic Latin alone. */
export const basicLatin = (text: string, longest: number): string => fitted(text, longest, BASIC);
