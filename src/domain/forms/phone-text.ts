/** Labels before a telephone number, in the languages of the site and its neighbours. */
const LABELS = [
	...['t[eé]l[eé](?:f|ph)on(?:o|e|nummer)?', 't[eé]l', 'tlf', 'tfno', 'phone', 'ph', 'fon', 'fono'],
	...['cellulare', 'cell?', 'celular', 'mobile?', 'mob', 'm[oó]vil', 'portable', 'port', 'handy'],
	...['whatsapp', 'n[uú]mero', 'num[eé]ro', 'number', 'nr', 'no', 'n', 't', 'm', 'p'],
	...['電話番号', '電話', '携帯電話', '携帯番号', '携帯', '☎', '☏', '📞', '📱'],
];
const LABEL = new RegExp(String.raw`^(?:${LABELS.join('|')})(?!\p{L})[\s.:：°º/\uFE0F]*`, 'iu');

/** Brackets around a prefix: `(+39)`, `(0039)`, `+(39)`, `00(39)`. */
const BRACKETS = /^(?:\(\s*(?:\+|00)\s*(\d{1,4})\s*\)|(?:\+|00)\s*\(\s*(\d{1,4})\s*\))/;

/**
 * Cleans a telephone number: no label before it, no invisible characters, half width.
 * A number that names its country in any way begins with `+`: `0039 …`, `00 33 …`, `(+39) …`.
 */
export function phoneText(typed: string): string {
	let number = typed
		.normalize('NFKC')
		.replace(/\p{Cf}/gu, '')
		.trim();
	for (let before = ''; before !== number;) {
		before = number;
		number = number.replace(LABEL, '');
	}
	return number
		.replace(BRACKETS, (_, inside: string, after: string) => `+${inside ?? after} `)
		.replace(/^(?:\+\s*)?0\s?0\s*(?=[1-9])|^\+\s*/, '+')
		.replace(/[\s.,;]+$/, '');
}

/** International call prefixes of countries that do not dial `00`, by phone prefix. */
const EXIT_CODES: Readonly<Record<string, string>> = { '1': '011', '61': '0011', '81': '010' };

/** Replaces the international call prefix of a country, given by its phone prefix, by `+`. */
export function withoutExitCode(number: string, prefixDigits: string): string {
	const exit = EXIT_CODES[prefixDigits];
	const isAbroad = exit !== undefined && number.replace(/[\s-]/g, '').startsWith(exit);
	return isAbroad ? `+${number.replace(/[\s-]/g, '').slice(exit.length)}` : number;
}
