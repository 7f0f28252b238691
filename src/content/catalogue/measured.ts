import type { Product } from '#contract/content/catalogue.ts';
import type { ModelMeasurements } from '#contract/wheels/measurements.ts';
import type { Site } from '../site/site.ts';

/** Claimed weight of a pair beside the weights of those that the bench has measured, in g. */
export interface MeasuredModel extends Omit<ModelMeasurements, 'id' | 'newest'> {
	claimed_g: number;
	/** Plus or minus; null if the data sheet has none. */
	tolerance_g: number | null;
}

function findFigure({ specifications }: Product, asked: string): number | null {
	const value = specifications.find(({ code }) => code === asked)?.value;
	return typeof value === 'number' ? value : null;
}

/**
 * Measured weight of a product that is sold as a pair. Others do not depend on the measurements,
 * so that an import reprints no page of theirs.
 */
export function findMeasured(site: Site, product: Product): MeasuredModel | null {
	const claimed_g = findFigure(product, 'wheelset_weight');
	if (claimed_g === null) return null;
	const found = site.shared.measurements.find(({ id }) => id === product.id);
	if (!found) return null;
	const { id: _, newest: _newest, ...measured } = found;
	return { ...measured, claimed_g, tolerance_g: findFigure(product, 'weight_tolerance') };
}
