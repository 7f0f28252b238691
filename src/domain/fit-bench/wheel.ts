import type * as v from 'valibot';
import type { productSchema } from '#contract/content/catalogue.ts';
import type { SpecificationCode } from '#contract/content/specifications.ts';
import type { WheelBrake } from '#contract/fit/brakes.ts';
import { articlesOfPrice } from '../money/prices.ts';

/** Product as a host sends it, or as the site has parsed it. */
type Product = v.InferInput<typeof productSchema>;
type Variant = Product['variants'][number];

/** Brake that a wheel is made for; `none` for a track wheel, `disc` if the rotor mount is unknown. */
export type Brake = WheelBrake | 'disc';

/** Article of a wheel that can be had. */
export interface FitArticle {
	/** Code of its freehub body; null if the wheel has only one. */
	freehub: string | null;
	availability: Variant['availability'];
	/** Name of its finish; empty without one. */
	finish: string;
	/** Minor units of the price list; null without a price. */
	amount: number | null;
}

/** Facts that decide whether a wheel fits; null if its data sheet lacks them. */
export interface FitWheel {
	id: string;
	name: string;
	href: string;
	usages: string[];
	inner_mm: number | null;
	least_mm: number | null;
	most_mm: number | null;
	max_bar: number | null;
	is_hookless: boolean | null;
	height_mm: number | null;
	brake: Brake | null;
	/** Front and rear axle, `12 × 100 / 12 × 142`. */
	axles: string | null;
	rider_kg: number | null;
	system_kg: number | null;
	/** Codes of the freehub bodies that it is made with; empty if unknown. */
	freehubs: string[];
	articles: FitArticle[];
}

type Specified = Pick<Product, 'specifications'>;

function numberIn(product: Specified, code: SpecificationCode): number | null {
	const value = product.specifications.find((row) => row.code === code)?.value;
	return typeof value === 'number' ? value : null;
}

function textIn(product: Specified, code: SpecificationCode): string | null {
	const value = product.specifications.find((row) => row.code === code)?.value;
	return typeof value === 'string' ? value : null;
}

const LIST_SEPARATOR = /\s*[,、]\s*/;

/** Freehub bodies by name, of all products that let choose one. */
export function freehubNames(products: readonly Pick<Product, 'options'>[]): Map<string, string> {
	const options = products.flatMap(({ options: own }) =>
		own.filter(({ code }) => code === 'freehub'),
	);
	return new Map(options.flatMap(({ values }) => values.map(({ code, name }) => [name, code])));
}

/** Usual width between the drop-outs of a track frame, mm; this catalogue's road hubs have 130 or 142. */
const TRACK_REAR_MM = 120;

/** Words of data sheets for the mounts of rotors: six bolts, or splines with a lockring. */
const ROTOR_MOUNTS: readonly (readonly [words: RegExp, mount: WheelBrake])[] = [
	[/6|\bsix\b/i, 'six-bolt'],
	[/center ?lock|millerighe|splined|estriado|cannelé|スプライン|センターロック/i, 'splined'],
];

/** A rotor's mount means a disc brake; a hub of 120 mm is a track hub, which no brake belongs to. */
function findBrake(product: Specified): Brake | null {
	const mount = textIn(product, 'rotor_mount');
	if (mount !== null) return ROTOR_MOUNTS.find(([words]) => words.test(mount))?.[1] ?? 'disc';
	const rear = /×\s*(\d+)/.exec(textIn(product, 'rear_axle') ?? '')?.[1];
	if (rear === undefined || textIn(product, 'braking_system') === null) return null;
	return Number(rear) === TRACK_REAR_MM ? 'none' : 'rim';
}

const withoutUnit = (axle: string) => axle.replace(/\s*mm$/, '');

function toAxles(product: Specified): string | null {
	const axles = [textIn(product, 'front_axle'), textIn(product, 'rear_axle')].flatMap((axle) =>
		axle === null ? [] : [withoutUnit(axle)],
	);
	return axles.length === 2 ? axles.join(' / ') : null;
}

/** True if a product is a wheel or a spoked rim that a tyre sits on. */
export const takesTyre = (product: Pick<Product, 'specifications' | 'drawing'>): boolean =>
	numberIn(product, 'tyre_width_min') !== null && Boolean(product.drawing?.rear_spokes);

/** Facts that every wheel states but a disc, which is closed from the rim to the hub. */
const ABSENT_FROM_DISC = ['rim_height', 'spokes', 'spoke_count_rear'];

/** True for a disc wheel: it has an axle and takes a tyre, without spokes. */
export const isDiscWheel = (product: Pick<Product, 'specifications' | 'drawing'>): boolean =>
	numberIn(product, 'tyre_width_min') !== null &&
	textIn(product, 'rear_axle') !== null &&
	product.drawing !== null &&
	product.drawing.front_spokes === null &&
	product.drawing.rear_spokes === null &&
	!product.specifications.some(({ code }) => ABSENT_FROM_DISC.includes(code));

/** True if it is a whole wheel: a bare rim has no axle. */
export const isBenched = (product: Pick<Product, 'specifications' | 'drawing'>): boolean =>
	takesTyre(product) && textIn(product, 'rear_axle') !== null;

/** Facts of a wheel, with the freehub bodies that its data sheet names if none can be chosen. */
export interface SheetWheel {
	wheel: FitWheel;
	bodies: string[];
}

/** Facts of a wheel from its own data sheet and articles alone. */
export function toSheetWheel(
	product: Product,
	{ href, priceListId }: { href: string; priceListId: string },
): SheetWheel {
	const hasChoice = product.options.some(({ code }) => code === 'freehub');
	const articles = articlesOfPrice(product.variants).map((variant): FitArticle => ({
		freehub: variant.options['freehub'] ?? null,
		availability: variant.availability,
		finish: product.colors.find(({ code }) => code === variant.color)?.name ?? '',
		amount:
			variant.prices.find(({ price_list_id }) => price_list_id === priceListId)?.amount ?? null,
	}));
	const listed = (textIn(product, 'freehub') ?? '').split(LIST_SEPARATOR);
	const wheel: FitWheel = {
		id: product.id,
		name: product.name,
		href,
		usages: product.usage_ids,
		inner_mm: numberIn(product, 'rim_inner_width'),
		least_mm: numberIn(product, 'tyre_width_min'),
		most_mm: numberIn(product, 'tyre_width_max'),
		max_bar: numberIn(product, 'max_pressure'),
		is_hookless: product.drawing?.rim?.is_hookless ?? null,
		height_mm: numberIn(product, 'rim_height'),
		brake: findBrake(product),
		axles: toAxles(product),
		rider_kg: numberIn(product, 'max_rider_weight'),
		system_kg: numberIn(product, 'max_system_weight'),
		freehubs: hasChoice ? [...new Set(articles.flatMap(({ freehub }) => freehub ?? []))] : [],
		articles,
	};
	return { wheel, bodies: hasChoice ? [] : listed };
}

/** The wheel with the codes of the bodies that its data sheet names, among those that are known. */
export const toFitWheel = (
	{ wheel, bodies }: SheetWheel,
	names: ReadonlyMap<string, string>,
): FitWheel =>
	bodies.length === 0
		? wheel
		: { ...wheel, freehubs: bodies.flatMap((name) => names.get(name) ?? []) };
