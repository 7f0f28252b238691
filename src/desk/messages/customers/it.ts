export const it = {
	desk: {
		person: {
			title: 'Dati della persona',
			hint: 'Una copia di tutto ciò che riguarda questo indirizzo, o la sua cancellazione, account compreso.',
			open: 'Apri i dati della persona',
		},
	},
	parts: {
		customer_addresses: 'Indirizzi',
		session_count: 'Dispositivi collegati',
	},
	resources: {
		customers: {
			name: 'Cliente |||| Clienti',
		},
	},
	fields: {
		address: 'Indirizzo',
		is_default: 'Predefinito',
		phone: 'Telefono',
	},
	choices: {
		billing: 'fatturazione',
		shipping: 'spedizione',
		customer_sessions: 'Sessioni dei clienti',
		customer_links: 'Link di conferma dei clienti',
	},
};
