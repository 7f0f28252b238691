import type { ProductSeed } from '#seed/types.ts';
import type { Specification } from './pictures.ts';
import { toWheel } from './wheels.ts';

/** Frames of a whole turn. */
export const FRAMES = 36;

const TURN = 'turn-';

/** Name of a product's turn among the pictures; its file is named like the product. */
export const turnName = (product: string): string => `${TURN}${product}`;
export const turnedProduct = (name: string): string => name.slice(TURN.length);

/** Returns the turns of all carbon wheels, by name: the finish and the light are their leads'. */
export function specifyTurns(products: readonly ProductSeed[]): [string, Specification][] {
	return products.flatMap((product) =>
		product.is_carbon_wheel === true
			? [
					[
						turnName(product.id),
						{
							scene: 'wheel-turn',
							frames: FRAMES,
							...toWheel(product, product.colors?.[0] ?? null),
						},
					],
				]
			: [],
	);
}
