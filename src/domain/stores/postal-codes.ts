import { countryOfSign } from '../addresses/country-signs.ts';
import { plainSigns } from '../text/dashes.ts';
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

/** Number of digits of each country’s codes, and the characters after the district. */
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

/** Patterns of each country's codes; the group identifies the district. */
const POSTAL_FORMS: Readonly<Record<string, RegExp>> = {
	...Object.fromEntries(
		Object.entries(NUMBERED).map(([country, [digits, after = '']]) => [
			country,
			new RegExp(String.raw`^(\d{${digits}})${after}$`),
		]),
	),
	CA: /^([ABCEGHJ-NPRSTVXY]\d)[A-Z](?:\d[A-Z]\d)?$/,
	// Behind one letter and a digit a third letter is London's (`W1A`); elsewhere it is Canada's.
	GB: /^([A-Z]{1,2})\d(?:\d|(?<=[A-Z]{2}\d|^[ENW]1)[A-Z])?(?:\d[A-Z]{2})?$/,
};

/** Two digits identify the district nearly everywhere: `06`, `310`. */
const LEAST_DIGITS = 2;

/** Code lengths of countries without district data: their codes are located at the capital. */
const UNTOLD_DIGITS = new Map(
	`AD3 AL4 AM4 BA5 BG4 BR8 BY6 CN6 CY4 CZ5 EE5 FI5 FO3 GE4 GL4 GR5 HR5 HU4 IN6 IS3 KR5 KZ6 LI4 LT5
	LU4 LV4 MC5 MD4 ME5 MK4 NO4 NZ4 RO6 RS5 RU6 SE5 SG6 SK5 SM5 TR5 TW5 UA5 XK5 ZA4`
		.split(/\s+/)
		.map((one): [string, number] => [one.slice(0, 2), Number(one.slice(2))]),
);

/** Codes with letters of countries without district data. */
const UNTOLD_LETTERED: ReadonlyMap<string, RegExp> = new Map([
	['IE', /^(?:[AC-FHKNPRTV-Y]\d\d|D6W)[AC-FHKNPRTV-Y\d]{4}$/],
	['MT', /^[A-Z]{3}\d{4}$/],
]);

/** Normalizes a postal code for comparison: `〒150-0001`, `SW1A 1AA`. */
const plainCode = (query: string): string =>
	plainSigns(query)
		.toUpperCase()
		.replace(/^〒/, '')
		.replace(/[\s.-]/g, '');

/** A code with the letters of its country before it. */
export interface SignedCode {
	country: string;
	code: string;
}

/** True if the digits may be the first ones of a code of this country. */
const isBegun = (country: string, code: string): boolean =>
	/^\d+$/.test(code) && code.length >= LEAST_DIGITS && code.length < (NUMBERED[country]?.[0] ?? 0);

/** True if the query is written as some country writes a whole code. */
export const isPostalCode = (query: string): boolean =>
	signedCode(query) !== null ||
	Object.values(POSTAL_FORMS).some((form) => form.test(plainCode(query)));

/** True if the query can be a code, or the beginning of one: then the table is worth loading. */
export const maybePostalCode = (query: string): boolean =>
	isPostalCode(query) ||
	Object.keys(NUMBERED).some((country) => isBegun(country, plainCode(query)));

/** Letters, then a code: `D-10115`, `PL 00-950`, `F75001`. Some codes begin with letters. */
const SIGNED =
	/^([A-Z]{1,3})[\s-]*(\d.*)$|^(GB|UK|CA|IE|IRL|MT)[\s-]+([A-Z]\d.*|[A-Z]{2,3}\s?\d.*)$/;

/** States and provinces that people write before the codes of their country: `NY 10001`. */
const STATES: ReadonlyMap<string, string> = new Map([
	[
		'US',
		`AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM
		NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY`,
	],
	['CA', 'AB BC MB NB NL NS NT NU ON PE QC SK YT'],
	['AU', 'ACT NSW NT QLD SA TAS VIC WA'],
]);
const WITH_STATE = /^([A-Z]{2,3})[\s,.-]+([\dA-Z][\dA-Z\s-]*)$/;

/** A whole code behind a state or province of its country; null for anything else. */
function codeInState(typed: string): SignedCode | null {
	const [, state = '', written = ''] = WITH_STATE.exec(typed) ?? [];
	const code = plainCode(written);
	for (const [country, states] of STATES) {
		if (states.split(/\s+/).includes(state) && isWhole(country, code)) return { country, code };
	}
	return null;
}

/** True if a code is written as the whole ones of a country are. */
function isWhole(country: string, code: string): boolean {
	const form = POSTAL_FORMS[country] ?? UNTOLD_LETTERED.get(country);
	if (form) return form.test(code);
	return /^\d+$/.test(code) && code.length === UNTOLD_DIGITS.get(country);
}

/**
 * A whole code behind the letters of its country, one that only Ireland writes so, or one behind a
 * state; null for anything else.
 */
export function signedCode(query: string): SignedCode | null {
	const typed = plainSigns(query).trim().toUpperCase();
	const [, sign, digits, named, letters] = SIGNED.exec(typed) ?? [];
	const country = countryOfSign(sign ?? named ?? '');
	const code = plainCode(digits ?? letters ?? '');
	if (isWhole(country, code)) return { country, code };
	const whole = plainCode(typed);
	return isWhole('IE', whole) ? { country: 'IE', code: whole } : codeInState(typed);
}

/** Countries with the most readers of a page in a language of many countries, largest first. */
const ENGLISH_SPEAKING = ['US', 'GB', 'CA', 'AU'];

/**
 * Locates a postal code, or the beginning of one, in each country that writes its codes so.
 * Order: the page's own country, then whole codes, then the countries of its language where it has
 * no country of its own, then nearest to a store. The towns' `people` is 0: a code has none.
 */
export function townsOfCode(areas: readonly PostalArea[], query: string, likely: Likely): Town[] {
	const signed = signedCode(query);
	const code = signed?.code ?? plainCode(query);
	const chosen = signed?.country ?? likely.chosen;
	const towns = Object.entries(POSTAL_FORMS).flatMap(([country, form]): Town[] => {
		const district = form.exec(code)?.[1];
		const isGuess = district === undefined;
		if ((isGuess && !isBegun(country, code)) || (chosen && country !== chosen)) {
			return [];
		}
		const area = calculateArea(
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
			(likely.own === '' ? rankOfEnglish(one) - rankOfEnglish(other) : 0) ||
			likely.nearestStoreKm(one) - likely.nearestStoreKm(other),
	);
}

const rankOfEnglish = ({ country }: Town): number =>
	ENGLISH_SPEAKING.indexOf(country) + 1 || ENGLISH_SPEAKING.length + 1;

/** The narrowest area that contains the code, else the first area within a partial code. */
function calculateArea(areas: readonly PostalArea[], code: string): PostalArea | undefined {
	const [around] = areas
		.filter(({ begins }) => isBeginning(begins, code))
		.toSorted((one, other) => other.begins.length - one.begins.length);
	return around ?? areas.find(({ begins }) => /^\d/.test(begins) && begins.startsWith(code));
}

const toLetters = (code: string) => /^[A-Z]*/.exec(code)?.[0];

/** Letters name a district only as a whole: `E1` is not in `EX`. */
const isBeginning = (begins: string, code: string) =>
	code.startsWith(begins) && toLetters(begins) === toLetters(code);
