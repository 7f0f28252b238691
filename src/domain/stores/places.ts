import { fold } from '../text/fold.ts';
import type { Place } from './stores.ts';

/** Town that a search may start from, under the name that was searched. */
export interface Town extends Place {
	/** Empty where a whole country is meant. */
	name: string;
	/** ISO 3166-1, two letters. */
	country: string;
	/** Inhabitants, rounded; they make one Valencia the likelier one. */
	people: number;
	/** True if the name only begins like the query, or matches a part of it. */
	isGuess: boolean;
}

/** Start of a search for a whole country: its capital. */
export type CountryPlace = Omit<Town, 'name' | 'isGuess'>;

/** One country a line: code, latitude, longitude, inhabitants of its capital, between tabs. */
export const parseCountries = (text: string): CountryPlace[] =>
	text.split('\n').flatMap((line) => {
		const [country = '', latitude, longitude, people] = line.split('\t');
		if (people === undefined) return [];
		return [
			{
				country,
				latitude: Number(latitude),
				longitude: Number(longitude),
				people: Number(people),
			},
		];
	});

/** Entry of a town in a file: its names in every language, several spellings of one among them. */
export interface KnownTown {
	names: readonly string[];
	town: Omit<Town, 'name' | 'isGuess'>;
}

/** Context that ranks several places of the same name. */
export interface Likely {
	/** Country that the visitor has chosen; only its places count. */
	chosen: string;
	/** Country of the page's language; '' where the language names none. */
	own: string;
	/** Distance from a place to the nearest store, km. */
	nearestStoreKm: (place: Place) => number;
}

/** Number of town files; towns are grouped by how names begin, a few kB each: `/places/17.txt`. */
export const TOWN_FILES = 128;
/** Letters that a query needs at least to match the beginning of a name. */
const LEAST_LETTERS = 3;

/** Returns the file of a folded name, and of all names that begin with its first letters. */
export function fileOfTown(folded: string): number {
	let file = 0;
	for (const letter of [...folded].slice(0, LEAST_LETTERS)) {
		file = (file * 31 + (letter.codePointAt(0) ?? 0)) % TOWN_FILES;
	}
	return file;
}

/** One town a line: names between bars, country, latitude, longitude, inhabitants, between tabs. */
export function parseTowns(text: string): KnownTown[] {
	return text.split('\n').flatMap((line) => {
		const [names, country = '', latitude, longitude, people] = line.split('\t');
		if (!names || people === undefined) return [];
		const town = {
			country,
			latitude: Number(latitude),
			longitude: Number(longitude),
			people: Number(people),
		};
		return [{ names: names.split('|'), town }];
	});
}

/** A town of the page's own country comes before one with this many times its people. */
const OWN_COUNTRY_WEIGHT = 20;
/** A town with a store in its reach comes before one with this many times its people. */
const NEAR_STORE_WEIGHT = 5;
const NEAR_STORE_KM = 300;
/** Two entries that are closer together are one town. */
const SAME_TOWN_DEGREES = 0.3;

const isSameTown = (one: Town, other: Town) =>
	one.country === other.country &&
	Math.abs(one.latitude - other.latitude) < SAME_TOWN_DEGREES &&
	Math.abs(one.longitude - other.longitude) < SAME_TOWN_DEGREES;

/** Most towns offered that only begin like the query. */
const MOST_GUESSES = 4;
/** Up to three letters match too much: then only well-known places and the own country count. */
const FEW_LETTERS = 3;
const KNOWN_BY_MANY = 100_000;

/**
 * Towns with the typed name, the likeliest first; where there is none, some whose name begins like
 * it. Of several spellings the typed one is returned, else the first.
 */
export function townsNamed(file: readonly KnownTown[], query: string, likely: Likely): Town[] {
	const wanted = fold(query);
	const typed = plainly(query);
	const letters = [...wanted].length;
	const exact: Town[] = [];
	const begun: Town[] = [];
	for (const { names, town } of file) {
		if (likely.chosen && town.country !== likely.chosen) continue;
		const whole = names.filter((name) => fold(name) === wanted);
		const [name] = whole;
		if (name !== undefined) {
			const same = whole.find((spelling) => plainly(spelling) === typed);
			exact.push({ ...town, name: same ?? name, isGuess: false });
			continue;
		}
		const beginning = names.find((other) => fold(other).startsWith(wanted));
		const isMeant =
			letters > FEW_LETTERS || town.country === likely.own || town.people >= KNOWN_BY_MANY;
		if (beginning !== undefined && isMeant) {
			begun.push({ ...town, name: beginning, isGuess: true });
		}
	}
	if (exact.length > 0) return rank(exact, likely);
	return letters >= LEAST_LETTERS ? rank(begun, likely).slice(0, MOST_GUESSES) : [];
}

/** Normalizes a spelling for comparison: without case and composition, with its accents. */
const plainly = (text: string) => text.trim().normalize('NFC').toLowerCase();

function rank(towns: readonly Town[], likely: Likely): Town[] {
	const calculateWeight = (town: Town) =>
		town.people *
		(town.country === likely.own ? OWN_COUNTRY_WEIGHT : 1) *
		(likely.nearestStoreKm(town) <= NEAR_STORE_KM ? NEAR_STORE_WEIGHT : 1);
	const ranked = towns
		.map((town) => ({ town, weight: calculateWeight(town) }))
		.toSorted((one, other) => other.weight - one.weight)
		.map(({ town }) => town);
	return ranked.filter(
		(town, index) => ranked.findIndex((other) => isSameTown(other, town)) === index,
	);
}
