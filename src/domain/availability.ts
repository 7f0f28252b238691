import type { Availability } from '#contract/content/availability.ts';

/** Pieces up to which an article is said to be running low. */
export const LOW_STOCK_AT = 3;

/**
 * What is said of an article's stock. What is made to order stays so, however many lie on the shelf:
 * that is a property of the product.
 */
export function availabilityOf(
	available: number,
	lowAt: number,
	current: Availability,
): Availability {
	if (current === 'made_to_order') return current;
	if (available <= 0) return 'out_of_stock';
	return available <= lowAt ? 'low_stock' : 'in_stock';
}
