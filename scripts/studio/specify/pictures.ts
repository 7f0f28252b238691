import type { SeedData } from '#seed/data.ts';
import { SEED } from '#seed/index.ts';
import type { ProductSeed } from '#seed/types.ts';
import { AMBIENCE } from './ambience.ts';
import { APART } from './apart.ts';
import { DRAWN } from './drawn.ts';
import { chainrings, crankset, sprockets } from './drivetrain.ts';
import { axle, bottomBracket, headset, rotor, seatpost } from './frame-parts.ts';
import { HISTORY } from './history.ts';
import { hubs, rimPiece } from './hubs.ts';
import { PLACES, specifyPlace } from './places.ts';
import type { Measure } from './read.ts';
import { SPARES } from './spares.ts';
import { STEPS } from './steps.ts';
import { specifyTurns } from './turns.ts';
import { toWheel } from './wheels.ts';
import { WORKSHOP } from './workshop.ts';

/** Scene and measures of a picture; its scene decides which studio makes it. */
export type Specification = { readonly scene: string } & Readonly<Record<string, Measure>>;

/** Several wheels in one picture, by the picture that shows each with its tyre. */
const GROUPS = {
	'hero-home': { scene: 'pair', wheels: ['wheel-50-quarter'] },
	'hero-range': {
		scene: 'heights',
		wheels: ['wheel-36-quarter', 'wheel-50-quarter', 'wheel-62-quarter'],
	},
} as const;

type Catalogue = Pick<SeedData, 'products' | 'categories' | 'usages'>;

type Specify = (product: ProductSeed, finish: string | null) => Readonly<Record<string, Measure>>;

/** Scene of a product by its category. */
const SCENES: Readonly<Record<string, Specify>> = {
	wheels: (product, finish) => ({ scene: 'wheel-front', ...toWheel(product, finish) }),
	rims: rimPiece,
	hubs,
	cranksets: crankset,
	chainrings,
	cassettes: sprockets,
	'bottom-brackets': bottomBracket,
	headsets: headset,
	axles: axle,
	seatposts: seatpost,
	brakes: rotor,
};

/** Products of categories whose scenes differ, and what has no scene but a drawing. */
const SINGLE: Readonly<Record<string, Specify>> = { ...SPARES, ...DRAWN };

/** Returns what a product's picture shows in one finish. */
function specify(product: ProductSeed, finish: string | null): Specification {
	const scene = SINGLE[product.id] ?? SCENES[product.category_id];
	if (!scene) throw new Error(`${product.id}: no scene for ${product.category_id}`);
	return scene(product, finish) as Specification;
}

/** Views of a wheel beside its lead: with a tyre, which shows how it lines up with the rim. */
const VIEWS: readonly { name: string; product: string; view: string; tyre: Measure }[] = [
	...['36', '50', '62'].flatMap((height) =>
		['quarter', 'light', 'detail'].map((view) => ({
			name: `wheel-${height}-${view}`,
			product: `kleos-rd-${height}`,
			view,
			tyre: { width: 28, tread: 'slick' },
		})),
	),
	{
		name: 'wheel-mtb-detail',
		product: 'montello-30',
		view: 'detail',
		tyre: { width: 58, tread: 'knobs' },
	},
	{ name: 'k1-rd-detail', product: 'k1-rd', view: 'detail', tyre: null },
];

/**
 * Returns what each picture made from the catalogue shows, by its name. A product's lead is named
 * like the product; its further finishes add their colour: `piave-30`, `piave-30-silver`. Menus
 * show the leads of their sections, cut upright.
 */
export function specifyPictures(seed: Catalogue = SEED): Map<string, Specification> {
	const pictures = new Map<string, Specification>();
	for (const product of seed.products) {
		pictures.set(product.id, specify(product, product.colors?.[0] ?? null));
	}
	for (const product of seed.products) {
		for (const color of product.colors?.slice(1) ?? []) {
			pictures.set(`${product.id}-${color}`, specify(product, color));
		}
	}
	const find = (id: string): ProductSeed => {
		const product = seed.products.find((candidate) => candidate.id === id);
		if (!product) throw new Error(`No product is called ${id}`);
		return product;
	};
	for (const { name, product: id, view, tyre } of VIEWS) {
		const product = find(id);
		const measures = toWheel(product, product.colors?.[0] ?? null);
		pictures.set(name, { scene: `wheel-${view}`, ...measures, tyre });
	}
	for (const { picture, hamburger } of [...seed.categories, ...seed.usages]) {
		const shows = pictures.get(picture);
		if (!shows) throw new Error(`${hamburger}: ${picture} is no product's lead`);
		pictures.set(hamburger, { scene: 'upright', of: picture, shows });
	}
	for (const [name, lead] of Object.entries(AMBIENCE)) {
		const shows = pictures.get(lead);
		if (!shows) throw new Error(`${name}: no picture is called ${lead}`);
		// A close view has no ground that could go on.
		const scene = lead.endsWith('-detail') ? 'across' : 'wide';
		pictures.set(name, { scene, of: lead, shows });
	}
	for (const [name, place] of Object.entries(PLACES)) {
		pictures.set(name, { scene: 'place', ...specifyPlace(place, find(place.product)) });
	}
	for (const [name, make] of Object.entries({ ...APART, ...WORKSHOP, ...HISTORY, ...STEPS })) {
		pictures.set(name, make(find) as Specification);
	}
	for (const [name, turn] of specifyTurns(seed.products)) pictures.set(name, turn);
	for (const [name, { scene, wheels }] of Object.entries(GROUPS)) {
		pictures.set(name, { scene, wheels: wheels.map((id) => pictures.get(id) ?? null) });
	}
	return pictures;
}
