import type { Price, Variant } from '#contract/content/catalogue.ts';

/** Cheapest price of a product's variants in one list, and whether others cost more. */
export interface PriceRange {
	lowest: Price;
	isFrom: boolean;
}

/**
 * Articles that a product's one price speaks of: its pairs where wheels are also sold singly, since
 * weights on its card are those of a pair.
 */
export function articlesOfPrice<A extends Pick<Variant, 'options'>>(
	articles: readonly A[],
): readonly A[] {
	const pairs = articles.filter(({ options }) => options['wheel'] === 'pair');
	return pairs.length > 0 ? pairs : articles;
}

export function findPrice(variant: Variant, priceListId: string): Price | undefined {
	return variant.prices.find((price) => price.price_list_id === priceListId);
}

/** Null when no variant has a price in that list: the product is shown without one. */
export function priceRange(variants: readonly Variant[], priceListId: string): PriceRange | null {
	const prices = variants.flatMap((variant) => findPrice(variant, priceListId) ?? []);
	const [first] = prices;
	if (!first) return null;
	const lowest = prices.reduce((best, price) => (price.amount < best.amount ? price : best), first);
	return { lowest, isFrom: prices.some((price) => price.amount !== lowest.amount) };
}

/** Availabilities by how soon a variant can be had, best first. */
const AVAILABILITY_ORDER: readonly Variant['availability'][] = [
	'in_stock',
	'low_stock',
	'made_to_order',
	'out_of_stock',
];

/** Compares two availabilities, the sooner one first. */
export function bySoonest(a: Variant['availability'], b: Variant['availability']): number {
	return AVAILABILITY_ORDER.indexOf(a) - AVAILABILITY_ORDER.indexOf(b);
}

/** Availability that a product's card states: that of its most available variant. */
export function bestAvailability(
	variants: readonly Pick<Variant, 'availability'>[],
): Variant['availability'] | null {
	const found = new Set(variants.map((variant) => variant.availability));
	return AVAILABILITY_ORDER.find((availability) => found.has(availability)) ?? null;
}
