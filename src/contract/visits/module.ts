import { contractModule } from '../module.ts';

/** Form to request a visit to a store to see a wheel. */
export const VISIT_FORM = 'visit';

export const visitsContract = contractModule({
	name: 'visits',
	endpoints: {},
	forms: {
		[VISIT_FORM]: {
			desk: 'submissions',
			kept: 'visits',
			screen: 'store-visit',
			thanks: { next: ['store-locator', 'products-archive'] },
		},
	},
	retention: { visits: 90 },
});
