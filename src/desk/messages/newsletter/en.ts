import type { it } from './it.ts';

export const en: typeof it = {
	resources: {
		subscribers: {
			name: 'Subscriber |||| Newsletter subscribers',
		},
	},
	fields: {
		asked_at: 'Asked on',
		confirmed_at: 'Confirmed on',
		unsubscribed_at: 'Ended on',
		first_name: 'First name',
		country: 'Country',
		language: 'Language',
	},
	choices: {
		pending: 'to be confirmed',
		confirmed: 'confirmed',
		unsubscribed: 'ended',
		newsletter_requests: 'Subscriptions never confirmed',
	},
};
