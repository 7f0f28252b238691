/** Texts about orders that end early, and payments that a bank disputes. */
export const endingsIt = {
	next: 'Prossimo passo',
	cancel: {
		title: 'Annulla l’ordine',
		hint: 'Si può finché nulla è partito. Gli articoli tornano disponibili, quanto è stato pagato viene rimborsato per intero e il cliente riceve un messaggio.',
		reason: 'Motivo, per lo storico interno',
		send: 'Annulla l’ordine',
	},
	cancelRest: {
		title: 'Annulla il resto dell’ordine',
		hint: 'La contestazione è persa: la banca ha restituito l’importo al cliente. Ciò che non è partito torna disponibile, senza un altro rimborso; ciò che è partito resta com’è. Il cliente riceve un messaggio.',
		send: 'Annulla il resto',
	},
	disputed:
		'Il pagamento è contestato: finché la banca non decide non si imballa, non si spedisce e non si rimborsa.',
	lost: 'La contestazione è persa: la banca ha restituito l’importo al cliente. Non si spedisce e non si rimborsa altro.',
	account: {
		title: 'Conto per il rimborso',
		none: 'Nessun IBAN: chiedilo al cliente prima di fare il bonifico.',
		known: 'Rimborsa su %{iban}.',
		send: 'Salva l’IBAN',
	},
};
