/** An article by its code, with its value of each choice. */
export interface Article {
	code: string;
	values: readonly string[];
}

/**
 * The article that a choice leads to: it has the value just chosen, and as much of the rest as any.
 * Undefined when no article has that value.
 */
export function bestMatch(
	articles: readonly Article[],
	wanted: readonly string[],
	at: number,
): Article | undefined {
	const shared = ({ values }: Article) =>
		values.filter((value, index) => value === wanted[index]).length;
	return articles
		.filter(({ values }) => values[at] === wanted[at])
		.toSorted((a, b) => shared(b) - shared(a))
		.at(0);
}
