export const it = {
	resources: {
		search_misses: {
			name: 'Ricerca senza risultati |||| Ricerche senza risultati',
		},
	},
	fields: {
		term: 'Termine cercato',
	},
	own: {
		search_misses: {
			day: 'Giorno',
			count: 'Volte',
		},
	},
	choices: {
		search_misses: 'Ricerche senza risultati',
	},
};
