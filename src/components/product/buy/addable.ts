import type { Choice } from '#content/catalogue/choices.ts';
import type { ProductModel, VariantRow } from '#content/product/product.ts';
import { OPEN, openPlaces } from '#domain/catalogue/fit.ts';

/** True if an article can be added to the cart now. */
export const isAddable = ({ amount, availability }: VariantRow): boolean =>
	amount !== null && availability !== 'out_of_stock';

/** True if a visitor may wait for an article: it has a price, and is out of stock now. */
export const isAwaited = ({ amount, availability }: VariantRow): boolean =>
	amount !== null && availability === 'out_of_stock';

/** Id of a variant, if it is not its code in lowercase, as most ids are; else undefined. */
export const variantMark = ({ id, code }: VariantRow): string | undefined =>
	id === code.toLowerCase() ? undefined : id;

/** Attributes of a button that adds the article that is chosen. */
export const addable = (chosen: VariantRow) => ({
	'data-add': chosen.id,
	disabled: !isAddable(chosen),
});

/** The first choice that decides fit and is still open; null once an article is chosen. */
export function openChoice({ chosen, choices, variants }: ProductModel): Choice | null {
	if (chosen !== null) return null;
	const fit = choices.map(({ decidesFit }) => decidesFit);
	const [first] = openPlaces(
		variants,
		choices.map(() => OPEN),
		fit,
	);
	return first === undefined ? null : (choices[first] ?? null);
}
