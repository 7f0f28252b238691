export interface Place {
	latitude: number;
	longitude: number;
}

/** What finding needs to know of a store. */
export interface StoreEntry extends Place {
	kind: string;
	country: string;
	/** Folded. */
	city: string;
	/** Folded words of name, city, postal code, region and country, each after a space. */
	words: string;
}

/** An empty field asks for nothing. */
export interface StoreQuery {
	q: string;
	kind: string;
	country: string;
}

export interface FoundStore<T> {
	store: T;
	/** From where the visitor searches; null where no place is meant. */
	distance_km: number | null;
}

/** Stores this close to a city that was asked for are shown with those in it, km. */
export const NEARBY_KM = 200;
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

/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ß: 'ss' };

/**
 * The same for every way to write a word: case, accents, full and half width, hiragana and
 * katakana, `ue` for `ü`, punctuation. Voicing marks stay: `か` is not `が`.
 */
export function fold(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFKD')
		.replace(/[\u0300-\u036f]/g, '')
		.replace(/[øłđðıß]/g, (letter) => PLAIN[letter] ?? letter)
		.replace(/æ/g, 'a')
		.replace(/œ/g, 'o')
		.replace(/([aou])e/g, '$1')
		.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
		.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
		.trim();
}

/** The searchable text of a store; a postal code is also found without its space or dash. */
export function wordsOf(parts: readonly string[], postalCode: string): string {
	return ` ${parts.map(fold).join(' ')} ${fold(postalCode)} ${fold(postalCode).replace(/ /g, '')}`;
}

/**
 * What a store's words have to contain: each word asked for at the beginning of one of them, or,
 * where words have no spaces between, anywhere.
 */
export function termsOf(query: string): string[] {
	return fold(query)
		.split(' ')
		.map((word) => (/^[\p{Script=Latin}\p{N}]/u.test(word) ? ` ${word}` : word));
}

/** Stores of the city that is asked for: by its name, or by how the name of only one begins. */
export function storesOfCity<T extends StoreEntry>(stores: readonly T[], query: string): T[] {
	const name = fold(query);
	if (name === '') return [];
	const exact = stores.filter(({ city }) => city === name);
	if (exact.length > 0) return exact;
	const begun = stores.filter(({ city }) => city.startsWith(`${name} `));
	return new Set(begun.map(({ city }) => city)).size === 1 ? begun : [];
}

/**
 * Stores that answer a query, in their own order or the nearest first. A city asked for is where
 * distances start, before the visitor's own place, and brings the stores near it along.
 */
export function findStores<T extends StoreEntry>(
	stores: readonly T[],
	{ q, kind, country }: StoreQuery,
	here: Place | null,
): FoundStore<T>[] {
	const city = storesOfCity(stores, q);
	const origins = city.length > 0 ? city : here ? [here] : [];
	const terms = termsOf(q);
	const found = stores
		.filter((store) => (!kind || store.kind === kind) && (!country || store.country === country))
		.map((store) => ({
			store,
			distance_km:
				origins.length > 0 ? Math.min(...origins.map((origin) => distanceKm(origin, store))) : null,
		}))
		.filter(
			({ store, distance_km }) =>
				terms.every((term) => store.words.includes(term)) ||
				(city.length > 0 && (distance_km ?? Infinity) <= NEARBY_KM),
		);
	return found.toSorted((one, other) => (one.distance_km ?? 0) - (other.distance_km ?? 0));
}
