export const it = {
	desk: {
		mail: {
			again: 'Invia di nuovo',
			queued: 'Messaggio rimesso in coda.',
		},
	},
	resources: {
		mails: {
			name: 'Messaggio |||| Messaggi',
		},
	},
	fields: {
		to: 'Destinatario',
		tries: 'Tentativi',
		last_error: 'Ultimo errore',
		sent_at: 'Partito il',
	},
	choices: {
		queued: 'in coda',
		sending: 'in partenza',
		sent: 'partito',
		failed: 'non partito',
		mails: 'Messaggi partiti',
	},
};
