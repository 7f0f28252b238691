import type { it } from './it.ts';

export const en: typeof it = {
	resources: {
		search_misses: {
			name: 'Search without hits |||| Searches without hits',
		},
	},
	fields: {
		term: 'Search term',
	},
	own: {
		search_misses: {
			day: 'Day',
			count: 'Times',
		},
	},
	choices: {
		search_misses: 'Searches without hits',
	},
};
