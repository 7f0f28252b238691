import { getSettings } from '#contract/content/endpoints.ts';
import { dayInRome } from '#domain/days.ts';
import { Unavailable } from '#server/kernel/unavailable.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { versioned } from '#server/platform/db/localized.ts';
import { freeShippingOn, READ_BY_MARKETS } from '#server/prices/ports.ts';
import { findSettings } from './queries.ts';

export const settingsRoutes = {
	/** What sending costs is the rates' to say: the thresholds are told from them, whenever one changes. */
	getSettings: keptRoute(
		getSettings,
		{ reads: ['settings', ...READ_BY_MARKETS], during: dayInRome },
		async ({ db, clock, query }) => {
			const settings = await findSettings(db, query.locale);
			if (!settings) throw new Unavailable('the database has not been seeded');
			const thresholds = await freeShippingOn(db, dayInRome(clock()));
			return versioned({ ...settings, shop: { ...settings.shop, ...thresholds } });
		},
	),
};
