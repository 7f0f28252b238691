import * as v from 'valibot';
import { countryCodeSchema, textSchema } from '#contract/units.ts';

/** An order number as people read it, `26-483-0275`; it opens nothing. */
export const orderNumberSchema = v.pipe(v.string(), v.regex(/^\d{2}-\d{3}-\d{4}$/));

/** An IBAN as it is typed; `domain/iban.ts` says whether there is such a one. */
export const typedIbanSchema = v.pipe(v.string(), v.trim(), v.maxLength(60));

/** An address of an order, by its parts and as it stands on a parcel. */
export const orderAddressSchema = v.object({
	...v.entriesFromList(
		[
			'given_name',
			'family_name',
			'company',
			'line1',
			'line2',
			'district',
			'city',
			'region',
			'postal_code',
			'phone',
		],
		v.string(),
	),
	/** How the name is read, in Japan; older orders say nothing of it. */
	family_name_kana: v.optional(v.string(), ''),
	given_name_kana: v.optional(v.string(), ''),
	/** In Latin letters, beside another script; older orders say nothing of it. */
	latin_name: v.optional(v.string(), ''),
	latin_address: v.optional(v.string(), ''),
	country: countryCodeSchema,
	lines: v.array(textSchema),
});
export type OrderAddress = v.InferOutput<typeof orderAddressSchema>;

/** An order that was just placed, or answered again by its key. */
export const placedOrderSchema = v.object({
	id: v.pipe(v.string(), v.uuid()),
	number: orderNumberSchema,
	/** Where the buyer pays; null where no page has to be opened. */
	url: v.nullable(v.string()),
});
export type PlacedOrder = v.InferOutput<typeof placedOrderSchema>;
