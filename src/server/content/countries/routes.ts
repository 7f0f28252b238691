import { listCountries } from '#contract/content/endpoints.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { findCountries } from './queries.ts';

export const countryRoutes = {
	listCountries: keptRoute(listCountries, { reads: ['countries'] }, ({ db, query }) =>
		findCountries(db, query.locale),
	),
};
