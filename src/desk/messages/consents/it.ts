export const it = {
	resources: {
		consents: {
			name: 'Consenso |||| Consensi',
		},
	},
	fields: {
		purpose: 'Scopo',
		act: 'Atto',
		text_version: 'Versione del testo',
	},
	own: {
		consents: {
			address: 'Indirizzo di rete',
		},
	},
	choices: {
		privacy: 'privacy',
		marketing: 'marketing',
		terms: 'condizioni',
		asked: 'chiesto',
		given: 'dato',
		refused: 'negato',
		withdrawn: 'ritirato',
		consents: 'Prove dei consensi',
	},
};
