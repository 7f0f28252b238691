import type { ProductSeed } from '#seed/types.ts';
import { MissingMeasure, readerFor, type Measure, type Reader } from './read.ts';

/** Rim as the scenes turn it. */
export function toRim(product: ProductSeed, finish: string | null): Measure {
	const read = readerFor(product);
	const rim = product.drawing?.rim;
	if (!rim) throw new MissingMeasure(product.id, 'drawing.rim');
	const look = read.text('rim_finish');
	return {
		height: rim.height_mm,
		inner: rim.inner_width_mm,
		outer: rim.outer_width_mm,
		bead: rim.bead_diameter_mm,
		hookless: rim.is_hookless,
		carbon: read.text('rim_material').includes('carbon'),
		weave: look.includes('3K') ? '3k' : 'unidirectional',
		gloss: look.includes('Gloss'),
		brake_track: look.includes('machined brake track'),
		finish,
	};
}

/** Freehub body that comes first in the product's list. */
export function toFreehub(read: Reader): string {
	const first = read.text('freehub').split(',')[0] ?? '';
	if (first.includes('HG')) return 'hg';
	if (first.includes('Micro Spline')) return 'ms';
	return first.includes('fixed') ? 'fixed' : 'xdr';
}

const rotorMount = (read: Reader): string | null =>
	!read.has('rotor_mount')
		? null
		: read.text('rotor_mount').startsWith('6')
			? 'six-bolt'
			: 'splines';

/** Spokes of one wheel; null on a disc wheel. */
function toSpokes(product: ProductSeed, read: Reader): Measure {
	const { rear_spokes } = product.drawing ?? {};
	if (!rear_spokes) return null;
	const lacing = read.text('spoke_lacing');
	const nipples = read.text('nipples');
	return {
		drive: rear_spokes.drive_side,
		other: rear_spokes.other_side,
		crosses: rear_spokes.crosses,
		head: lacing.includes('J-bend') ? 'bent' : 'straight',
		bladed: lacing.includes('Bladed'),
		gauge: Number(/(\d\.\d) mm/.exec(lacing)?.[1] ?? 2),
		nipples: nipples.includes('hidden') ? 'hidden' : nipples === 'Brass' ? 'brass' : 'aluminium',
	};
}

/** Rear wheel in one of its finishes, without tyre, rotor and cassette, as it leaves the box. */
export function toWheel(
	product: ProductSeed,
	finish: string | null,
): Readonly<Record<string, Measure>> {
	const read = readerFor(product);
	const [axle, width] = read.numbers('rear_axle');
	if (axle === undefined || width === undefined) throw new MissingMeasure(product.id, 'rear_axle');
	return {
		wheel: 'rear',
		rim: toRim(product, finish),
		spokes: toSpokes(product, read),
		hub: { axle, width, freehub: toFreehub(read), rotor: rotorMount(read) },
		tyre: null,
	};
}
