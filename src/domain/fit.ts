import type { Variant } from '#contract/content/catalogue.ts';
import { bestAvailability } from './prices.ts';

/** Choices of taste or quantity: the wrong one is no part that does not fit. */
export const NOT_OF_FIT: readonly string[] = ['pack', 'capacity'];

/**
 * True if an option decides whether a part fits its bicycle or its wearer. A host that does not say so
 * leaves it to the kind; an option nobody knows counts as one that does, for asking harms nobody.
 */
export const decidesFit = ({
	code,
	decides_fit,
}: {
	code: string;
	decides_fit?: boolean | null | undefined;
}): boolean => decides_fit ?? !NOT_OF_FIT.includes(code);

/** Value of a choice that nobody has made yet. */
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

/** Values that are chosen, and those that follow from them because nothing else exists. */
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

/** Places of the choices that decide fit and are still to be made. `fit` says of each place whether it does. */
export const openPlaces = (
	articles: readonly Pick<Choosable, 'values'>[],
	wanted: readonly string[],
	fit: readonly boolean[],
): number[] =>
	settledValues(articles, wanted).flatMap((value, at) => (value === OPEN && fit[at] ? [at] : []));

/**
 * The article that these values name. Null where there is none, and where a choice that decides fit is
 * still open: stock, price and order fill in the others alone.
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
