import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { SPECIFICATION_UNITS } from '#contract/content/specifications.ts';
import type { Cents } from '#contract/units.ts';
import { minorUnitExponent } from '#contract/minor-units.ts';
import { formatMoney, formatMoneyRange } from '#i18n/format.ts';
import { getT } from '#i18n/server.ts';
import { defaultPriceList } from '../catalogue/catalogue.ts';
import { heightBands } from './facet-heights.ts';
import { isInBand, toPriceEnds, priceBands, type PriceBand } from './facet-prices.ts';
import { toTraits, type Trait, type Traits } from './facet-traits.ts';
import type { Site } from '../site/site.ts';

const FACET_CODES = [
	'rim_height',
	'tyre_width',
	'material',
	'freehub',
	'bead',
	'braking_system',
	'price',
] as const;
type FacetCode = (typeof FACET_CODES)[number];

const SORTS = ['default', 'price_asc', 'price_desc', 'weight', 'rim_height', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

interface FacetValue extends Trait {
	count: number;
}

/** One filter of a list, with its values. */
export interface FacetGroup {
	code: FacetCode;
	label: string;
	/** Printed after each value if the values are figures. */
	unit: string | null;
	/** Minor units in one of the whole units that name the bands of the price; null for others. */
	minorUnits: number | null;
	values: FacetValue[];
}

/**
 * A product of the list as numbers only, because every page of the list carries its own: price,
 * weight in g, rim height in mm, day of release; then for each group the indexes of its values.
 * Price bands depend on the whole list, so an item does not name its own: the browser finds it.
 */
export type FacetItem = [
	price: number | null,
	weight_g: number | null,
	rim_height_mm: number | null,
	released: number | null,
	values: number[][],
];

/** Filters and orders of the whole list; its further pages carry the orders alone. */
export interface Facets {
	groups: FacetGroup[];
	sorts: Sort[];
}

const TRAITS_OF: Record<Exclude<FacetCode, 'price' | 'rim_height'>, (traits: Traits) => Trait[]> = {
	tyre_width: (traits) => traits.tyreWidths,
	bead: (traits) => traits.beads,
	braking_system: (traits) => traits.brakes,
	freehub: (traits) => traits.freehubs,
	material: (traits) => traits.materials,
};

const SORTED_BY: Partial<Record<Sort, (traits: Traits) => number | null>> = {
	price_asc: (traits) => traits.price,
	price_desc: (traits) => traits.price,
	weight: (traits) => traits.weight_g,
	rim_height: (traits) => traits.rim_height_mm,
	newest: (traits) => traits.released,
};

function countValues(lists: readonly (readonly Trait[])[]): FacetValue[] {
	const values = new Map<string, FacetValue>();
	for (const { key, label } of lists.flat()) {
		const value = values.get(key);
		if (value) value.count += 1;
		else values.set(key, { key, label, count: 1 });
	}
	return [...values.values()];
}

const UNITS: Partial<Record<FacetCode, string>> = {
	rim_height: SPECIFICATION_UNITS.rim_height,
	tyre_width: SPECIFICATION_UNITS.tyre_width_min,
};

/** Facets whose values are figures, in their order; a band by its lower bound, "-500" by none. */
const FIGURE: Partial<Record<FacetCode, (key: string) => number>> = {
	rim_height: (key) => Number.parseInt(key, 10),
	tyre_width: Number,
	price: (key) => Number.parseInt(`0${key}`, 10),
};

/**
 * Gives values of one name one key: a freehub that can be chosen has a code ("hg"), one that is
 * only listed has its name. The code is the shorter one and is kept.
 */
function withOneKey(lists: readonly (readonly Trait[])[]): Trait[][] {
	const keys = new Map<string, string>();
	for (const { key, label } of lists.flat()) {
		const known = keys.get(label);
		if (known === undefined || key.length < known.length) keys.set(label, key);
	}
	return lists.map((list) =>
		list.map(({ key, label }) => ({ key: keys.get(label) ?? key, label })),
	);
}

/** Sorts figures in ascending order, other values by how many products have them. */
function inOrder(code: FacetCode, values: readonly FacetValue[]): FacetValue[] {
	const figure = FIGURE[code];
	return values.toSorted((a, b) => (figure ? figure(a.key) - figure(b.key) : b.count - a.count));
}

/** Label of a facet: that of its specification, if the whole list agrees on one. */
function toLabel(code: FacetCode, list: readonly Traits[], locale: Locale): string {
	const t = getT(locale, 'catalogue');
	if (code === 'price') return t('product.price');
	if (code === 'tyre_width') return t('listing.tyreWidth');
	if (code === 'bead') return t('listing.bead');
	if (code !== 'material') return getT(locale, 'specs')(`label.${code}`);
	const codes = new Set(list.flatMap(({ materialCode }) => materialCode ?? []));
	const [only] = codes;
	return getT(locale, 'specs')(`label.${codes.size === 1 && only ? only : 'material'}`);
}

/** Both ends of a band; an open one ends at the lowest or highest price of the list, rounded. */
function bandLabel(
	{ from, to }: PriceBand,
	ends: { min: Cents; max: Cents },
	currency: string,
	locale: Locale,
): string {
	const least = from ?? ends.min;
	const most = to ?? ends.max;
	return least === most
		? formatMoney(least, currency, locale)
		: formatMoneyRange(least, most, currency, locale);
}

/** Traits of a product by facet; price and rim height as the band that they fall in. */
function traitLists(site: Site, locale: Locale, list: readonly Traits[]) {
	const { currency } = defaultPriceList(site);
	const minorUnits = 10 ** minorUnitExponent(currency);
	const prices = list.flatMap(({ price }) => price ?? []);
	const ends = toPriceEnds(prices, minorUnits);
	const bands = priceBands(prices, minorUnits).map((band) => ({
		band,
		trait: { key: band.key, label: bandLabel(band, ends, currency, locale) },
	}));
	const heightBand = heightBands(list.flatMap(({ rim_height_mm }) => rim_height_mm ?? []));
	return (code: FacetCode, traits: Traits): Trait[] => {
		if (code === 'rim_height') {
			return traits.rim_height_mm === null ? [] : [heightBand(traits.rim_height_mm)];
		}
		if (code !== 'price') return TRAITS_OF[code](traits);
		const { price } = traits;
		if (price === null) return [];
		return bands.filter(({ band }) => isInBand(price, band)).map(({ trait }) => trait);
	};
}

/** Facets of a list and its products in numbers. A facet that distinguishes nothing is left out. */
export function toFacets(
	site: Site,
	locale: Locale,
	products: readonly Product[],
): Facets & { items: FacetItem[] } {
	const list = products.map((product) => toTraits(site, locale, product));
	const getList = traitLists(site, locale, list);
	const found = FACET_CODES.flatMap((code) => {
		const lists = withOneKey(list.map((traits) => getList(code, traits)));
		const values = inOrder(code, countValues(lists));
		const carriers = lists.filter(({ length }) => length > 0);
		const isTelling = values.some(({ count }) => count < list.length);
		if (values.length < 2 || carriers.length < 2 || !isTelling) return [];
		const unit = UNITS[code] ?? null;
		const minorUnits =
			code === 'price' ? 10 ** minorUnitExponent(defaultPriceList(site).currency) : null;
		const label = toLabel(code, list, locale);
		const group: FacetGroup = { code, label, unit, minorUnits, values };
		return [{ group, lists, places: new Map(values.map(({ key }, place) => [key, place])) }];
	});
	return {
		groups: found.map(({ group }) => group),
		sorts: SORTS.filter((sort) => {
			const figure = SORTED_BY[sort];
			return !figure || new Set(list.flatMap((traits) => figure(traits) ?? [])).size > 1;
		}),
		items: list.map((traits, at) => [
			traits.price,
			traits.weight_g,
			traits.rim_height_mm,
			traits.released,
			found
				.filter(({ group }) => group.code !== 'price')
				.map(({ lists, places }) => (lists[at] ?? []).flatMap(({ key }) => places.get(key) ?? [])),
		]),
	};
}
