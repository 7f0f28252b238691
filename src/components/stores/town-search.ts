import { searchPlaces } from '#domain/stores/place-search.ts';
import type { Locale } from '#contract/locales.ts';
import { parseCountries, parseTowns, type Likely, type Town } from '#domain/stores/places.ts';
import { parsePostal } from '#domain/stores/postal-codes.ts';
import { countryNamesFor } from './country-called.ts';

/** Caches each file that was read; one that failed is requested again. */
function remember<Key, T>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
	const known = new Map<Key, Promise<T>>();
	return (key) => {
		let answer = known.get(key);
		if (!answer) {
			known.set(key, (answer = load(key)));
			answer.catch(() => known.delete(key));
		}
		return answer;
	};
}

async function read(file: string): Promise<string> {
	const response = await fetch(`/places/${file}.txt`);
	if (!response.ok) throw new Error(`${file}: ${response.status}`);
	return response.text();
}

const readPostal = remember(async (file: 'postal') => parsePostal(await read(file)));
const readCountries = remember(async (file: 'countries') => parseCountries(await read(file)));
const files = {
	towns: remember(async (file: number) => parseTowns(await read(String(file)))),
	postal: () => readPostal('postal'),
	countries: () => readCountries('countries'),
};

/**
 * Places that a visitor may mean, the likeliest first: read from files of this site alone, nothing
 * that is typed is sent anywhere. None if the place is unknown or a file fails to load.
 */
export async function findTowns(query: string, likely: Likely, locale: Locale): Promise<Town[]> {
	try {
		return await searchPlaces(query, likely, { files, countries: countryNamesFor(locale) });
	} catch {
		return [];
	}
}
