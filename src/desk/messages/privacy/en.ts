import type { it } from './it.ts';

export const en: typeof it = {
	desk: {
		people: {
			title: 'A person’s data',
			intro:
				'Whoever asks is entitled to a copy of their data or to its erasure. First make sure that the request really comes from that address.',
			email: 'E-mail address',
			export: 'Download the data',
			erase: 'Erase the data',
			eraseTitle: 'Erase everything about %{email}?',
			eraseText: 'This cannot be undone. Type the address again to confirm.',
			confirmation: 'Repeat the address',
			erased: 'Data erased: %{count} items.',
		},
	},
	resources: {
		retention_rules: {
			name: 'Retention |||| Retention',
		},
	},
	fields: {
		days: 'Days',
		is_enabled: 'Enabled',
	},
};
