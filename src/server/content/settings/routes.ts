import { getSettings } from '#contract/content/endpoints.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { Unavailable } from '#server/kernel/unavailable.ts';
import { findSettings } from './queries.ts';

export const settingsRoutes = {
	getSettings: keptRoute(getSettings, { reads: ['settings'] }, async ({ db, query }) => {
		const settings = await findSettings(db, query.locale);
		if (!settings) throw new Unavailable('the database has not been seeded');
		return settings;
	}),
};
