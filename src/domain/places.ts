import { fold } from './fold.ts';
import type { Place } from './stores.ts';

/** A town that somebody may search from, under the name that was asked for. */
export interface Town extends Place {
	name: string;
	/** ISO 3166-1, two letters. */
	country: string;
	/** Inhabitants, rounded; what makes one Valencia the likelier one. */
	people: number;
}

/** Postal codes of a country that begin alike. */
export interface PostalArea extends Place {
	country: string;
	begins: string;
	town: string;
}

/** What makes one of several places of a name the likelier one. */
export interface Likely {
	/** Country that the visitor has chosen; only its places count. */
	chosen: string;
	/** Country of the page's language; '' where the language names none. */
	own: string;
	/** How far a place is from the nearest store, km. */
	nearestStoreKm: (place: Place) => number;
}

/** The towns lie in files by how their names begin, each a few kB: `/places/17.txt`. */
export const TOWN_FILES = 128;
/** Beginnings of names are looked for from so many letters on. */
const LEAST_LETTERS = 3;

/** The file that has the towns of a folded name, and of all that begin with its first letters. */
export function fileOfTown(folded: string): number {
	let file = 0;
	for (const letter of [...folded].slice(0, LEAST_LETTERS)) {
		file = (file * 31 + (letter.codePointAt(0) ?? 0)) % TOWN_FILES;
	}
	return file;
}

/** One town a line: names between bars, country, latitude, longitude, inhabitants, between tabs. */
export function parseTowns(text: string): { names: string[]; town: Omit<Town, 'name'> }[] {
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

/** One beginning a line: country, first characters, town, latitude, longitude, between tabs. */
export function parsePostal(text: string): PostalArea[] {
	return text.split('\n').flatMap((line) => {
		const [country = '', begins = '', town = '', latitude, longitude] = line.split('\t');
		if (longitude === undefined) return [];
		return [{ country, begins, town, latitude: Number(latitude), longitude: Number(longitude) }];
	});
}

/** A town of the page's own country comes before one with this many times its people. */
const OWN_COUNTRY_WEIGHT = 20;
/** So does one with a store in its reach. */
const NEAR_STORE_WEIGHT = 5;
const NEAR_STORE_KM = 300;
/** Closer together, two entries are one town. */
const SAME_TOWN_DEGREES = 0.3;

const isSameTown = (one: Town, other: Town) =>
	one.country === other.country &&
	Math.abs(one.latitude - other.latitude) < SAME_TOWN_DEGREES &&
	Math.abs(one.longitude - other.longitude) < SAME_TOWN_DEGREES;

/**
 * Towns called what was typed, the likeliest first; where there is none, the likeliest whose name
 * begins like it.
 */
export function townsNamed(
	file: readonly { names: readonly string[]; town: Omit<Town, 'name'> }[],
	query: string,
	likely: Likely,
): Town[] {
	const wanted = fold(query);
	const exact: Town[] = [];
	const begun: Town[] = [];
	for (const { names, town } of file) {
		if (likely.chosen && town.country !== likely.chosen) continue;
		let beginning: string | undefined;
		let whole: string | undefined;
		for (const name of names) {
			const folded = fold(name);
			if (folded === wanted) whole ??= name;
			else if (folded.startsWith(wanted)) beginning ??= name;
		}
		if (whole !== undefined) exact.push({ ...town, name: whole });
		else if (beginning !== undefined) begun.push({ ...town, name: beginning });
	}
	if (exact.length > 0) return rank(exact, likely);
	return [...wanted].length >= LEAST_LETTERS ? rank(begun, likely).slice(0, 1) : [];
}

function rank(towns: readonly Town[], likely: Likely): Town[] {
	const weightOf = (town: Town) =>
		town.people *
		(town.country === likely.own ? OWN_COUNTRY_WEIGHT : 1) *
		(likely.nearestStoreKm(town) <= NEAR_STORE_KM ? NEAR_STORE_WEIGHT : 1);
	const ranked = towns
		.map((town) => ({ town, weight: weightOf(town) }))
		.toSorted((one, other) => other.weight - one.weight)
		.map(({ town }) => town);
	return ranked.filter(
		(town, index) => ranked.findIndex((other) => isSameTown(other, town)) === index,
	);
}

/** How each country writes its codes; the group is what its districts are told by. */
const POSTAL_FORMS: Readonly<Record<string, RegExp>> = {
	AT: /^(\d{4})$/,
	AU: /^(\d{4})$/,
	BE: /^(\d{4})$/,
	CH: /^(\d{4})$/,
	DE: /^(\d{5})$/,
	DK: /^(\d{4})$/,
	ES: /^(\d{5})$/,
	FR: /^(\d{5})$/,
	GB: /^([A-Z]{1,2})\d[A-Z\d]?(?:\d[A-Z]{2})?$/,
	IT: /^(\d{5})$/,
	JP: /^(\d{7})$/,
	NL: /^(\d{4})(?:[A-Z]{2})?$/,
	PL: /^(\d{5})$/,
	PT: /^(\d{4})(?:\d{3})?$/,
	SI: /^(\d{4})$/,
	US: /^(\d{5})(?:\d{4})?$/,
};

/** A postal code as countries compare it: `〒150-0001`, `D-80331`, `SW1A 1AA`. */
function plainCode(query: string): string {
	const code = query.normalize('NFKC').toUpperCase();
	return code
		.replace(/^〒|^(?:I|D|F|E|A|CH|B|NL|DK|SI|SLO|PL|P|L)-(?=\d)/, '')
		.replace(/[^A-Z\d]/g, '');
}

/** Whether it can be one at all, so that the table is worth loading. */
export const maybePostalCode = (query: string): boolean =>
	Object.values(POSTAL_FORMS).some((form) => form.test(plainCode(query)));

/**
 * Where a postal code lies, in each country that writes its codes so: in the page's own country
 * first, then nearest to a store. The towns' `people` is 0: a code has none.
 */
export function townsOfCode(areas: readonly PostalArea[], query: string, likely: Likely): Town[] {
	const code = plainCode(query);
	const towns = Object.entries(POSTAL_FORMS).flatMap(([country, form]) => {
		const digits = form.exec(code)?.[1];
		if (digits === undefined || (likely.chosen && country !== likely.chosen)) return [];
		const [area] = areas
			.filter((area) => area.country === country && isBeginning(area.begins, digits))
			.toSorted((one, other) => other.begins.length - one.begins.length);
		if (!area) return [];
		const { latitude, longitude, town: name } = area;
		return [{ name, country, latitude, longitude, people: 0 }];
	});
	const order = (town: Town) => (town.country === likely.own ? -1 : likely.nearestStoreKm(town));
	return towns.toSorted((one, other) => order(one) - order(other));
}

/** Letters name a district only as a whole: `E1` is not in `EX`. */
const isBeginning = (begins: string, digits: string) =>
	/^\d/.test(begins) ? digits.startsWith(begins) : digits === begins;
