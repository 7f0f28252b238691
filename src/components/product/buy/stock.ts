import type { AVAILABILITIES } from '#contract/content/availability.ts';
import './stock.css';

/** A dot before the text; it is filled only if the article is in stock. */
export const STOCK_CLASSES: Record<(typeof AVAILABILITIES)[number], string> = {
	in_stock: 'stock stock-in',
	low_stock: 'stock stock-low',
	made_to_order: 'stock',
	out_of_stock: 'stock',
};
