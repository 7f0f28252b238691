import type { ProductModel, VariantRow } from '#content/product.ts';

/** Whether an article can go into the cart now. */
export const isAddable = ({ amount, availability }: VariantRow): boolean =>
	amount !== null && availability !== 'out_of_stock';

/** True if somebody may wait for an article: it is sold, and out of stock now. */
export const isAwaited = ({ amount, availability }: VariantRow): boolean =>
	amount !== null && availability === 'out_of_stock';

/** A variant's id where a row cannot be told it by its code, which is what most ids are made of. */
export const variantMark = ({ id, code }: VariantRow): string | undefined =>
	id === code.toLowerCase() ? undefined : id;

/** Attributes of a button that adds the article that is chosen. */
export function addable({ chosen }: Pick<ProductModel, 'chosen'>) {
	return {
		'data-add': chosen?.id ?? '',
		disabled: chosen === null || !isAddable(chosen),
	};
}
