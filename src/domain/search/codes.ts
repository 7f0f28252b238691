import type { SearchEntry } from '#contract/search/search.ts';
import { keep, type Scores } from './lookup.ts';
import type { Query } from './query.ts';

/** Worth of a whole code, and of the beginning of one, beside words. */
export const CODE = 100;
const BEGUN_CODE = 50;
/** Fewer signs of a code lead to too many articles. */
const SHORTEST_CODE = 4;

/** Makes the function that scores the entries for the article numbers in a query. */
export function createCodeLookup(
	entries: readonly SearchEntry[],
): (query: Pick<Query, 'codes'>) => Scores {
	const coded = entries.flatMap(({ codes }, place) =>
		codes ? [{ codes: codes.split(' '), place }] : [],
	);
	return ({ codes: typed }) => {
		const found: Scores = new Map();
		const long = typed.filter((code) => code.length >= SHORTEST_CODE && /\d/.test(code));
		const [whole] = typed;
		for (const { codes, place } of coded) {
			for (const code of codes) {
				if (code === whole || long.includes(code)) keep(found, place, CODE);
				else if (long.some((one) => code.startsWith(one))) keep(found, place, BEGUN_CODE);
			}
		}
		return found;
	};
}
