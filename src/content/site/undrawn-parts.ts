import type { Product } from '#contract/content/catalogue.ts';
import { undrawableFields } from '#drawing/parts/complete.ts';

/** Products whose part cannot be drawn, each with the missing or invalid fields. */
export const undrawnParts = (products: readonly Pick<Product, 'id' | 'drawing'>[]): string[] =>
	products.flatMap(({ id, drawing }) => {
		const fields = drawing?.part ? undrawableFields(drawing.part) : [];
		const named = fields.map((field) => `drawing.part.${field}`).join(', ');
		return fields.length > 0
			? [`product "${id}" has no drawing: ${named} missing, or against another measure`]
			: [];
	});
