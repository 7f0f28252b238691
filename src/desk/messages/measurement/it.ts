export const it = {
	resources: {
		search_misses: {
			name: 'Ricerca senza risultati |||| Ricerche senza risultati',
		},
		consent_receipts: {
			name: 'Ricevuta di consenso |||| Ricevute di consenso',
		},
	},
	fields: {
		edition: 'Che cosa è misurato',
		term: 'Termine cercato',
	},
	own: {
		consent_receipts: {
			revoked_at: 'Revocato',
		},
		search_misses: {
			day: 'Giorno',
			count: 'Volte',
		},
	},
	choices: {
		consent_receipts: 'Ricevute dei consensi alle statistiche',
		browsing_counts: 'Conteggi delle visite',
		search_misses: 'Ricerche senza risultati',
	},
};
