import type { ProductSeed } from '#seed/types.ts';
import { MissingMeasure, readerFor, type Measure } from './read.ts';
import { toFreehub } from './wheels.ts';

type Measures = Readonly<Record<string, Measure>>;

/** Shape of the place that rings are bolted to. */
function toMount(product: ProductSeed): Measures {
	const read = readerFor(product);
	const mount = read.text('chainring_mount');
	const arms = read.number('chainring_mount');
	if (mount.startsWith('Direct')) return { kind: 'direct', arms };
	return {
		kind: mount.includes('asymmetric') ? 'asymmetric' : 'even',
		arms,
		circle: read.number('bolt_circle'),
	};
}

/** Cranks on their spindle, without rings: rings are ordered apart. */
export function crankset(product: ProductSeed, finish: string | null): Measures {
	const read = readerFor(product);
	const lengths = product.variants.map(({ options }) =>
		Number(options?.crank_length?.replace('-', '.')),
	);
	return {
		scene: 'crankset',
		length: lengths[0] ?? NaN,
		q_factor: read.number('q_factor'),
		chain_line: read.number('chain_line'),
		spindle: read.number('spindle_diameter'),
		carbon: read.text('crank_material').includes('carbon'),
		mount: toMount(product),
		rings: [],
		finish,
	};
}

/** Rings as they are sold together, outer first, with their bolts. */
export function chainrings(product: ProductSeed, finish: string | null): Measures {
	const read = readerFor(product);
	const named = read.numbers('chainrings');
	const teeth = read.text('chainrings').startsWith('1 ×') ? named.slice(1) : named;
	return {
		scene: 'chainrings',
		teeth,
		mount: toMount(product),
		speeds: read.number('speeds'),
		finish: finish ?? (read.text('material').includes('anodised') ? 'black' : 'machined'),
	};
}

/** The first of the product's cassettes, or a fixed sprocket with as many teeth as the third. */
export function sprockets(product: ProductSeed): Measures {
	const read = readerFor(product);
	if (!read.has('sprockets')) {
		const sold = read.numbers('teeth');
		const teeth = sold[Math.floor(sold.length / 2)];
		if (teeth === undefined) throw new MissingMeasure(product.id, 'teeth');
		return { scene: 'fixed-sprocket', teeth };
	}
	const teeth = read.text('sprockets').split(' | ')[0]?.split('-').map(Number) ?? [];
	if (teeth.length !== read.number('speeds')) throw new MissingMeasure(product.id, 'sprockets');
	const material = read.text('cassette_material');
	const aluminium = material.includes('two largest') ? 2 : material.includes('largest') ? 1 : 0;
	return { scene: 'cassette', teeth, aluminium, freehub: toFreehub(read) };
}
