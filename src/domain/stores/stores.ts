import { fold } from '../text/fold.ts';

export interface Place {
	latitude: number;
	longitude: number;
}

/** Store data that the search needs. */
export interface StoreEntry extends Place {
	kind: string;
	country: string;
	/** Folded. */
	city: string;
	/** Folded words of name, city, postal code, region and country, each after a space. */
	words: string;
	/** Ranges that the store keeps. */
	ranges: readonly string[];
}

/** Search of the visitor; an empty field sets no condition. */
export interface StoreQuery {
	q: string;
	kind: string;
	country: string;
	range: string;
}

/** Points where distances may start, besides a store's own city. */
export interface Origins {
	/** Town or postal code of the query. */
	town: Place | null;
	/** Position of the visitor. */
	here: Place | null;
}

export interface FoundStore<T> {
	store: T;
	/** Distance from the origin of the search; null where no place is meant. */
	distance_km: number | null;
}

/** Stores this close to a searched city are shown with those in it, km. */
const NEARBY_KM = 200;
/** Least number of stores shown, where fewer are that close. */
const LEAST_NEARBY = 3;
const EARTH_RADIUS_KM = 6371;

/** Along the surface of a round earth (haversine): within half a percent of the true distance. */
export function distanceKm(from: Place, to: Place): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
	const h =
		half(from.latitude, to.latitude) +
		Math.cos(radians(from.latitude)) *
			Math.cos(radians(to.latitude)) *
			half(from.longitude, to.longitude);
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Searchable text of a store; a postal code is also found without its space or dash. */
export function toWords(parts: readonly string[], postalCode: string): string {
	return ` ${parts.map(fold).join(' ')} ${fold(postalCode)} ${fold(postalCode).replace(/ /g, '')}`;
}

/**
 * Terms that a store's words must contain: each query word at the beginning of one of them, or
 * anywhere in scripts without spaces between words.
 */
export function toTerms(query: string): string[] {
	return fold(query)
		.split(' ')
		.map((word) => (/^[\p{Script=Latin}\p{N}]/u.test(word) ? ` ${word}` : word));
}

/** Stores of the searched city: by its name, or by a beginning that fits only one city. */
export function storesOfCity<T extends StoreEntry>(stores: readonly T[], query: string): T[] {
	const name = fold(query);
	if (name === '') return [];
	const exact = stores.filter(({ city }) => city === name);
	if (exact.length > 0) return exact;
	const begun = stores.filter(({ city }) => city.startsWith(`${name} `));
	return new Set(begun.map(({ city }) => city)).size === 1 ? begun : [];
}

/** True if a store’s own texts match the query, at any location. */
export function isNamed(store: StoreEntry, query: string): boolean {
	return toTerms(query).every((term) => store.words.includes(term));
}

/**
 * Stores that match a query, in their own order or the nearest first.
 * Distances start at a searched place rather than at the visitor. It brings the stores in its reach
 * along: never none, however far the nearest are.
 */
export function findStores<T extends StoreEntry>(
	stores: readonly T[],
	{ q, kind, country, range }: StoreQuery,
	{ town, here }: Origins,
): FoundStore<T>[] {
	const city = storesOfCity(stores, q);
	const asked = city.length > 0 ? city : town ? [town] : [];
	const origins = asked.length > 0 ? asked : here ? [here] : [];
	const measured = stores
		.filter(
			(store) =>
				(!kind || store.kind === kind) &&
				(!country || store.country === country) &&
				(!range || store.ranges.includes(range)),
		)
		.map((store) => ({
			store,
			distance_km:
				origins.length > 0 ? Math.min(...origins.map((origin) => distanceKm(origin, store))) : null,
		}))
		.toSorted((one, other) => (one.distance_km ?? 0) - (other.distance_km ?? 0));
	const reach = Math.max(NEARBY_KM, measured[LEAST_NEARBY - 1]?.distance_km ?? Infinity);
	return measured.filter(
		({ store, distance_km }) =>
			isNamed(store, q) || (asked.length > 0 && (distance_km ?? Infinity) <= reach),
	);
}

export interface StoreAnswer<T> {
	found: FoundStore<T>[];
	/** Country whose stores are shown because the place is unknown; '' for all countries. */
	instead: string | null;
}

/**
 * Result of a search. An unknown place shows the stores of the chosen country or else the page's
 * own, then all: an empty list is for filters that leave nothing.
 */
export function answerStores<T extends StoreEntry>(
	stores: readonly T[],
	query: StoreQuery,
	{ ownCountry, ...origins }: Origins & { ownCountry: string },
): StoreAnswer<T> {
	const found = findStores(stores, query, origins);
	if (found.length > 0 || query.q === '') return { found, instead: null };
	for (const instead of [query.country || ownCountry, query.country]) {
		const others = findStores(stores, { ...query, q: '', country: instead }, origins);
		if (others.length > 0) return { found: others, instead };
	}
	return { found, instead: null };
}
