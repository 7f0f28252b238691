import type { ProductSeed } from '#seed/types.ts';
import { readerFor, type Measure } from './read.ts';

type Measures = Readonly<Record<string, Measure>>;

/** Value of an option in a product's first variant, in mm; codes write the point as `-`. */
const firstOption = (product: ProductSeed, option: string): number =>
	Number(product.variants[0]?.options?.[option]?.replace('-', '.') ?? NaN);

export function bottomBracket(product: ProductSeed, finish: string | null): Measures {
	const read = readerFor(product);
	const shell = read.text('bottom_bracket_shell').split(/[ ,]/)[0] ?? '';
	return {
		scene: 'bottom-bracket',
		shell,
		width: read.number('shell_width'),
		spindle: read.number('spindle_diameter'),
		pressed: !read.has('thread'),
		plastic: read.text('material').includes('Polyamide'),
		finish: finish ?? 'black',
	};
}

export function headset(product: ProductSeed, finish: string | null): Measures {
	const read = readerFor(product);
	const [upper, steerer, lower, crown] = read.numbers('headset_standard');
	return {
		scene: 'headset',
		external: read.text('headset_standard').startsWith('EC'),
		upper: upper ?? NaN,
		steerer: steerer ?? NaN,
		lower: lower ?? NaN,
		crown: crown ?? NaN,
		stack: read.number('stack_height'),
		expander: read.text('included').includes('expander'),
		finish: finish ?? 'black',
	};
}

export function axle(product: ProductSeed, finish: string | null): Measures {
	const read = readerFor(product);
	if (!read.has('axle_length')) {
		return {
			scene: 'skewers',
			diameter: read.number('axle_diameter'),
			front: read.numbers('front_axle')[1] ?? NaN,
			rear: read.numbers('rear_axle')[1] ?? NaN,
			finish,
		};
	}
	return {
		scene: 'axle',
		diameter: read.number('axle_diameter'),
		length: firstOption(product, 'length'),
		pitch: Number(product.variants[0]?.options?.thread?.split('-').slice(1).join('.') ?? NaN),
	};
}

export function seatpost(product: ProductSeed, finish: string | null): Measures {
	const read = readerFor(product);
	const length = firstOption(product, 'length');
	const offset = firstOption(product, 'offset');
	return {
		scene: 'seatpost',
		diameter: firstOption(product, 'diameter'),
		length: Number.isNaN(length) ? read.number('seatpost_length') : length,
		offset: Number.isNaN(offset) ? read.number('seatpost_offset') : offset,
		carbon: read.text('material').includes('carbon'),
		bent: product.texts.en?.payoff.includes('hot-bent') ?? false,
		finish,
	};
}

export function rotor(product: ProductSeed): Measures {
	const read = readerFor(product);
	return {
		scene: 'rotor',
		diameter: read.number('rotor_diameter'),
		mount: product.variants[0]?.options?.rotor_mount ?? '',
	};
}
