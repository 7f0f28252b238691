/** Most characters of a counted search term. Longer input is a sentence, often about a person. */
const LONGEST_TERM = 60;
/** Most digits of a counted term. Telephone numbers, serials, order and tax numbers have more. */
const MOST_DIGITS = 5;

/** E-mail address, web address, or the handle of a person. */
const ADDRESS = /@|:\/\/|\bwww\./;
/** Words that begin or end a postal address in the languages of the site. */
const STREET =
	/(?:^|[\s,.])(?:via|viale|v\.le|vicolo|piazza|p\.zza|piazzale|corso|contrada|rue|avenue|boulevard|chemin|impasse|allée|calle|avenida|plaza|carretera|street|square)(?:[\s,.]|$)/;
/**
 * Addresses by words that the trade uses, too (road 50, drive side, rayo largo 280, bici de paseo
 * 28): in an address they stand beside a name, with the number at its other end.
 */
const NAMED_STREET =
	/(?:^|[\s,.])(?:largo|paseo|camino)\s[\p{L}'’. ]+[\s,]\d|(?:^|[\s,])\d{1,4}[a-z]?,?\s(?!(?:mm|cm|inch|hole|h|speed|disc|rim|carbon)\b)[\p{L}'’. -]+\s(?:road|lane|drive)(?:[\s,.]|$)/u;
const JAPANESE_STREET = /丁目|番地|[都道府県].{0,12}[市区町村]/;

/**
 * Returns a search term as it may be counted without a person: one spelling for upper and lower
 * case, width and spaces. Returns null for what may name somebody (an address, a long number, a
 * sentence) and for what has no letter or is empty.
 */
export function countableTerm(typed: string): string | null {
	const term = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
	if (term.length < 2 || term.length > LONGEST_TERM) return null;
	if (!/\p{L}/u.test(term) || /\p{C}/u.test(term)) return null;
	if ((term.match(/\p{Nd}/gu)?.length ?? 0) > MOST_DIGITS) return null;
	if (ADDRESS.test(term) || JAPANESE_STREET.test(term)) return null;
	if (NAMED_STREET.test(term)) return null;
	return STREET.test(term) && /\d/.test(term) ? null : term;
}
