import { OPEN } from '#domain/catalogue/fit.ts';

/** An article by its code, with its value of each choice. */
export interface Article {
	code: string;
	values: readonly string[];
}

/** Result of choosing a value. */
export interface Outcome {
	/** The first article that has it and all other chosen values; null if there is none. */
	article: Article | null;
	/** Places of the conflicting choices: a nearest article has another value there. */
	against: number[];
	/** Nearest articles that have the value; empty if no article has it. */
	ways: Article[];
}

/** Result of the value at one place with the other chosen values; an open choice matches any. */
export function toOutcome(
	articles: readonly Article[],
	chosen: readonly string[],
	at: number,
	value: string,
): Outcome {
	const wanted = chosen.with(at, value);
	const differing = ({ values }: Article) =>
		wanted.flatMap((own, place) => (own === OPEN || values[place] === own ? [] : [place]));
	const having = articles.filter(({ values }) => values[at] === value);
	const least = Math.min(...having.map((article) => differing(article).length));
	const ways = having.filter((article) => differing(article).length === least);
	return {
		article: least === 0 ? (ways[0] ?? null) : null,
		against: [...new Set(ways.flatMap(differing))].toSorted((a, b) => a - b),
		ways,
	};
}
