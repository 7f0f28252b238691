/** Formats an IBAN in groups of four, as on paper, to be compared by eye. */
export const groupedIban = (iban: string): string =>
	iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

/** Lengths by country, from the IBAN registry (release 100). */
const LENGTHS: readonly (readonly [length: number, countries: string])[] = [
	[15, 'NO'],
	[16, 'BE'],
	[18, 'DK FI FK FO GL NL SD'],
	[19, 'MK SI'],
	[20, 'AT BA EE KZ LT LU MN XK'],
	[21, 'CH HR LI LV'],
	[22, 'BG BH CR DE GB GE IE ME RS VA'],
	[23, 'AE GI IL IQ OM SO TL'],
	[24, 'AD CZ ES MD PK RO SA SE SK TN VG'],
	[25, 'LY PT ST'],
	[26, 'IS TR'],
	[27, 'BI DJ FR GR IT MC MR SM'],
	[28, 'AL AZ BY CY DO GT HN HU LB NI PL SV'],
	[29, 'BR EG PS QA UA'],
	[30, 'JO KW MU YE'],
	[31, 'MT SC'],
	[32, 'LC'],
	[33, 'RU'],
];
const LENGTH_OF: ReadonlyMap<string, number> = new Map(
	LENGTHS.flatMap(([length, countries]) =>
		countries.split(' ').map((country) => [country, length] as const),
	),
);

/** True if banks of a country have IBANs; those of Japan and America do not. */
export const hasIbans = (country: string): boolean => LENGTH_OF.has(country);

/** Normalizes an IBAN for storage, however it was typed or pasted: `iban: it60 x054-28…`. */
export const plainIban = (typed: string): string =>
	typed
		.normalize('NFKC')
		.toUpperCase()
		.replace(/^\s*IBAN\b/, '')
		.replace(/[^0-9A-Z]/g, '');

/**
 * True if a plain text is an IBAN: its country's length and check digits (ISO 13616, MOD 97-10).
 */
export function isIban(iban: string): boolean {
	if (!/^[A-Z]{2}\d{2}[0-9A-Z]+$/.test(iban)) return false;
	if (iban.length !== LENGTH_OF.get(iban.slice(0, 2))) return false;
	const turned = iban.slice(4) + iban.slice(0, 4);
	const digits = turned.replace(/[A-Z]/g, (letter) => `${letter.charCodeAt(0) - 55}`);
	return BigInt(digits) % 97n === 1n;
}
