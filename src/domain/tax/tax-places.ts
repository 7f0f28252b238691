import { findVatCountry } from './eu-countries.ts';

/** Rule of a place that is taxed otherwise than the country of its addresses. */
export type TaxRule =
	/** In a Union country but outside its VAT, or in the United Kingdom's post but outside its. */
	| { kind: 'outside_vat' }
	/** Distance sale of the Union for goods, at the rate of the United Kingdom. */
	| { kind: 'northern_ireland' }
	/** Counts as another country's territory, or as the place of a postal code in it. */
	| { kind: 'taxed_as'; country: string; postal_code?: string }
	/** Standard rate of its own, in basis points, from its first day on. */
	| { kind: 'own_rate'; rate: number; valid_from: string };

/** Place where a delivery is taxed; `own`: as its country is. */
export type TaxPlace = 'own' | TaxRule['kind'];

interface TaxPlaceRow {
	/** Country of the address. */
	country: string;
	/** Postal codes without gaps, in capitals. */
	codes: RegExp;
	name: string;
	rule: TaxRule;
	/** Source of the rule. */
	source: string;
}

const DIRECTIVE = 'Directive 2006/112/EC';
const OUTSIDE = { kind: 'outside_vat' } as const;

/**
 * Places known by their postal code. Countries that count as another one: `eu-countries.ts`.
 *
 * The Greek islands with 17 % (art. 26 of Greece's VAT code, circular E.2113/2025 of AADE) have no
 * row: there the rate belongs to sellers and to businesses that are established on the island. What
 * somebody private orders from elsewhere is taxed as in the rest of Greece.
 */
export const TAX_PLACES: readonly TaxPlaceRow[] = [
	{
		country: 'IT',
		codes: /^23041$/,
		name: 'Livigno',
		rule: OUTSIDE,
		source: `${DIRECTIVE}, art. 6(2)(f); D.P.R. 633/1972, art. 7`,
	},
	{
		// 22060, its code of before, belongs to Cabiate, Figino Serenza, Arosio and others.
		country: 'IT',
		codes: /^22061$/,
		name: 'Campione d’Italia',
		rule: OUTSIDE,
		source: `${DIRECTIVE}, art. 6(1) after Directive (EU) 2019/475; D.P.R. 633/1972, art. 7`,
	},
	{
		// Both states share Italy's codes, and their people write Italy for the courier's sake.
		country: 'IT',
		codes: /^4789\d$/,
		name: 'San Marino',
		rule: OUTSIDE,
		source: 'D.P.R. 633/1972, art. 71; D.M. 21 June 2021',
	},
	{
		country: 'IT',
		codes: /^00120$/,
		name: 'Vatican City',
		rule: OUTSIDE,
		source: 'D.P.R. 633/1972, art. 71',
	},
	{
		// Greenland shares Denmark's codes.
		country: 'DK',
		codes: /^39\d{2}$/,
		name: 'Greenland',
		rule: OUTSIDE,
		source: `art. 204 TFEU and Greenland Treaty of 1984 (OJ L 29, 1.2.1985); ${DIRECTIVE}, art. 5(2)`,
	},
	{
		// Three digits behind the islands' letters; 38 was their range in Denmark's list.
		country: 'DK',
		codes: /^(?:FO\d{3}|38\d{2})$/,
		name: 'Faroe Islands',
		rule: OUTSIDE,
		source: `art. 355(5)(a) TFEU; ${DIRECTIVE}, art. 5(2)`,
	},
	{
		// The district that is wholly in the part where the Union's law is suspended.
		country: 'CY',
		codes: /^9\d{3}$/,
		name: 'Kyrenia',
		rule: OUTSIDE,
		source: 'Act of Accession 2003, Protocol No 10, art. 1(1)',
	},
	{
		country: 'DE',
		codes: /^27498$/,
		name: 'Helgoland',
		rule: OUTSIDE,
		source: `${DIRECTIVE}, art. 6(2)(a); UStG § 1(2)`,
	},
	{
		country: 'DE',
		codes: /^78266$/,
		name: 'Büsingen am Hochrhein',
		rule: OUTSIDE,
		source: `${DIRECTIVE}, art. 6(2)(b); UStG § 1(2)`,
	},
	{
		country: 'ES',
		codes: /^(?:35|38)\d{3}$/,
		name: 'Canarias',
		rule: OUTSIDE,
		source: `${DIRECTIVE}, art. 6(1)(b)`,
	},
	{
		country: 'ES',
		codes: /^51\d{3}$/,
		name: 'Ceuta',
		rule: OUTSIDE,
		source: `${DIRECTIVE}, art. 6(2)(c)`,
	},
	{
		country: 'ES',
		codes: /^52\d{3}$/,
		name: 'Melilla',
		rule: OUTSIDE,
		source: `${DIRECTIVE}, art. 6(2)(d)`,
	},
	{
		country: 'FI',
		codes: /^22\d{3}$/,
		name: 'Åland',
		rule: OUTSIDE,
		source: `${DIRECTIVE}, art. 6(1)(d)`,
	},
	{
		// 980 is Monaco, which is taxed as France is.
		country: 'FR',
		codes: /^(?:97\d|98[1-9])\d{2}$/,
		name: 'Overseas departments and territories of France',
		rule: OUTSIDE,
		source: `${DIRECTIVE}, art. 6(1)(c); art. 355(1) and 349 TFEU`,
	},
	{
		country: 'GR',
		codes: /^6308[67]$/,
		name: 'Athos',
		rule: OUTSIDE,
		source: `${DIRECTIVE}, art. 6(1)(a)`,
	},
	{
		country: 'GB',
		codes: /^(?:JE|GY)\d/,
		name: 'Channel Islands',
		rule: OUTSIDE,
		source: `${DIRECTIVE}, art. 6(1)(e); outside the United Kingdom’s VAT: HMRC, VAT Notice 700`,
	},
	{
		// The royal mail's codes of the overseas territories; Gibraltar was never in the Union's VAT.
		country: 'GB',
		codes: /^(?:GX11|ASCN|BBND|BIQQ|FIQQ|PCRN|SIQQ|STHL|TDCU|TKCA)1[A-Z]{2}$|^AI2640$/,
		name: 'Gibraltar and the British overseas territories',
		rule: OUTSIDE,
		source: `Act of Accession 1972, art. 28; Interpretation Act 1978, schedule 1 (“United Kingdom”)`,
	},
	{
		country: 'GB',
		codes: /^BT\d/,
		name: 'Northern Ireland',
		rule: { kind: 'northern_ireland' },
		source: 'Windsor Framework, art. 8 and annex 3',
	},
	{
		// Forces' codes of Episkopi, Akrotiri and Dhekelia; civil addresses there are Cypriot.
		country: 'GB',
		codes: /^(?:BFPO(?:53|57|58)|BF12A[STU])$/,
		name: 'Akrotiri and Dhekelia',
		rule: { kind: 'taxed_as', country: 'CY' },
		source: `${DIRECTIVE}, art. 7(2)`,
	},
	{
		country: 'PT',
		codes: /^9[5-9]\d{2}(?:\d{3})?$/,
		name: 'Azores',
		rule: { kind: 'own_rate', rate: 1600, valid_from: '2021-07-01' },
		source: `CIVA, art. 18(3); ${DIRECTIVE}, art. 105(2)`,
	},
	{
		country: 'PT',
		codes: /^9[0-4]\d{2}(?:\d{3})?$/,
		name: 'Madeira',
		rule: { kind: 'own_rate', rate: 2200, valid_from: '2012-04-01' },
		source: `CIVA, art. 18(3); ${DIRECTIVE}, art. 105(2)`,
	},
	{
		country: 'AT',
		codes: /^(?:6691|699[123])$/,
		name: 'Jungholz and Mittelberg',
		rule: { kind: 'own_rate', rate: 1900, valid_from: '1995-01-01' },
		source: `UStG 1994, § 10(4); ${DIRECTIVE}, art. 104`,
	},
	{
		// Reached through Germany alone, and more often addressed by its codes than by Austria's.
		country: 'DE',
		codes: /^(?:87491|8756[789])$/,
		name: 'Jungholz and Mittelberg by their German codes',
		rule: { kind: 'taxed_as', country: 'AT', postal_code: '6691' },
		source: `UStG 1994, § 10(4); ${DIRECTIVE}, art. 104`,
	},
];

/** Normalizes a postal code for comparison: half width, capitals, no gaps. */
function plain(postalCode: string): string {
	return postalCode
		.normalize('NFKC')
		.toUpperCase()
		.replace(/[^0-9A-Z]/g, '');
}

/** Rule of the area of an address. A country prefix (`FI-22100`) is ignored. */
export function taxRuleAt(country: string, postalCode: string): TaxRule | null {
	const code = plain(postalCode);
	const bare = code.startsWith(country) ? code.slice(country.length) : code;
	const row = TAX_PLACES.find(
		(place) => place.country === country && (place.codes.test(code) || place.codes.test(bare)),
	);
	return row?.rule ?? null;
}

/** Returns the place where a delivery to this address is taxed. */
export const toTaxPlace = (country: string, postalCode: string): TaxPlace =>
	taxRuleAt(country, postalCode)?.kind ?? 'own';

/** Northern Ireland's sign in returns of VAT. */
const NORTHERN_IRELAND = 'XI';

/**
 * Returns the country whose return a distance sale is declared in: Monaco is France there, the bases
 * on Cyprus are Cyprus, and Northern Ireland has a sign of its own.
 */
export function toVatCountry(country: string, postalCode: string): string {
	const rule = taxRuleAt(country, postalCode);
	if (rule?.kind === 'taxed_as') return rule.country;
	return rule?.kind === 'northern_ireland' ? NORTHERN_IRELAND : findVatCountry(country);
}
