import type { it } from './it.ts';

export const en: typeof it = {
	resources: {
		consents: {
			name: 'Consent |||| Consents',
		},
	},
	fields: {
		purpose: 'Purpose',
		act: 'Act',
		text_version: 'Version of the text',
	},
	own: {
		consents: {
			address: 'Network address',
		},
	},
	choices: {
		privacy: 'privacy',
		marketing: 'marketing',
		terms: 'terms',
		asked: 'asked',
		given: 'given',
		refused: 'refused',
		withdrawn: 'withdrawn',
		consents: 'Proofs of consent',
	},
};
