import type { Availability } from '#contract/content/availability.ts';

/** Stock level up to which an article counts as running low. */
export const LOW_STOCK_AT = 3;

/**
 * Returns the availability of an article by its stock.
 * A made-to-order article stays so at any stock level: that is a property of the product.
 */
export function toAvailability(
	available: number,
	lowAt: number,
	current: Availability,
): Availability {
	if (current === 'made_to_order') return current;
	if (available <= 0) return 'out_of_stock';
	return available <= lowAt ? 'low_stock' : 'in_stock';
}
