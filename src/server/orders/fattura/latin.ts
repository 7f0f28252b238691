import anyAscii from 'any-ascii';
import { romaji } from '#domain/text/romaji.ts';
import { withoutUnseen } from '#domain/text/dashes.ts';
import { cyrillicInLatin } from './cyrillic.ts';
import { greekInLatin } from './greek.ts';

/**
 * The exchange system takes Basic Latin and the Latin-1 Supplement (schema 1.2.3, error 00200 for
 * anything else). Letters that are in it stay as they are (`è`, `ü`, `ñ`); all others are spelt in
 * plain ones: `Łódź` is `Lódz`, `Παπάς` is `Papas`, `София` is `Sofia`, `タナカ` is `Tanaka`. Chinese
 * characters are read as in Chinese; of a Japanese company the buyer is asked for the reading.
 */

/** Signs of drawings and measures that any-ascii would turn into another sign or a word. */
const SIGNS: Readonly<Record<string, string>> = {
	...{ '⌀': 'Ø', '″': '"', '′': "'", '℃': '°C', '№': 'N.', '•': '-', '・': ' ', '☎': 'Tel.' },
	...{ '‰': 'per mille', '−': '-', '–': '-', '—': '-', ʻ: "'", ʼ: "'", '→': '->', ẞ: 'SS' },
};

/** Japanese forms of companies, whose characters have readings of their own. */
const COMPANIES: readonly (readonly [written: RegExp, spelt: string])[] = [
	[/株式会社|㈱|[(（]株[)）]/gu, ' K.K. '],
	[/有限会社|㈲|[(（]有[)）]/gu, ' Y.K. '],
	[/合同会社|[(（]同[)）]/gu, ' G.K. '],
];

/** Units in Greek letters, which would become other ones: 6 μm are no 6 mm. */
const UNITS: readonly (readonly [written: RegExp, spelt: string])[] = [
	[/(?<=\d\s?)\u03bc(?=[mslgAVFW]\b)/gu, '\u00b5'],
	[/(?<=\d\s?)[\u03a9\u2126](?!\p{L})/gu, 'Ohm'],
];

const replaced = (text: string, pairs: typeof UNITS): string =>
	pairs.reduce((now, [written, spelt]) => now.replace(written, spelt), text);

const isCapital = (letter: string | undefined): boolean =>
	letter !== undefined && letter !== letter.toLowerCase();

/** Fractions and raised digits, whose spelling would run into the number before them. */
const FRACTION = /[\u00bc-\u00be\u2150-\u215e]/;
const RAISED = /[\u00b2\u00b3\u00b9\u2070\u2074-\u2079]/;

/**
 * Spells a character; one that becomes two letters keeps the case of the word around it. A number
 * stays what it is: 26 × 1⅜ is 1 3/8 and not 13/8, 10⁴ is 10^4 and not 104.
 */
function spelt(character: string, before = '', after?: string): string {
	const letters = SIGNS[character] ?? anyAscii(character);
	if (/\d/.test(before) && FRACTION.test(character)) return ` ${letters}`;
	if (/\d/.test(before) && RAISED.test(character)) return `^${letters}`;
	const isShouted = isCapital(character) && (isCapital(after) || (!after && isCapital(before)));
	return isShouted ? letters.toUpperCase() : letters;
}

/** Latin-1 characters that a text may have, without control characters. */
const LATIN = /[\u0020-\u007e\u00a0-\u00ff]/;
const BASIC = /[\u0020-\u007e]/;

/** Placeholder for a required text of which nothing is left. */
const NOTHING = '-';

/** Cuts a text to what its field takes, without spaces at its ends. */
function fitted(text: string, longest: number, kept: RegExp, country: string): string {
	const plainUnits = replaced(replaced(withoutUnseen(text), UNITS), COMPANIES);
	const sounded = cyrillicInLatin(greekInLatin(romaji(plainUnits)).normalize('NFC'), country);
	const inLetters = [...sounded]
		.map((character, at, all) =>
			kept.test(character) ? character : spelt(character, all[at - 1], all[at + 1]),
		)
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

/**
 * Text for a field of the schema's `…LatinType` of so many characters. `country`: that of the name
 * or place, which decides how Cyrillic is spelt.
 */
export const latin = (text: string, longest: number, country = ''): string =>
	fitted(text, longest, LATIN, country);

/** Text for a field that takes Basic Latin alone. */
export const basicLatin = (text: string, longest: number): string =>
	fitted(text, longest, BASIC, '');
