import { plainSigns } from '../text/dashes.ts';
import { plainDigits } from '../text/digits.ts';

/** Longer text is no number with a label. Some patterns take time by the square of its length. */
const LONGEST = 200;

/**
 * Everything before the first digit, the `+` or the bracket of a number. Blanks are counted: any
 * number of them three times in a row would take hours for a text of blanks.
 */
const HEAD = /^[^\d+]*?(?=\(?\s{0,3}\+?\s{0,3}\(?\s{0,3}\p{Nd})/u;

/** Characters in a label beside its words: `n°`, `tél. :`, `☎`, `(cell.)`, quotes. */
const LABEL = /^[\p{L}\p{M}\p{So}\p{Pi}\s.,:;º#/()"'’„-]*$/u;

/** Words of a label: `mobil`, `tél. port.`, `電話番号`. More of them are a sentence. */
const MOST_WORDS = 2;

/** Words before an extension: what follows them is no number that can be called. */
const EXTENSION =
	/^(?:ext(?:ensi.n)?|int(?:ern.)?|poste|durchwahl|dw|anexo|linka|klapka|wew|toestel|内[線线]|分机|내선)$/iu;

/** Removes the label before a number, whatever its language; other text stays. */
function withoutLabel(number: string): string {
	const [head = ''] = HEAD.exec(number) ?? [];
	const words = head.match(/[\p{L}\p{M}]+/gu) ?? [];
	const isLabel =
		LABEL.test(head) && words.length <= MOST_WORDS && !words.some((word) => EXTENSION.test(word));
	return isLabel ? number.slice(head.length).trimStart() : number;
}

/** Dots and strokes that only part the digits of a number. */
const GAPS = /(?<=\d)\s*[·•∙⋅・‧_|]\s*(?=\d)/gu;

/** Brackets around a prefix: `(+39)`, `(0039)`, `+(39)`, `00(39)`. */
const BRACKETS = /^(?:\(\s*(?:\+|00)\s*(\d{1,4})\s*\)|(?:\+|00)\s*\(\s*(\d{1,4})\s*\))/;

/**
 * Cleans a telephone number: no label before it, no invisible characters, half width, plain
 * hyphens. A label has two words at most (`Mobile no.`); an extension stays, so that validation
 * refuses it. A number that names its country in any way begins with `+`: `0039 …`, `(+39) …`.
 */
export function phoneText(typed: string): string {
	const text = plainDigits(plainSigns(typed)).trim();
	if (text.length > LONGEST) return text;
	return withoutLabel(text)
		.replace(GAPS, ' ')
		.replace(BRACKETS, (_, inside: string, after: string) => `+${inside ?? after} `)
		.replace(/^(?:\+\s*)?0\s?0\s*(?=[1-9])|^\+\s*/, '+')
		.replace(/[\s.,;"'\p{Pf}]+$/u, '');
}

/** International call prefixes of countries that do not dial `00`, by phone prefix. */
const EXIT_CODES: Readonly<Record<string, string>> = { '1': '011', '61': '0011', '81': '010' };

/** Replaces the international call prefix of a country, given by its phone prefix, by `+`. */
export function withoutExitCode(number: string, prefixDigits: string): string {
	const exit = EXIT_CODES[prefixDigits];
	const isAbroad = exit !== undefined && number.replace(/[\s-]/g, '').startsWith(exit);
	return isAbroad ? `+${number.replace(/[\s-]/g, '').slice(exit.length)}` : number;
}
