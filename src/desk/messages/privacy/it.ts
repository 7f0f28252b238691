export const it = {
	desk: {
		people: {
			title: 'Dati di una persona',
			intro:
				'Chi lo chiede ha diritto a una copia dei propri dati o alla loro cancellazione. Verifica prima che la richiesta arrivi davvero da quell’indirizzo.',
			email: 'Indirizzo e-mail',
			export: 'Scarica i dati',
			erase: 'Cancella i dati',
			eraseTitle: 'Cancellare tutto ciò che riguarda %{email}?',
			eraseText: 'Non si può tornare indietro. Scrivi di nuovo l’indirizzo per confermare.',
			confirmation: 'Ripeti l’indirizzo',
			erased: 'Dati cancellati: %{count} elementi.',
		},
	},
	resources: {
		retention_rules: {
			name: 'Conservazione |||| Conservazione',
		},
	},
	fields: {
		days: 'Giorni',
		is_enabled: 'Attiva',
	},
};
