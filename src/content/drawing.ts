import type { Drawing, Product } from '#contract/catalogue.ts';
import { isDrawable } from '#drawing/rim-profile.ts';

/** What a product's drawing is made from; null where the specification has no rim that can be drawn. */
export function drawingOf({ drawing }: Pick<Product, 'drawing'>): Drawing | null {
	return drawing?.rim && isDrawable(drawing.rim) ? drawing : null;
}
