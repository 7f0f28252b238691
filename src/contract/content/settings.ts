import * as v from 'valibot';
import { webAddressSchema } from '#contract/addresses.ts';
import { entityFields } from '#contract/entity.ts';
import { localeSchema } from '#contract/locales.ts';
import { artworkSchema } from './artworks.ts';
import { WEEKDAYS } from './places.ts';
import {
	centsSchema,
	countryCodeSchema,
	currencySchema,
	textSchema,
	titleSchema,
} from '#contract/units.ts';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Company details that law requires (c.c. 2250, D.Lgs. 70/2003 art. 7). Null hides the line. */
export const companySchema = v.object({
	legal_name: titleSchema,
	/** Name of the legal representative, for laws that require one. */
	representative: v.optional(v.nullable(titleSchema), null),
	street: titleSchema,
	postal_code: titleSchema,
	city: titleSchema,
	province: titleSchema,
	country: countryCodeSchema,
	email: v.pipe(v.string(), v.email()),
	phone: titleSchema,
	website: webAddressSchema,
	map_url: webAddressSchema,
	latitude: v.number(),
	longitude: v.number(),
	vat_number: titleSchema,
	tax_code: titleSchema,
	company_register: v.nullable(textSchema),
	rea_number: v.nullable(textSchema),
	share_capital: v.nullable(textSchema),
	certified_email: v.nullable(v.pipe(v.string(), v.email())),
	group_note: v.nullable(textSchema),
	/**
	 * Company that directs and coordinates this one (c.c. 2497-bis), named with the company data.
	 */
	parent_company: v.optional(v.nullable(titleSchema), null),
});

const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube', 'x', 'linkedin'] as const;

/**
 * Value of goods from which shipping is free, in the default currency: in Italy, and in countries
 * that no rate of the default price list names. Derived from the shipping rates that carts are
 * calculated with, never stored separately.
 */
const freeShippingSchema = v.object({
	free_shipping_threshold_ita: v.nullable(centsSchema),
	free_shipping_threshold_int: v.nullable(centsSchema),
});
export type FreeShipping = v.InferOutput<typeof freeShippingSchema>;

/** Shop settings. A missing threshold or delivery time hides its line, without placeholder. */
export const shopSettingsSchema = v.object({
	is_enabled: v.boolean(),
	default_country: countryCodeSchema,
	default_currency: currencySchema,
	...freeShippingSchema.entries,
	standard_delivery_days: v.nullable(v.object({ min: countSchema, max: countSchema })),
	express_delivery_hours: v.nullable(v.object({ min: countSchema, max: countSchema })),
	/** Price of a new carbon wheel after a crash, and for how many years; null: there is none. */
	crash_replacement: v.optional(
		v.nullable(
			v.object({
				percent_off: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
				years: v.pipe(countSchema, v.minValue(1)),
			}),
		),
		null,
	),
	support_hours: v.array(
		v.object({
			from_day: v.picklist(WEEKDAYS),
			to_day: v.picklist(WEEKDAYS),
			opens: titleSchema,
			closes: titleSchema,
		}),
	),
});

/** Measurement settings. With `off`, no consent is requested and nothing is sent. */
export const measurementSchema = v.object({
	/** `own`: counts by day on the host itself. `ga4`: Google Analytics 4. */
	mode: v.picklist(['off', 'own', 'ga4']),
	/** Measurement ID, for `ga4`. */
	ga4_id: v.nullable(v.pipe(v.string(), v.regex(/^G-[A-Z\d]{4,20}$/))),
	/** Raised when the purposes change: earlier visitors who consented are asked again. */
	edition: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
});
export const UNMEASURED = { mode: 'off', ga4_id: null, edition: 1 } as const;

/** API config: everything that differs between the sites of two makers. */
export const settingsSchema = v.object({
	...entityFields,
	locale: localeSchema,
	site_name: titleSchema,
	payoff: textSchema,
	description: textSchema,
	founded: countSchema,
	catalogue_year: countSchema,
	company: companySchema,
	social: v.array(v.object({ network: v.picklist(SOCIAL_NETWORKS), url: webAddressSchema })),
	shop: shopSettingsSchema,
	/**
	 * Notice of the legal guarantee of conformity, if a decree prescribes it. `{legal_years}`
	 * are the years in the destination country. Null uses the site's own wording.
	 */
	guarantee_notice: v.optional(v.nullable(textSchema), null),
	measurement: v.optional(measurementSchema, UNMEASURED),
	/** Harmonised notice of the Union, as its official file; null states the facts in words. */
	guarantee_artwork: v.optional(v.nullable(artworkSchema), null),
	/** Maximum bytes of one file, and of all files of a form together. */
	uploads: v.object({ file_bytes: countSchema, form_bytes: countSchema }),
	/** Languages in the switcher, by layout. The footer always lists all. */
	switcher_locales: v.object({
		default: v.array(localeSchema),
		landing: v.array(localeSchema),
	}),
});
export type Settings = v.InferOutput<typeof settingsSchema>;
