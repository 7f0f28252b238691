export const it = {
	fields: {
		article: 'Articolo',
		store: 'Negozio',
		when: 'Quando',
	},
	choices: {
		visit: 'visita in negozio',
		visits: 'Visite in negozio',
	},
	answers: {
		when: {
			weekday_morning: 'Nei giorni feriali, mattina',
			weekday_afternoon: 'Nei giorni feriali, pomeriggio',
			saturday: 'Sabato',
		},
	},
};
