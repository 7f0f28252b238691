import type { it } from './it.ts';

export const en: typeof it = {
	resources: {
		options: {
			name: 'Option of articles |||| Options of articles',
		},
	},
	fields: {
		option_values: 'Values',
		decides_fit: 'Decides fit: the buyer alone chooses it',
	},
};
