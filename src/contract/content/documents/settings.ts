import * as v from 'valibot';
import {
	companySchema,
	measurementSchema,
	settingsSchema,
	shopSettingsSchema,
	UNMEASURED,
} from '../settings.ts';
import { artworkIdSchema } from '../artworks.ts';
import { textsOf } from './localized.ts';
import { storedEntries, storedOf } from './stored.ts';
import { translatedSchema } from './translation.ts';

const { share_capital, group_note, ...company } = companySchema.entries;
const { site_name, payoff, description, guarantee_notice, ...settings } = settingsSchema.entries;
const { founded, catalogue_year, social, uploads, switcher_locales } = settings;

/** Editable settings of the shop, without free-shipping thresholds: shipping rates define them. */
export const settingsDocumentSchema = v.strictObject({
	founded,
	catalogue_year,
	company: v.strictObject(storedEntries(company)),
	social: storedOf(social),
	shop: storedOf(
		v.omit(shopSettingsSchema, ['free_shipping_threshold_ita', 'free_shipping_threshold_int']),
	),
	measurement: v.optional(storedOf(measurementSchema), UNMEASURED),
	uploads: storedOf(uploads),
	switcher_locales: storedOf(switcher_locales),
	texts: textsOf({
		...{ site_name, payoff, description, share_capital, group_note, guarantee_notice },
		/** Id of the uploaded file. */
		guarantee_artwork: v.optional(v.nullable(artworkIdSchema), null),
	}),
	translated: v.optional(translatedSchema),
});
