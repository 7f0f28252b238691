import type { it } from './it.ts';

export const en: typeof it = {
	desk: {
		version: {
			title: 'Add a version',
			hint: 'Earlier versions stay reachable, each with its date; the passport of a wheel shows the one of its year. It appears on the site with the next publication.',
			file: 'PDF file, 20 MB at most',
			save: 'Upload the version',
			saved: 'Version uploaded.',
		},
	},
	parts: {
		earlier: 'Earlier versions',
	},
	resources: {
		documents: {
			name: 'Manual or document |||| Manuals and documents',
		},
		options: {
			name: 'Option of articles |||| Options of articles',
		},
	},
	fields: {
		file: 'File',
		title: 'Title',
		published_on: 'Version of',
		range: 'Range',
		bytes: 'Bytes',
		option_values: 'Values',
		decides_fit: 'Decides fit: the buyer alone chooses it',
	},
	choices: {
		manual: 'manual',
		catalogue: 'catalogue',
		price_list: 'price list',
		technical_sheet: 'technical sheet',
		declaration: 'declaration',
	},
};
