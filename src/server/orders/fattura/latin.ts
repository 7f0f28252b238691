import anyAscii from 'any-ascii';
import { romaji } from '#domain/romaji.ts';

/**
 * What the exchange system takes is Basic Latin and the Latin-1 Supplement (schema 1.2.3, error 00200
 * for anything else). Letters that are in it stay as they are (`è`, `ü`, `ñ`); all others are spelt in
 * plain ones: `Łódź` is `Lódz`, `Παπάς` is `Papas`, `タナカ` is `Tanaka`, `€` is `EUR`. Chinese
 * characters are read as in Chinese, for how a Japanese name is read nobody can know: give its kana.
 */

/** Signs of drawings and measures that would become another one, or a word of its own. */
const SIGNS: Readonly<Record<string, string>> = {
	...{ '⌀': 'Ø', '″': '"', '′': "'", '℃': '°C', '№': 'N.', '•': '-', '・': ' ', '☎': 'Tel.' },
	...{ '‰': 'per mille', '−': '-', '–': '-', '—': '-' },
};

const spelt = (character: string): string => SIGNS[character] ?? anyAscii(character);

/** Characters of Latin-1 that a text may have; its control characters are none. */
const LATIN = /[\u0020-\u007e\u00a0-\u00ff]/;
const BASIC = /[\u0020-\u007e]/;

/** What stands where nothing is left of a text that must not be empty. */
const NOTHING = '-';

/** A text cut to what its field takes, without gaps at its ends. */
function fitted(text: string, longest: number, kept: RegExp): string {
	const inLetters = [...romaji(text).normalize('NFC')]
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
