import { contractModule } from '../module.ts';

/** Form of those who would like to look at a wheel in a store. */
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
