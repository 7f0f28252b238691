/** Accented letters that a language of the site writes within names: `Dublín`, `Bâle`. */
const OF_THE_SITE = 'àâæçèéêëîïôœùûüÿáíìóòúñ';

const listAccents = (name: string) =>
	[...name.normalize('NFC').toLowerCase()].filter(
		(letter) => letter > '~' && /\p{L}/u.test(letter),
	);
const isPlain = (name: string) => listAccents(name).length === 0;
const mayBeTyped = (name: string) =>
	listAccents(name).every((letter) => OF_THE_SITE.includes(letter));

/**
 * Chooses among spellings that visitors' queries do not tell apart: a query without accents is
 * answered with the first of the kept ones. That is a `trusted` one (the data set's main name, or
 * one that was added: `München`), else the one without accents: the data set does not say which
 * language writes `Basilèa` or `Sidneý`. Another spelling is the answer only where it was typed so.
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
