import type { Likely, Town } from './places.ts';
import type { Place } from './stores.ts';

/** Postal codes of a country that begin alike. */
export interface PostalArea extends Place {
	country: string;
	begins: string;
	town: string;
}

/** One beginning a line: country, first characters, town, latitude, longitude, between tabs. */
export function parsePostal(text: string): PostalArea[] {
	return text.split('\n').flatMap((line) => {
		const [country = '', begins = '', town = '', latitude, longitude] = line.split('\t');
		if (longitude === undefined) return [];
		return [{ country, begins, town, latitude: Number(latitude), longitude: Number(longitude) }];
	});
}

/** How many digits each country's codes have, and what may follow those that tell the district. */
const NUMBERED: Readonly<Record<string, readonly [digits: number, after?: string]>> = {
	AT: [4],
	AU: [4],
	BE: [4],
	CH: [4],
	DE: [5],
	DK: [4],
	ES: [5],
	FR: [5],
	IT: [5],
	JP: [7],
	NL: [4, '(?:[A-Z]{2})?'],
	PL: [5],
	PT: [4, String.raw`(?:\d{3})?`],
	SI: [4],
	US: [5, String.raw`(?:\d{4})?`],
};

/** How each country writes its codes; the group is what its districts are told by. */
const POSTAL_FORMS: Readonly<Record<string, RegExp>> = {
	...Object.fromEntries(
		Object.entries(NUMBERED).map(([country, [digits, after = '']]) => [
			country,
			new RegExp(String.raw`^(\d{${digits}})${after}$`),
		]),
	),
	CA: /^([ABCEGHJ-NPRSTVXY]\d)[A-Z](?:\d[A-Z]\d)?$/,
	GB: /^([A-Z]{1,2})\d[A-Z\d]?(?:\d[A-Z]{2})?$/,
};

/** Two digits tell the district nearly everywhere: `06`, `310`. */
const LEAST_DIGITS = 2;

/** A postal code as countries compare it: `〒150-0001`, `D-80331`, `SW1A 1AA`. */
function plainCode(query: string): string {
	const code = query.normalize('NFKC').toUpperCase();
	return code
		.replace(/^〒|^(?:I|D|F|E|A|CH|B|NL|DK|SI|SLO|PL|P|L)-(?=\d)/, '')
		.replace(/[\s\p{Pd}−ー.]/gu, '');
}

/** Whether the digits may be the first ones of a code of this country. */
const isBegun = (country: string, code: string): boolean =>
	/^\d+$/.test(code) && code.length >= LEAST_DIGITS && code.length < (NUMBERED[country]?.[0] ?? 0);

/** Whether it is written as some country writes a whole code. */
export const isPostalCode = (query: string): boolean =>
	Object.values(POSTAL_FORMS).some((form) => form.test(plainCode(query)));

/** Whether it can be one at all, or the beginning of one, so that the table is worth loading. */
export const maybePostalCode = (query: string): boolean =>
	isPostalCode(query) ||
	Object.keys(NUMBERED).some((country) => isBegun(country, plainCode(query)));

/**
 * Where a postal code or the beginning of one lies, in each country that writes its codes so: in
 * the page's own country first, then whole codes, then nearest to a store. The towns' `people` is
 * 0: a code has none.
 */
export function townsOfCode(areas: readonly PostalArea[], query: string, likely: Likely): Town[] {
	const code = plainCode(query);
	const towns = Object.entries(POSTAL_FORMS).flatMap(([country, form]): Town[] => {
		const district = form.exec(code)?.[1];
		const isGuess = district === undefined;
		if ((isGuess && !isBegun(country, code)) || (likely.chosen && country !== likely.chosen)) {
			return [];
		}
		const area = areaOf(
			areas.filter((area) => area.country === country),
			district ?? code,
		);
		if (!area) return [];
		const { latitude, longitude, town: name } = area;
		return [{ name, country, latitude, longitude, people: 0, isGuess }];
	});
	return towns.toSorted(
		(one, other) =>
			Number(other.country === likely.own) - Number(one.country === likely.own) ||
			Number(one.isGuess) - Number(other.isGuess) ||
			likely.nearestStoreKm(one) - likely.nearestStoreKm(other),
	);
}

/** The narrowest area that the code lies in, else the first one of those that lie in the code. */
function areaOf(areas: readonly PostalArea[], code: string): PostalArea | undefined {
	const [around] = areas
		.filter(({ begins }) => isBeginning(begins, code))
		.toSorted((one, other) => other.begins.length - one.begins.length);
	return around ?? areas.find(({ begins }) => /^\d/.test(begins) && begins.startsWith(code));
}

const lettersOf = (code: string) => /^[A-Z]*/.exec(code)?.[0];

/** Letters name a district only as a whole: `E1` is not in `EX`. */
const isBeginning = (begins: string, code: string) =>
	code.startsWith(begins) && lettersOf(begins) === lettersOf(code);
