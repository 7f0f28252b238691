import type { ProductSeed } from '../types.ts';

/** Build of a pair: weight of each wheel, in g, and length of its spokes, in mm. */
interface Build {
	front: number;
	rear: number;
	/** Weight tolerance of the pair, plus or minus. */
	tolerance: number;
	/** Left and right side; absent if the maker sells no spokes for it. */
	front_spokes?: readonly [left: number, right: number];
	rear_spokes?: readonly [left: number, right: number];
}

/** The disc side is the left of both wheels, with the larger flange: its spokes are shorter. */
const BUILDS: Readonly<Record<string, Build>> = {
	'kleos-rd-36': {
		front: 635,
		rear: 755,
		tolerance: 40,
		front_spokes: [272, 274],
		rear_spokes: [274, 272],
	},
	'kleos-rd-50': {
		front: 665,
		rear: 790,
		tolerance: 40,
		front_spokes: [260, 262],
		rear_spokes: [262, 260],
	},
	'kleos-rd-62': {
		front: 715,
		rear: 845,
		tolerance: 45,
		front_spokes: [248, 250],
		rear_spokes: [250, 248],
	},
	'brenta-35': {
		front: 710,
		rear: 835,
		tolerance: 45,
		front_spokes: [272, 274],
		rear_spokes: [274, 272],
	},
	'piave-30': {
		front: 775,
		rear: 915,
		tolerance: 50,
		front_spokes: [272, 274],
		rear_spokes: [274, 272],
	},
	'piave-rim-24': { front: 725, rear: 915, tolerance: 50 },
	'k1-rd': {
		front: 650,
		rear: 770,
		tolerance: 40,
		front_spokes: [270, 272],
		rear_spokes: [272, 270],
	},
	'sile-gravel-40': {
		front: 730,
		rear: 860,
		tolerance: 45,
		front_spokes: [268, 270],
		rear_spokes: [268, 266],
	},
	'sile-gravel-24': {
		front: 800,
		rear: 945,
		tolerance: 50,
		front_spokes: [290, 292],
		rear_spokes: [292, 290],
	},
	'montello-30': {
		front: 690,
		rear: 790,
		tolerance: 45,
		front_spokes: [290, 292],
		rear_spokes: [292, 290],
	},
	'grappa-27': {
		front: 890,
		rear: 1000,
		tolerance: 55,
		front_spokes: [294, 296],
		rear_spokes: [296, 294],
	},
	'cansiglio-e30': {
		front: 1000,
		rear: 1120,
		tolerance: 65,
		front_spokes: [292, 294],
		rear_spokes: [294, 292],
	},
	'crono-80': { front: 800, rear: 920, tolerance: 50 },
	'pista-60': {
		front: 735,
		rear: 875,
		tolerance: 50,
		front_spokes: [250, 250],
		rear_spokes: [250, 248],
	},
	'adige-urban': {
		front: 905,
		rear: 1075,
		tolerance: 60,
		front_spokes: [292, 294],
		rear_spokes: [294, 292],
	},
};

/** Adds the figures of its build to a wheel; a product that is no pair has none. */
export function withBuild(product: ProductSeed): ProductSeed {
	const build = BUILDS[product.id];
	if (!build) return product;
	const { front, rear, tolerance, front_spokes, rear_spokes } = build;
	const specifications: ProductSeed['specifications'] = {
		...product.specifications,
		front_weight: front,
		rear_weight: rear,
		weight_tolerance: tolerance,
	};
	if (front_spokes && rear_spokes) {
		specifications.spoke_length_front_left = front_spokes[0];
		specifications.spoke_length_front_right = front_spokes[1];
		specifications.spoke_length_rear_left = rear_spokes[0];
		specifications.spoke_length_rear_right = rear_spokes[1];
	}
	return { ...product, specifications };
}
