import * as v from 'valibot';
import { countryCodeSchema, textSchema } from '#contract/units.ts';

/** Order number for people, `26-483-0275`. It grants no access. */
export const orderNumberSchema = v.pipe(v.string(), v.regex(/^\d{2}-\d{3}-\d{4}$/));

/** IBAN as typed. `domain/money/iban.ts` checks that it is valid. */
export const typedIbanSchema = v.pipe(v.string(), v.trim(), v.maxLength(60));

/** Address of an order, in parts and as the lines printed on a parcel. */
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
	/** Reading of the name, in Japan. Missing in older orders. */
	family_name_kana: v.optional(v.string(), ''),
	given_name_kana: v.optional(v.string(), ''),
	/** Latin transcription of an address in another script. Missing in older orders. */
	latin_name: v.optional(v.string(), ''),
	latin_address: v.optional(v.string(), ''),
	country: countryCodeSchema,
	lines: v.array(textSchema),
});
export type OrderAddress = v.InferOutput<typeof orderAddressSchema>;

/** Order that was just placed, or returned again for its idempotency key. */
export const placedOrderSchema = v.object({
	id: v.pipe(v.string(), v.uuid()),
	number: orderNumberSchema,
	/** Payment page to open; null if there is none. */
	url: v.nullable(v.string()),
});
export type PlacedOrder = v.InferOutput<typeof placedOrderSchema>;
