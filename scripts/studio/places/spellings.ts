/** Accented letters that a language of the site writes within names: `Dublín`, `Bâle`. */
const OF_THE_SITE = 'àâæçèéêëîïôœùûüÿáíìóòúñ';

const accentsOf = (name: string) =>
	[...name.normalize('NFC').toLowerCase()].filter(
		(letter) => letter > '~' && /\p{L}/u.test(letter),
	);
const isPlain = (name: string) => accentsOf(name).length === 0;
const mayBeTyped = (name: string) =>
	accentsOf(name).every((letter) => OF_THE_SITE.includes(letter));

/**
 * Of several spellings that visitors' queries do not tell apart, the ones to keep: what is answered
 * to a query with none of the accents comes first. That is a `trusted` one (the data set's main
 * name, or one that was added: `München`), else the one without accents: the data set does not say
 * which language writes `Basilèa` or `Sidneý`. Another is answered where it was typed so.
 */
export function spellingsToKeep(
	spellings: readonly string[],
	trusted: readonly string[],
): string[] {
	const first =
		trusted.find((name) => spellings.includes(name)) ?? spellings.find(isPlain) ?? spellings[0];
	if (first === undefined) return [];
	const others = spellings.filter((name) => name !== first && !isPlain(name) && mayBeTyped(name));
	return [first, ...new Set(others)];
}
