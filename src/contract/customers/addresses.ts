import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { countryCodeSchema, idSchema, textSchema } from '#contract/units.ts';
import { localeSchema } from '../locales.ts';
import { nameSchema, optionalLineSchema } from './fields.ts';

export const ADDRESS_KINDS = ['billing', 'shipping'] as const;
export const addressKindSchema = v.picklist(ADDRESS_KINDS);
export type AddressKind = v.InferOutput<typeof addressKindSchema>;

/** Address parts that differ from country to country; the order has no meaning. */
export const ADDRESS_PARTS = [
	'line1',
	'line2',
	'district',
	'city',
	'region',
	'postal_code',
] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

/** Phonetic readings of a name, for countries whose carriers sort by them. */
export const NAME_READINGS = ['family_name_kana', 'given_name_kana'] as const;
export type NameReading = (typeof NAME_READINGS)[number];

/** Name and address in Latin letters, in addition to another script, for offices along the way. */
export const LATIN_PARTS = ['latin_name', 'latin_address'] as const;
export type LatinPart = (typeof LATIN_PARTS)[number];

/** Maximum addresses of one account. */
export const MOST_ADDRESSES = 20;

/** Input fields of an address, without the courier note. */
export const addressFields = {
	given_name: nameSchema,
	family_name: nameSchema,
	/** In any width, hiragana or katakana. No country's rules require them. */
	...v.entriesFromList(NAME_READINGS, v.optional(optionalLineSchema, '')),
	/** Asked for if couriers abroad cannot read the country's own script. */
	...v.entriesFromList(LATIN_PARTS, v.optional(optionalLineSchema, '')),
	company: v.optional(optionalLineSchema, ''),
	country: countryCodeSchema,
	line1: optionalLineSchema,
	line2: v.optional(optionalLineSchema, ''),
	district: v.optional(optionalLineSchema, ''),
	city: v.optional(optionalLineSchema, ''),
	/** Code of the region if the country has a list of regions, else its name. */
	region: v.optional(optionalLineSchema, ''),
	postal_code: v.optional(optionalLineSchema, ''),
	/** For the courier; as typed, with its prefix or in the country's format. */
	phone: v.optional(optionalLineSchema, ''),
};

export const addressInputSchema = v.strictObject({
	kind: addressKindSchema,
	is_default: v.optional(v.boolean(), false),
	...addressFields,
	/** For the courier. */
	note: v.optional(optionalLineSchema, ''),
});
export type AddressInput = v.InferInput<typeof addressInputSchema>;

/** Warnings that may be false alarms: a postal code that does not match the region. */
export const ADDRESS_WARNINGS = ['postal_code_region'] as const;

export const addressSchema = v.object({
	id: idSchema,
	kind: addressKindSchema,
	is_default: v.boolean(),
	given_name: textSchema,
	family_name: textSchema,
	/** Full-width katakana; empty if none is given, and in other countries. */
	...v.entriesFromList(NAME_READINGS, v.optional(v.string(), '')),
	/** Empty if every courier can read the script of the address. */
	...v.entriesFromList(LATIN_PARTS, v.optional(v.string(), '')),
	company: v.string(),
	country: countryCodeSchema,
	line1: v.string(),
	line2: v.string(),
	district: v.string(),
	city: v.string(),
	region: v.string(),
	postal_code: v.string(),
	phone: v.string(),
	note: v.string(),
	warnings: v.array(v.picklist(ADDRESS_WARNINGS)),
	/** Lines as printed on a parcel, in the order of its country. */
	lines: v.array(textSchema),
});
export type Address = v.InferOutput<typeof addressSchema>;

/** Rules for addresses in a country. */
export const addressRulesSchema = v.object({
	country: countryCodeSchema,
	/** In the order in which addresses are written there. */
	parts: v.array(v.object({ part: v.picklist(ADDRESS_PARTS), is_required: v.boolean() })),
	family_name_first: v.boolean(),
	/** True if the form offers fields for the reading of the name. */
	has_kana: v.optional(v.boolean(), false),
	/** True if name and address in another script are also asked for in Latin letters. */
	has_latin: v.optional(v.boolean(), false),
	postal_code: v.nullable(
		v.object({
			/** Regular expression of the whole code; case is ignored. */
			pattern: textSchema,
			example: v.string(),
			name: v.picklist(['postal', 'zip', 'eircode', 'pin']),
		}),
	),
	/** Empty if any text is allowed. */
	regions: v.array(
		v.object({
			code: textSchema,
			name: textSchema,
			/** Regular expression of the start of its postal codes, if they identify the region. */
			postal_codes: v.optional(v.nullable(textSchema), null),
		}),
	),
	region_name: v.string(),
});
export type AddressRules = v.InferOutput<typeof addressRulesSchema>;

export const getAddressRules = endpoint({
	method: 'GET',
	path: '/address-rules/{country}',
	summary: 'What an address in a country is made of, by its code in lower case',
	query: v.object({ locale: v.optional(localeSchema, 'it') }),
	data: addressRulesSchema,
	errors: ['validation_failed', 'not_found'],
});

export const listAddresses = endpoint({
	method: 'GET',
	path: '/account/addresses',
	audience: 'customer',
	summary: 'The addresses of the account, the defaults first',
	data: v.array(addressSchema),
	errors: ['unauthorized'],
});

const ERRORS = ['validation_failed', 'unauthorized', 'forbidden', 'not_found', 'conflict'] as const;

export const addAddress = endpoint({
	method: 'POST',
	path: '/account/addresses',
	audience: 'customer',
	summary: 'Adds an address; the first of its kind is the default',
	body: addressInputSchema,
	data: addressSchema,
	errors: ERRORS,
});

export const changeAddress = endpoint({
	method: 'PATCH',
	path: '/account/addresses/{id}',
	audience: 'customer',
	summary: 'Writes an address anew',
	body: addressInputSchema,
	data: addressSchema,
	errors: ERRORS,
});

export const removeAddress = endpoint({
	method: 'DELETE',
	path: '/account/addresses/{id}',
	audience: 'customer',
	summary: 'Removes an address; another of its kind becomes the default',
	data: v.object({ outcome: v.literal('removed') }),
	errors: ['unauthorized', 'forbidden', 'not_found'],
});
