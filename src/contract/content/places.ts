import * as v from 'valibot';
import { webAddressSchema } from '#contract/addresses.ts';
import { entityFields } from '#contract/entity.ts';
import { localeSchema } from '#contract/locales.ts';
import {
	countryCodeSchema,
	idSchema,
	isoDateSchema,
	maybeTextSchema,
	textSchema,
	titleSchema,
} from '#contract/units.ts';

export const STORE_KINDS = ['dealer', 'service_centre', 'distributor'] as const;
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const clockSchema = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** Opening hours in local time: one row for each interval. A day without a row is closed. */
const openingHoursSchema = v.object({
	day: v.picklist(WEEKDAYS),
	opens: clockSchema,
	closes: clockSchema,
});
export type OpeningHours = v.InferOutput<typeof openingHoursSchema>;

export const storeSchema = v.object({
	...entityFields,
	name: titleSchema,
	kind: v.picklist(STORE_KINDS),
	street: titleSchema,
	postal_code: maybeTextSchema,
	city: titleSchema,
	region: v.nullable(titleSchema),
	country: countryCodeSchema,
	/**
	 * Name, and address from region to number, in the country's own script for those who read it;
	 * null if the fields above are in that script already.
	 */
	name_local: v.optional(v.nullable(titleSchema), null),
	address_local: v.optional(v.nullable(titleSchema), null),
	latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
	longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
	email: v.nullable(v.pipe(v.string(), v.email())),
	phone: v.nullable(titleSchema),
	website: v.nullable(webAddressSchema),
	opening_hours: v.array(openingHoursSchema),
	ranges: v.array(textSchema),
});
export type Store = v.InferOutput<typeof storeSchema>;

export const DOCUMENT_KINDS = [
	'manual',
	'catalogue',
	'price_list',
	'warranty',
	'technical_sheet',
	'declaration',
] as const;

const documentFileSchema = v.pipe(textSchema, v.regex(/^[a-z0-9][a-z0-9._-]*\.pdf$/));
const bytesSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Version of a document that a newer one has replaced; its file stays where it is. */
export const earlierVersionSchema = v.object({
	file: documentFileSchema,
	bytes: bytesSchema,
	published_on: isoDateSchema,
});
export type EarlierVersion = v.InferOutput<typeof earlierVersionSchema>;

/** File to download. `language` is the language of the file, `bytes` its size. */
export const documentSchema = v.object({
	...entityFields,
	locale: localeSchema,
	title: titleSchema,
	kind: v.picklist(DOCUMENT_KINDS),
	language: localeSchema,
	product_ids: v.array(idSchema),
	range: v.nullable(titleSchema),
	file: documentFileSchema,
	mime_type: v.literal('application/pdf'),
	bytes: bytesSchema,
	published_on: isoDateSchema,
	/** Versions before this one, the newest first. */
	earlier: v.optional(v.array(earlierVersionSchema), []),
});
export type Document = v.InferOutput<typeof documentSchema>;
