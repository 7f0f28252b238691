import type { ProductSeed } from '#seed/types.ts';
import { MissingMeasure, readerFor, type Measure } from './read.ts';
import { toWheel } from './wheels.ts';

/** A usage as a thing: a wheel that is made for it, with its tyre, on a slab of its ground. */
interface Place {
	ground: 'asphalt' | 'gravel' | 'roots' | 'transition' | 'boards' | 'rails';
	product: string;
	/** Width of the tyre in mm, within the product's range. */
	width: number;
	tread: 'slick' | 'gravel' | 'knobs';
}

/** By the name of the picture. */
export const PLACES: Readonly<Record<string, Place>> = {
	'usage-road': { ground: 'asphalt', product: 'kleos-rd-36', width: 28, tread: 'slick' },
	'usage-gravel': { ground: 'gravel', product: 'sile-gravel-40', width: 40, tread: 'gravel' },
	'usage-mtb': { ground: 'roots', product: 'montello-30', width: 58, tread: 'knobs' },
	'usage-triathlon': { ground: 'transition', product: 'crono-disc', width: 25, tread: 'slick' },
	'usage-track': { ground: 'boards', product: 'pista-60', width: 23, tread: 'slick' },
	'usage-urban': { ground: 'rails', product: 'adige-urban', width: 35, tread: 'slick' },
};

/**
 * Returns what the picture of a place shows: the product's wheel in its first finish, with a tyre.
 * @throws if the product lacks a measure or does not take the tyre
 */
export function specifyPlace(
	{ ground, width, tread }: Place,
	product: ProductSeed,
): Readonly<Record<string, Measure>> {
	const read = readerFor(product);
	if (width < read.number('tyre_width_min') || width > read.number('tyre_width_max')) {
		throw new MissingMeasure(product.id, `room for a tyre of ${width} mm`);
	}
	const wheel = { ...toWheel(product, product.colors?.[0] ?? null), tyre: { width, tread } };
	return { ground, wheel };
}
