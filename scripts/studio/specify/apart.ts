import type { ProductSeed } from '#seed/types.ts';
import { hubs } from './hubs.ts';
import { MissingMeasure, readerFor, type Measure } from './read.ts';
import { SPARES } from './spares.ts';
import { toRim } from './wheels.ts';

type Measures = Readonly<Record<string, Measure>>;
type Find = (id: string) => ProductSeed;

/** Parts of a picture, in the order of their numbers in the pass that outlines are traced from. */
export const HUB_PARTS = ['cap', 'bearing', 'axle', 'shell', 'ratchet', 'freehub'] as const;
export const RIM_PARTS = ['rim', 'tape', 'valve', 'nipple', 'spoke'] as const;

/** The smallest value of an option that reaches a measure. */
function leastReaching(product: ProductSeed, option: string, wanted: number): number {
	const sold = product.variants.map(({ options }) => Number(options?.[option] ?? NaN));
	const fitting = sold.filter((value) => value >= wanted).sort((a, b) => a - b)[0];
	if (fitting === undefined) throw new MissingMeasure(product.id, `${option} of ${wanted} mm`);
	return fitting;
}

const spare = (find: Find, id: string): Measures => SPARES[id]?.(find(id), null) ?? {};

/** A rear hub taken apart along its axle, with the bearings that are sold for it. */
function hubApart(find: Find): Measures {
	const product = find('hub-rd-sl');
	const { rear } = hubs(product, null);
	return {
		scene: 'hub-apart',
		parts: HUB_PARTS,
		...(rear as Measures),
		bearing: spare(find, 'spare-bearings'),
		engagement: readerFor(product).number('engagement'),
	};
}

/** Room that a valve needs above the rim for the pump. */
const VALVE_REACH_MM = 20;
/** Tape climbs the side walls of the channel. */
const TAPE_OVER_MM = 2;

/** A piece of rim with its tape and valve. */
function rimApart(find: Find): Measures {
	const product = find('rim-kleos-50');
	const rim = product.drawing?.rim;
	if (!rim) throw new MissingMeasure(product.id, 'drawing.rim');
	const { width, thickness } = spare(find, 'spare-spokes');
	return {
		scene: 'rim-apart',
		parts: RIM_PARTS,
		rim: toRim(product, product.colors?.[0] ?? null),
		holes: readerFor(product).number('spoke_count_rear'),
		tape: {
			width: leastReaching(find('spare-rim-tape'), 'width', rim.inner_width_mm + TAPE_OVER_MM),
		},
		valve: {
			length: leastReaching(find('spare-valves'), 'length', rim.height_mm + VALVE_REACH_MM),
		},
		spokes: { width: width ?? null, thickness: thickness ?? null },
	};
}

/** Pictures of products taken apart, by name. */
export const APART: Readonly<Record<string, (find: Find) => Measures>> = {
	'hub-apart': hubApart,
	'rim-apart': rimApart,
};
