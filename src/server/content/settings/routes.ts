import { getSettings } from '#contract/content/endpoints.ts';
import type { FreeShipping } from '#contract/content/settings.ts';
import { dayInRome } from '#domain/time/days.ts';
import { Unavailable } from '#server/kernel/unavailable.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import type { ContentPart } from '#server/platform/answers/tables.ts';
import type { Db } from '#server/platform/db/client.ts';
import { versioned } from '#server/platform/db/localized.ts';
import { findNotice } from '../artworks/queries.ts';
import { findSettings } from './queries.ts';

/** Prices in the settings, supplied by the prices capability; content imports none of it. */
export interface ShopTerms {
	/** Parts of the content that they are read from. */
	reads: readonly ContentPart[];
	freeShippingOn: (db: Db, day: string) => Promise<FreeShipping>;
}

/** Routes of the settings. Free-shipping thresholds come from the rates, whenever one changes. */
export const settingsRoutes = ({ reads, freeShippingOn }: ShopTerms) => ({
	getSettings: keptRoute(
		getSettings,
		{ reads: ['settings', ...reads], during: dayInRome },
		async ({ db, clock, query }) => {
			const settings = await findSettings(db, query.locale);
			if (!settings) throw new Unavailable('the database has not been seeded');
			const thresholds = await freeShippingOn(db, dayInRome(clock()));
			return versioned({
				...settings,
				guarantee_artwork: (await findNotice(db, query.locale)).artwork,
				shop: { ...settings.shop, ...thresholds },
			});
		},
	),
});
