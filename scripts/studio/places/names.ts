import { fold } from '#domain/text/fold.ts';
import { spellingsToKeep } from './spellings.ts';

/** Letters of Latin script that begin with a capital; small first letters are transliterations. */
const LATIN = /^[\p{Lu}\d'’`][\p{Script=Latin}\d\s'’.()/-]*$/u;
const KANA = /^[\p{Script=Katakana}\p{Script=Hiragana}ー・゠=＝\s]+$/u;
const HAN = /\p{Script=Han}/u;
/** Countries whose towns are written in characters that Japanese readers read. */
const WRITTEN_IN_HAN = new Set(['JP', 'CN', 'TW', 'HK', 'KR', 'KP']);
/** Names of administrations, and codes of airports. */
const NO_NAME = /^(Lungsod|Comune|Gorad|Gemeente|Kommune|Municip|Commune|Stadt |[A-Z]{3}$)/;
const LONGEST = 40;
/** Below this, other languages rarely have a name of their own … */
const LEAST_PEOPLE_NEAR = 15_000;
const LEAST_PEOPLE_FAR = 100_000;
/** … but for countries of several languages: Brunico is Bruneck. */
const MANY_TONGUES = new Set(['IT', 'CH', 'BE']);

/**
 * Lists the names of a town that visitors may type: the main one as the data set writes it, `added`
 * ones, and of the others those that readers of the site may know.
 */
export function toNames(
	{ name, others, added }: { name: string; others: readonly string[]; added: readonly string[] },
	town: { country: string; people: number; isNear: boolean },
): string[] {
	const least = town.isNear ? LEAST_PEOPLE_NEAR : LEAST_PEOPLE_FAR;
	const takesLatin = town.people >= least || MANY_TONGUES.has(town.country);
	const isMeant = (other: string) =>
		KANA.test(other) ||
		(HAN.test(other) && WRITTEN_IN_HAN.has(town.country)) ||
		(takesLatin && LATIN.test(other) && !NO_NAME.test(other));
	const names = [name, ...added, ...others.filter(isMeant)]
		.flatMap(withoutRank)
		.filter((one) => one.length <= LONGEST && fold(one) !== '' && !/[|\t]/.test(one));
	return [...Map.groupBy(names, fold).values()].flatMap((spellings) => {
		const [first = ''] = spellings;
		if (!/\p{Script=Latin}/u.test(first)) return [first];
		return spellingsToKeep(spellings, [name, ...added]);
	});
}

/** `横浜市` is also searched for as `横浜`, `渋谷区` as `渋谷`. */
const withoutRank = (name: string) =>
	/^\p{Script=Han}{2,}[市区町村]$/u.test(name) ? [name, name.slice(0, -1)] : [name];
