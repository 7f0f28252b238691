import type { AddressPart, AddressRules } from '#contract/customers/addresses.ts';
import { ADDRESS_WARNINGS, getAddressRules } from '#contract/customers/addresses.ts';
import type { Locale } from '#contract/locales.ts';
import { nameIn, type AddressValues } from '#domain/addresses/addresses.ts';
import { HOME } from '#domain/tax/home.ts';
import { fold } from '#domain/text/fold.ts';
import { countryOnParcel } from '#i18n/country-name.ts';
import { route } from '#server/platform/route.ts';
import { countryData, type CountryData } from './address-data.ts';

/** Letters of the data’s formats and their address parts. */
const PARTS: Readonly<Record<string, readonly AddressPart[]>> = {
	A: ['line1', 'line2'],
	D: ['district'],
	C: ['city'],
	S: ['region'],
	Z: ['postal_code'],
};

/** Countries that write the family name first, in their own script. */
const FAMILY_FIRST = ['JP', 'CN', 'TW', 'KR', 'KP', 'VN', 'HU'];

/** Countries whose carriers sort by the reading of a name. */
const READ_IN_KANA = ['JP'];
/** Countries with the code before the region, which it determines but at a few borders. */
const TOLD_BY_CODE = ['JP'];

/** Scripts that documents are printed in, and that couriers here can read. */
const READ_SCRIPTS = ['Latn', 'Grek', 'Cyrl', 'Deva', 'Jpan'];

/** True if a country writes in another script, so that name and address are asked for twice. */
const isAskedInLatin = (country: string): boolean =>
	!READ_SCRIPTS.includes(new Intl.Locale(`und-${country}`).maximize().script ?? 'Latn');

/** Region's name for a reader of a language. */
function regionName({ name }: CountryData['sub_regions'][number], lang: string, locale: Locale) {
	return lang === locale ? name.default : (name[locale] ?? name.latin ?? name.default);
}

/** Parts of an address in a country; null for an unknown country. */
export function addressRules(country: string, locale: Locale): AddressRules | null {
	const data = countryData(country);
	if (!data) return null;
	const { fmt, require, zip, zipex, zip_name_type, state_name_type, sub_regions, lang } = data;
	const letters = [...fmt.matchAll(/%([A-Z])/g)].map(([, letter = '']) => letter);
	const parts = letters.flatMap((letter) =>
		(PARTS[letter] ?? []).map((part) => ({
			part,
			is_required: require.includes(letter) && part !== 'line2',
		})),
	);
	const hasRegion = parts.some(({ part }) => part === 'region');
	return {
		country,
		parts,
		family_name_first: FAMILY_FIRST.includes(country),
		has_kana: READ_IN_KANA.includes(country),
		has_latin: isAskedInLatin(country),
		postal_code:
			zip === undefined || !parts.some(({ part }) => part === 'postal_code')
				? null
				: { pattern: zip, example: zipex.split(',')[0] ?? '', name: zip_name_type },
		regions: hasRegion
			? sub_regions.map((region) => ({
					code: region.key,
					name: regionName(region, lang, locale),
					postal_codes: TOLD_BY_CODE.includes(country) ? (region.zip ?? null) : null,
				}))
			: [],
		region_name: state_name_type,
	};
}

/** Warnings about values that look wrong and may be right. */
export function addressWarnings({
	country,
	region,
	postal_code,
}: Pick<AddressValues, 'country' | 'region' | 'postal_code'>): (typeof ADDRESS_WARNINGS)[number][] {
	if (region === '' || postal_code === '') return [];
	const zip = countryData(country)?.sub_regions.find(({ key }) => key === region)?.zip;
	const fits = zip === undefined || new RegExp(`^(?:${zip})`, 'i').test(postal_code);
	return fits ? [] : ['postal_code_region'];
}

/** Name followed by its reading, as carriers ask for it: `山田 花子（ヤマダ ハナコ）`. */
function toNames(values: AddressValues): string {
	const { country, given_name_kana, family_name_kana } = values;
	const order = { family_name_first: FAMILY_FIRST.includes(country) };
	const read = nameIn(
		{ given_name: given_name_kana ?? '', family_name: family_name_kana ?? '' },
		order,
	).trim();
	return nameIn(values, order) + (read === '' ? '' : `（${read}）`);
}

/** Countries whose addresses have the region's code: `31029 San Vendemiano TV`, `Reno, NV`. */
const WRITTEN_BY_CODE = ['IT', 'US', 'CA', 'AU', 'BR'];

const isLatin = (text: string) => !/[^\p{sc=Latin}\P{L}]/u.test(text);

/**
 * Region on a parcel: its name, in Latin letters if the address has them; its code if the post uses
 * it; nothing if the town has the same name.
 */
function regionOnParcel(
	{ country, region, city, line1 }: AddressValues,
	{ fmt, sub_regions }: CountryData,
): string {
	const listed = sub_regions.find(({ key }) => key === region);
	if (listed && WRITTEN_BY_CODE.includes(country)) return region;
	const { default: own, latin } = listed?.name ?? { default: region };
	const inLatin = latin ?? (isLatin(own) ? own : region);
	const name = isLatin(city + line1) ? inLatin : own;
	return fmt.includes('%C') && fold(name) === fold(city) ? '' : name;
}

/** Puts gaps between district, town and region, which have none in the scripts of East Asia. */
const withGaps = (fmt: string, { city, district }: AddressValues): string =>
	isLatin(city + district)
		? fmt
				.replace('%S%C%D', '%D, %C, %S')
				.replace('%S%C', '%C, %S')
				.replace('%C%D', '%C, %D')
				.replace('%C%S', '%C %S')
		: fmt;

/** Removes the signs that an empty part leaves: `Town, , 111221`, `, Town`, `Town/`. */
const withoutEmptyParts = (line: string): string =>
	line
		.replace(/\s+/g, ' ')
		.replace(/(?:,\s*)+(?=,)/g, '')
		.replace(/^[\s,〒-]+$|^[\s,/]+|[\s,/-]+$/g, '')
		.trim();

/**
 * Lines of an address on a parcel, in the order and the script of its country, then in Latin
 * letters where it has them; abroad, the country is below it for the offices on the way.
 */
export function addressLines(values: AddressValues): string[] {
	const data = countryData(values.country);
	if (!data) return [nameIn(values, { family_name_first: false }), values.line1];
	const said: Readonly<Record<string, string>> = {
		N: toNames(values),
		O: values.company,
		A: [values.line1, values.line2].filter(Boolean).join('\n'),
		D: values.district,
		C: values.city,
		S: regionOnParcel(values, data),
		Z: values.postal_code,
	};
	const lines = withGaps(data.fmt, values)
		.split('%n')
		.map((line) => line.replace(/%([A-Z])/g, (_, letter: string) => said[letter] ?? ''))
		.flatMap((line) => line.split('\n'))
		.map(withoutEmptyParts)
		.filter((line) => line !== '');
	const latin = [values.latin_name ?? '', values.latin_address ?? ''].filter(Boolean);
	if (values.country === HOME) return lines;
	return [...lines, ...latin, countryOnParcel(values.country, 'en')];
}

export const addressRuleRoutes = {
	getAddressRules: route(getAddressRules, async ({ query, param }) =>
		addressRules(param('country').toUpperCase(), query.locale),
	),
};
