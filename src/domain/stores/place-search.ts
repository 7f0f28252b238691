import { fold } from '../text/fold.ts';
import { isKatakana, toKatakana } from '../text/kana.ts';
import { placeReadings, type CountryNames, type PlaceReading } from './place-readings.ts';
import {
	fileOfTown,
	townsNamed,
	type CountryPlace,
	type KnownTown,
	type Likely,
	type Town,
} from './places.ts';
import { townsOfCode, type PostalArea } from './postal-codes.ts';
import { distanceKm } from './stores.ts';

/** Sources of places; a file may have to be downloaded. */
export interface PlaceFiles {
	towns: (file: number) => Promise<readonly KnownTown[]>;
	postal: () => Promise<readonly PostalArea[]>;
	countries: () => Promise<readonly CountryPlace[]>;
}

/** A town this close to its postal code is the one that is meant. */
const SAME_DISTRICT_KM = 100;

/** Places that a visitor may mean, the likeliest first; none where the place is unknown. */
export async function searchPlaces(
	query: string,
	likely: Likely,
	{ files, countries }: { files: PlaceFiles; countries: CountryNames },
): Promise<Town[]> {
	for (const reading of placeReadings(query, countries)) {
		const towns = await (reading.isCountry
			? countryFirst(reading, likely, files)
			: listTowns(reading, likely, files));
		if (towns.length > 0) return towns;
	}
	if (query.trim() === '' || !isKatakana(toKatakana(query))) return [];
	// Japanese towns are listed in characters and in Latin letters, and are typed in kana, too.
	const { romaji } = await import('../text/romaji.ts');
	const latin = romaji(query);
	// Signs such as ・ have no Latin letters: they would be searched again and again.
	return latin === query || isKatakana(toKatakana(latin))
		? []
		: searchPlaces(latin, likely, { files, countries });
}

/** A whole country, searched from its capital; none where another one was chosen. */
async function countryPlace(country: string, likely: Likely, files: PlaceFiles): Promise<Town[]> {
	if (country === '' || (likely.chosen && likely.chosen !== country)) return [];
	const place = (await files.countries()).find((one) => one.country === country);
	return place ? [{ ...place, name: '', isGuess: false }] : [];
}

/** A country, and the towns that are called exactly like it. */
async function countryFirst(reading: PlaceReading, likely: Likely, files: PlaceFiles) {
	const place = await countryPlace(reading.country, likely, files);
	const towns = await listTowns({ ...reading, country: '' }, likely, files);
	const named = towns.filter(({ isGuess, country }) => !isGuess && country !== reading.country);
	return place.length > 0 ? [...place, ...named] : [];
}

async function listTowns(
	{ name, code, country, isCut }: PlaceReading,
	likely: Likely,
	files: PlaceFiles,
): Promise<Town[]> {
	const inside = country ? { ...likely, chosen: country } : likely;
	const coded = code ? townsOfCode(await files.postal(), code, inside) : [];
	const folded = fold(name);
	// A code of a country without district data is still in that country.
	if (folded === '' && coded.length === 0) return countryPlace(country, likely, files);
	if (folded === '') return coded;
	const towns = townsNamed(await files.towns(fileOfTown(folded)), name, inside);
	const named = isCut
		? towns.filter(({ isGuess }) => !isGuess).map((town) => ({ ...town, isGuess: true }))
		: towns;
	const isThere = (town: Town) => coded.some((one) => distanceKm(one, town) < SAME_DISTRICT_KM);
	const there = named.filter(isThere);
	// If name and code contradict each other, the name wins.
	return there.length > 0 ? there : named;
}
