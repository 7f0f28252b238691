import { fold } from './fold.ts';
import { placeReadings, type PlaceReading } from './place-readings.ts';
import { fileOfTown, townsNamed, type KnownTown, type Likely, type Town } from './places.ts';
import { townsOfCode, type PostalArea } from './postal-codes.ts';
import { distanceKm } from './stores.ts';

/** Where places are looked up; a file may have to come from afar. */
export interface PlaceFiles {
	towns: (file: number) => Promise<readonly KnownTown[]>;
	postal: () => Promise<readonly PostalArea[]>;
}

/** A town this close to its postal code is the one that is meant. */
const SAME_DISTRICT_KM = 100;

/** Places that a visitor may mean, the likeliest first; none where the place is unknown. */
export async function searchPlaces(
	query: string,
	likely: Likely,
	{ files, countryCalled }: { files: PlaceFiles; countryCalled: (name: string) => string },
): Promise<Town[]> {
	for (const reading of placeReadings(query, countryCalled)) {
		const towns = await townsOf(reading, likely, files);
		if (towns.length > 0) return towns;
	}
	return [];
}

async function townsOf(
	{ name, code, country, isCut }: PlaceReading,
	likely: Likely,
	files: PlaceFiles,
): Promise<Town[]> {
	const inside = country ? { ...likely, chosen: country } : likely;
	const coded = code ? townsOfCode(await files.postal(), code, inside) : [];
	const folded = fold(name);
	if (folded === '') return coded;
	const towns = townsNamed(await files.towns(fileOfTown(folded)), name, inside);
	const named = isCut
		? towns.filter(({ isGuess }) => !isGuess).map((town) => ({ ...town, isGuess: true }))
		: towns;
	const isThere = (town: Town) => coded.some((one) => distanceKm(one, town) < SAME_DISTRICT_KM);
	const there = named.filter(isThere);
	// Where name and code contradict each other, the name is what was meant.
	return there.length > 0 ? there : named;
}
