import { listCountries } from '#contract/content-endpoints.ts';
import { route } from '../../route.ts';
import { findCountries } from './queries.ts';

export const countryRoutes = {
	listCountries: route(listCountries, ({ db, query }) => findCountries(db, query.locale)),
};
