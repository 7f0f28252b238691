import type { Variant } from '#contract/content/catalogue.ts';
import { bestAvailability } from '../money/prices.ts';

/** Options of taste or quantity: a wrong choice still gives a part that fits. */
export const NOT_OF_FIT: readonly string[] = ['pack', 'capacity'];

/**
 * True if an option decides whether a part fits its bicycle or its wearer. If the host does not
 * say, the kind of option decides. An unknown option counts as one that does: asking does no harm.
 */
export const decidesFit = ({
	code,
	decides_fit,
}: {
	code: string;
	decides_fit?: boolean | null | undefined;
}): boolean => decides_fit ?? !NOT_OF_FIT.includes(code);

/** Value of a choice that is not made yet. */
export const OPEN = '';

/** An article by its values, in the order of the product's choices. */
export interface Choosable {
	values: readonly string[];
	availability: Variant['availability'];
}

const matching = <A extends Pick<Choosable, 'values'>>(
	articles: readonly A[],
	wanted: readonly string[],
): A[] =>
	articles.filter(({ values }) =>
		wanted.every((value, at) => value === OPEN || values[at] === value),
	);

/** Chosen values, and those that follow from them because no other value exists. */
export function settledValues(
	articles: readonly Pick<Choosable, 'values'>[],
	wanted: readonly string[],
): string[] {
	const left = matching(articles, wanted);
	return wanted.map((value, at) => {
		const [only, ...others] = new Set(left.map(({ values }) => values[at] ?? OPEN));
		return value === OPEN && only !== undefined && others.length === 0 ? only : value;
	});
}

/** Indexes of the open choices that decide fit. `fit` returns for each index whether it does. */
export const openPlaces = (
	articles: readonly Pick<Choosable, 'values'>[],
	wanted: readonly string[],
	fit: readonly boolean[],
): number[] =>
	settledValues(articles, wanted).flatMap((value, at) => (value === OPEN && fit[at] ? [at] : []));

/**
 * Returns the article for these values; null if none exists or a choice that decides fit is still
 * open. Stock, price and order fill in only the other choices.
 */
export function articleFor<A extends Choosable>(
	articles: readonly A[],
	wanted: readonly string[],
	fit: readonly boolean[],
): A | null {
	if (openPlaces(articles, wanted, fit).length > 0) return null;
	const left = matching(articles, wanted);
	const best = bestAvailability(left);
	return left.find(({ availability }) => availability === best) ?? null;
}
