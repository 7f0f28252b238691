import type { it } from './it.ts';

export const en: typeof it = {
	resources: {
		search_misses: {
			name: 'Search without hits |||| Searches without hits',
		},
		consent_receipts: {
			name: 'Consent receipt |||| Consent receipts',
		},
	},
	fields: {
		edition: 'What is measured',
		term: 'Search term',
	},
	own: {
		consent_receipts: {
			revoked_at: 'Revoked',
		},
		search_misses: {
			day: 'Day',
			count: 'Times',
		},
	},
	choices: {
		consent_receipts: 'Receipts of consents to statistics',
		browsing_counts: 'Counts of visits',
		search_misses: 'Searches without hits',
	},
};
