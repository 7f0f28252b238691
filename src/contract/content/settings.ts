import * as v from 'valibot';
import { webAddressSchema } from '#contract/addresses.ts';
import { entityFields } from '#contract/entity.ts';
import { localeSchema } from '#contract/locales.ts';
import { WEEKDAYS } from './places.ts';
import {
	centsSchema,
	countryCodeSchema,
	currencySchema,
	textSchema,
	titleSchema,
} from '#contract/units.ts';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the law asks a company to print (c.c. 2250, D.Lgs. 70/2003 art. 7). Null hides the line. */
export const companySchema = v.object({
	legal_name: titleSchema,
	/** Who stands for the company, where a law asks for a name. */
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
});

const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube', 'x', 'linkedin'] as const;

/**
 * From which worth of goods on sending costs nothing, in the default currency: in Italy, and where
 * no rate of the default price list names the country. Told from the shipping rates by which carts
 * are counted, never kept beside them.
 */
const freeShippingSchema = v.object({
	free_shipping_threshold_ita: v.nullable(centsSchema),
	free_shipping_threshold_int: v.nullable(centsSchema),
});
export type FreeShipping = v.InferOutput<typeof freeShippingSchema>;

/** A missing threshold or delivery time hides its line; a placeholder is never printed. */
export const shopSettingsSchema = v.object({
	is_enabled: v.boolean(),
	default_country: countryCodeSchema,
	default_currency: currencySchema,
	...freeShippingSchema.entries,
	standard_delivery_days: v.nullable(v.object({ min: countSchema, max: countSchema })),
	express_delivery_hours: v.nullable(v.object({ min: countSchema, max: countSchema })),
	support_hours: v.array(
		v.object({
			from_day: v.picklist(WEEKDAYS),
			to_day: v.picklist(WEEKDAYS),
			opens: titleSchema,
			closes: titleSchema,
		}),
	),
});

/** The API config: everything that tells one maker's site from another's. */
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
	 * The notice of the legal guarantee of conformity, where a decree prescribes its words; `{legal_years}`
	 * in it are those of the country that the goods go to. Null takes the site's own words.
	 */
	guarantee_notice: v.optional(v.nullable(textSchema), null),
	/** Most bytes of one file and of all files of a form. */
	uploads: v.object({ file_bytes: countSchema, form_bytes: countSchema }),
	/** Languages that the switcher lists, by layout; the footer always lists all. */
	switcher_locales: v.object({
		default: v.array(localeSchema),
		landing: v.array(localeSchema),
	}),
});
export type Settings = v.InferOutput<typeof settingsSchema>;
