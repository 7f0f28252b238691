import type { it } from './it.ts';

export const en: typeof it = {
	fields: {
		article: 'Article',
		store: 'Store',
		when: 'When',
	},
	choices: {
		visit: 'store visit',
		visits: 'Store visits',
	},
	answers: {
		when: {
			weekday_morning: 'On weekdays, morning',
			weekday_afternoon: 'On weekdays, afternoon',
			saturday: 'Saturday',
		},
	},
};
