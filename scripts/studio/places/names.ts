import { fold } from '#domain/fold.ts';

/** Letters of Latin script, begun as a name is; small first letters are transliterations. */
const LATIN = /^[\p{Lu}\d'’`][\p{Script=Latin}\d\s'’.()/-]*$/u;
const KANA = /^[\p{Script=Katakana}\p{Script=Hiragana}ー・゠=＝\s]+$/u;
const HAN = /\p{Script=Han}/u;
/** Where towns are written in characters that Japanese readers read. */
const WRITTEN_IN_HAN = new Set(['JP', 'CN', 'TW', 'HK', 'KR', 'KP']);
/** Administrations, and codes of airports. */
const NO_NAME = /^(Lungsod|Comune|Gorad|Gemeente|Kommune|Municip|Commune|Stadt |[A-Z]{3}$)/;
const LONGEST = 40;
/** Below this, other languages rarely have a name of their own … */
const LEAST_PEOPLE_NEAR = 15_000;
const LEAST_PEOPLE_FAR = 100_000;
/** … but for countries of several languages: Brunico is Bruneck. */
const MANY_TONGUES = new Set(['IT', 'CH', 'BE']);

/** The names of a town that somebody may type, the first as the data set writes it; none twice. */
export function namesOf(
	name: string,
	others: readonly string[],
	town: { country: string; people: number; isNear: boolean },
): string[] {
	const least = town.isNear ? LEAST_PEOPLE_NEAR : LEAST_PEOPLE_FAR;
	const takesLatin = town.people >= least || MANY_TONGUES.has(town.country);
	const taken = new Map<string, string>();
	for (const other of [name, ...others].flatMap(withoutRank)) {
		const isMeant =
			other === name ||
			KANA.test(other) ||
			(HAN.test(other) && WRITTEN_IN_HAN.has(town.country)) ||
			(takesLatin && LATIN.test(other) && !NO_NAME.test(other));
		if (!isMeant || other.length > LONGEST || /[|\t]/.test(other)) continue;
		const folded = fold(other);
		const known = taken.get(folded);
		// `München` rather than `Muenchen`: what is shown has its accents.
		if (folded && (known === undefined || (known !== name && isPlain(known)))) {
			taken.set(folded, other);
		}
	}
	return [...taken.values()];
}

/** `横浜市` is also asked for as `横浜`. */
const withoutRank = (name: string) =>
	/^\p{Script=Han}{2,}[市町村]$/u.test(name) ? [name, name.slice(0, -1)] : [name];

const isPlain = (text: string) => !/[^ -~]/.test(text);
