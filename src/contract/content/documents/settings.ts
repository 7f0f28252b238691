import * as v from 'valibot';
import {
	companySchema,
	measurementSchema,
	settingsSchema,
	shopSettingsSchema,
	UNMEASURED,
} from '../settings.ts';
import { artworkIdSchema } from '../artworks.ts';
import { toTexts } from './localized.ts';
import { storedEntries, toStored } from './stored.ts';
import { translatedSchema } from './translation.ts';

const { share_capital, group_note, ...company } = companySchema.entries;
const { site_name, payoff, description, guarantee_notice, ...settings } = settingsSchema.entries;
const { founded, catalogue_year, social, uploads, switcher_locales } = settings;

/** Editable settings of the shop, without free-shipping thresholds: shipping rates define them. */
export const settingsDocumentSchema = v.strictObject({
	founded,
	catalogue_year,
	company: v.strictObject(storedEntries(company)),
	social: toStored(social),
	shop: toStored(
		v.omit(shopSettingsSchema, ['free_shipping_threshold_ita', 'free_shipping_threshold_int']),
	),
	measurement: v.optional(toStored(measurementSchema), UNMEASURED),
	uploads: toStored(uploads),
	switcher_locales: toStored(switcher_locales),
	texts: toTexts({
		site_name,
		payoff,
		description,
		share_capital,
		group_note,
		guarantee_notice,
		/** Id of the uploaded file. */
		guarantee_artwork: v.optional(v.nullable(artworkIdSchema), null),
	}),
	translated: v.optional(translatedSchema),
});
