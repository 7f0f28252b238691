import type { FacetItem, Sort } from '#content/lists/facets.ts';

/** Values of one facet as addresses name them, in the order of the items' indexes. */
export interface FacetKeys {
	code: string;
	keys: readonly string[];
}

/** `minorUnits` is set for the price, whose keys are whole units: `-500`, `500-1000`, `1000-`. */
export interface BandKeys extends FacetKeys {
	minorUnits: number | null;
}

/** The visitor's choice: indexes of values for each group, and an order. */
export interface FacetState {
	chosen: readonly ReadonlySet<number>[];
	sort: string;
}

export const DEFAULT_SORT: Sort = 'default';
const SORT_PARAM = 'sort';

/** Index of the figure that an order sorts by, and its sign: -1 puts the larger first. */
const FIGURES: Partial<Record<string, [place: 0 | 1 | 2 | 3, sign: 1 | -1]>> = {
	price_asc: [0, 1],
	price_desc: [0, -1],
	weight: [1, 1],
	rim_height: [2, 1],
	newest: [3, -1],
} satisfies Partial<Record<Sort, [0 | 1 | 2 | 3, 1 | -1]>>;

function isInBand(amount: number, key: string): boolean {
	const [from = '', to = ''] = key.split('-');
	return (from === '' || amount >= Number(from)) && (to === '' || amount < Number(to));
}

/** Adds to each item the index of its price band. The price is the last of the groups. */
export function withBands(
	items: readonly FacetItem[],
	groups: readonly BandKeys[],
): readonly FacetItem[] {
	const { keys = [], minorUnits } = groups.at(-1) ?? {};
	if (!minorUnits) return items;
	return items.map(([price, weight_g, rim_height_mm, released, values]) => {
		const bands = keys.flatMap((key, place) =>
			price !== null && isInBand(price / minorUnits, key) ? [place] : [],
		);
		return [price, weight_g, rim_height_mm, released, [...values, bands]];
	});
}

/** Reads an address; values that the list does not know are ignored. */
export function readState(
	query: URLSearchParams,
	groups: readonly FacetKeys[],
	sorts: readonly string[],
): FacetState {
	const sort = query.get(SORT_PARAM) ?? DEFAULT_SORT;
	return {
		chosen: groups.map(
			({ code, keys }) =>
				new Set(
					query
						.getAll(code)
						.map((key) => keys.indexOf(key))
						.filter((place) => place >= 0),
				),
		),
		sort: sorts.includes(sort) ? sort : DEFAULT_SORT,
	};
}

/** Query of an address that shows this state; other parameters stay. */
export function writeState(
	query: URLSearchParams,
	groups: readonly FacetKeys[],
	{ chosen, sort }: FacetState,
): string {
	const next = new URLSearchParams(query);
	groups.forEach(({ code, keys }, group) => {
		next.delete(code);
		keys.forEach((key, place) => {
			if (chosen[group]?.has(place)) next.append(code, key);
		});
	});
	next.delete(SORT_PARAM);
	if (sort !== DEFAULT_SORT) next.set(SORT_PARAM, sort);
	const text = next.toString();
	return text && `?${text}`;
}

export const isNarrowed = ({ chosen }: FacetState): boolean => chosen.some(({ size }) => size > 0);

/** True if an item has one of the chosen values in every group where any is chosen. */
function matches([, , , , values]: FacetItem, { chosen }: FacetState, besides = -1): boolean {
	return chosen.every(
		(places, group) =>
			group === besides ||
			places.size === 0 ||
			(values[group] ?? []).some((place) => places.has(place)),
	);
}

/** Indexes of the items to show, in order; items without the figure to sort by come last. */
export function placesShown(items: readonly FacetItem[], state: FacetState): number[] {
	const places = items.flatMap((item, place) => (matches(item, state) ? [place] : []));
	const by = FIGURES[state.sort];
	if (!by) return places;
	const [figure, sign] = by;
	const rank = (place: number) => {
		const value = items[place]?.[figure] ?? null;
		return value === null ? Infinity : sign * value;
	};
	return places.sort((a, b) => {
		const [first, second] = [rank(a), rank(b)];
		return first === second ? a - b : first - second;
	});
}

/** Number of items that each value would show, given the choices in the other groups. */
export function countsFor(
	items: readonly FacetItem[],
	groups: readonly FacetKeys[],
	state: FacetState,
): number[][] {
	return groups.map(({ keys }, group) => {
		const counts = keys.map(() => 0);
		for (const item of items) {
			if (!matches(item, state, group)) continue;
			for (const place of item[4][group] ?? []) counts[place] = (counts[place] ?? 0) + 1;
		}
		return counts;
	});
}
