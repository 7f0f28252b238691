export const it = {
	resources: {
		subscribers: {
			name: 'Iscritto |||| Iscritti alla newsletter',
		},
	},
	fields: {
		asked_at: 'Chiesta il',
		confirmed_at: 'Confermata il',
		unsubscribed_at: 'Terminata il',
		first_name: 'Nome',
		country: 'Paese',
		language: 'Lingua',
	},
	choices: {
		pending: 'da confermare',
		confirmed: 'confermata',
		unsubscribed: 'terminata',
		newsletter_requests: 'Iscrizioni mai confermate',
	},
};
