/** Source of these mails' texts; the other languages have its shape. */
export const IT = {
	newsletterConfirm: {
		subject: 'Conferma l’iscrizione alla newsletter',
		title: 'Manca solo la conferma',
		intro:
			'qualcuno, speriamo tu, ha chiesto di ricevere la nostra newsletter a questo indirizzo: nuovi prodotti, gare, note tecniche dal reparto ruote. Per iniziare serve la tua conferma.',
		button: 'Conferma l’iscrizione',
		note: 'Il link vale 7 giorni. Se non hai chiesto tu l’iscrizione, non fare nulla: senza conferma non ti scriviamo più e cancelliamo l’indirizzo.',
	},
	newsletterAlready: {
		subject: 'Ricevi già la newsletter',
		title: 'Sei già tra i nostri lettori',
		intro:
			'è arrivata una richiesta di iscrizione alla newsletter con il tuo indirizzo, che è già iscritto. Non devi fare nulla.',
		leave: 'Non vuoi più riceverla',
	},
	newsletterWelcome: {
		subject: 'Iscrizione confermata',
		title: 'Iscrizione confermata',
		intro:
			'la tua iscrizione è confermata. Ti scriviamo quando c’è qualcosa da raccontare: un prodotto nuovo, una gara, una nota tecnica. Nei messaggi non ci sono immagini che segnalano quando li apri.',
		leave: 'Cancella l’iscrizione',
		leaveNote: 'Puoi cancellarti in qualsiasi momento, da qui o dal fondo di ogni numero.',
	},
	unsubscribePage: {
		title: 'Cancellare l’iscrizione?',
		text: 'Con un clic non ricevi più la newsletter a questo indirizzo.',
		button: 'Cancella l’iscrizione',
		done: 'Iscrizione cancellata',
		doneText:
			'Non ti scriviamo più. Conserviamo per 24 mesi solo la prova del consenso e della revoca.',
		unknown: 'Questo link non è più valido',
		unknownText:
			'Forse l’iscrizione è già stata cancellata. Se i messaggi continuano ad arrivare, scrivici.',
	},
};

export type NewsletterMailTexts = typeof IT;
