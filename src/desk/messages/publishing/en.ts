import type { it } from './it.ts';

export const en: typeof it = {
	resources: {
		build_hooks: {
			name: 'Publishing message |||| Publishing messages',
		},
	},
	fields: {
		type: 'Type',
		next_try_at: 'Next try',
		delivered_at: 'Delivered on',
	},
	choices: {
		'content.published': 'content published',
		'release.serve': 'release to serve',
		waiting: 'waiting',
		trying: 'trying again',
		replaced: 'replaced',
	},
};
