import type { OrderMailTexts } from './shape.ts';

export const IT: OrderMailTexts = {
	facts: {
		number: 'Numero d’ordine',
		total: 'Totale',
		refunded: 'Importo rimborsato',
		owed: 'Importo che ti spetta',
		deliveryBy: 'Consegna prevista entro il',
		carrier: 'Corriere',
		tracking: 'Numero di spedizione',
		holder: 'Intestatario',
		iban: 'IBAN',
		bic: 'BIC',
		bank: 'Banca',
		reference: 'Causale',
		lastDay: 'Da ricevere entro il',
	},
	see: 'Vedi l’ordine',
	pay: 'Paga l’ordine',
	linkNote:
		'Il link è personale e vale 30 giorni. Puoi chiederne un altro in ogni momento, con il tuo indirizzo e-mail e il numero d’ordine.',
	inParts: 'Questo pacco contiene una parte dell’ordine: il resto viaggia a parte.',
	trackingLink: 'Segui la spedizione',
	mails: {
		placed: {
			subject: (number) => `Ordine ${number}: attendiamo il tuo bonifico`,
			title: 'Grazie per il tuo ordine',
			text: 'abbiamo ricevuto l’ordine e teniamo da parte gli articoli per te. Ecco i dati per il bonifico: indica nella causale solo il numero d’ordine.',
		},
		reminder: {
			subject: (number) => `Ordine ${number}: il bonifico non è ancora arrivato`,
			title: 'Attendiamo ancora il tuo bonifico',
			text: 'se lo hai già disposto, non devi fare altro: qualche banca impiega uno o due giorni lavorativi. Dopo il giorno indicato l’ordine viene annullato e gli articoli tornano disponibili.',
		},
		paid: {
			subject: (number) => `Ordine ${number} confermato`,
			title: 'Il tuo ordine è confermato',
			text: 'abbiamo ricevuto il pagamento e prepariamo il pacco. In allegato trovi la conferma con le condizioni del contratto; ti scriviamo di nuovo quando l’ordine parte.',
			pickup: {
				text: 'abbiamo ricevuto il pagamento e prepariamo gli articoli. In allegato trovi la conferma con le condizioni del contratto; ti scriviamo quando puoi ritirarli dal rivenditore.',
			},
		},
		failed: {
			subject: (number) => `Ordine ${number}: il pagamento non è riuscito`,
			title: 'Il pagamento non è andato a buon fine',
			text: 'nulla è stato addebitato. Puoi riprovare con lo stesso ordine, senza inserire di nuovo i dati.',
		},
		left: {
			subject: (number) => `Ordine ${number}: manca solo il pagamento`,
			title: 'Il tuo ordine ti aspetta',
			text: 'il pagamento non è stato completato e nulla è stato addebitato. Puoi riprendere da qui, finché gli articoli sono disponibili.',
		},
		called_off: {
			subject: (number) => `Ordine ${number}: lo abbiamo annullato`,
			title: 'Il tuo ordine è annullato',
			text: 'abbiamo annullato l’ordine e non parte nulla. Se lo hai già pagato, ti rimborsiamo l’intero importo con lo stesso mezzo di pagamento e ti scriviamo appena il rimborso è emesso.',
		},
		called_off_disputed: {
			subject: (number) => `Ordine ${number}: annullato dopo la contestazione`,
			title: 'Il tuo ordine è annullato',
			text: 'dopo la contestazione del pagamento abbiamo annullato l’ordine e non parte nulla. L’importo te lo restituisce la tua banca: da parte nostra non segue un altro rimborso.',
		},
		rest_called_off: {
			subject: (number) => `Ordine ${number}: il resto non parte più`,
			title: 'Il resto dell’ordine è annullato',
			text: 'dopo la contestazione del pagamento abbiamo annullato gli articoli qui sotto, che non erano ancora partiti. Per quelli già spediti non cambia nulla. L’importo te lo restituisce la tua banca: da parte nostra non segue un altro rimborso.',
		},
		canceled: {
			subject: (number) => `Ordine ${number} annullato`,
			title: 'L’ordine è stato annullato',
			text: 'il pagamento non è arrivato entro il termine, quindi l’ordine è annullato e non devi nulla.',
		},
		canceled_by_buyer: {
			subject: (number) => `Ordine ${number}: annullato come richiesto`,
			title: 'Hai annullato l’ordine',
			text: 'come hai chiesto, l’ordine è annullato: non parte nulla e non devi nulla. Se avevi già disposto il bonifico, ti restituiamo l’intero importo appena arriva.',
		},
		too_late: {
			subject: (number) => `Ordine ${number}: ti rimborsiamo`,
			title: 'Gli articoli non sono più disponibili',
			text: 'il pagamento è arrivato quando gli articoli erano già stati venduti. Ci dispiace: l’ordine è annullato e ti rimborsiamo l’intero importo con lo stesso mezzo di pagamento.',
		},
		packed: {
			subject: (number) => `Ordine ${number}: il pacco è pronto`,
			title: 'Il tuo pacco è pronto',
			text: 'il pacco è chiuso e aspetta il corriere.',
			pickup: {
				title: 'Il tuo ordine è pronto a partire',
				text: 'l’ordine è imballato e parte per il rivenditore che hai scelto.',
			},
		},
		shipped: {
			subject: (number) => `Ordine ${number} spedito`,
			title: 'Il tuo pacco è in viaggio',
			text: 'abbiamo affidato il pacco al corriere.',
			pickup: {
				title: 'Il tuo ordine è in viaggio verso il rivenditore',
				text: 'ti scriviamo di nuovo quando puoi ritirarlo.',
			},
		},
		delayed: {
			subject: (number) => `Ordine ${number}: la consegna è in ritardo`,
			title: 'Il tuo ordine arriva più tardi del previsto',
			text: 'ci dispiace: non riusciamo a consegnare entro il giorno che ti avevamo indicato. Qui trovi la nuova data. Se preferisci non aspettare, rispondi a questo messaggio: annulliamo l’ordine e ti rimborsiamo tutto.',
		},
		delivered: {
			subject: (number) => `Ordine ${number} consegnato`,
			title: 'Il tuo ordine è arrivato',
			text: 'dal giorno della consegna hai 14 giorni per recedere dal contratto o chiedere un reso.',
			carbon:
				'Le tue ruote in carbonio si registrano dalla pagina dell’ordine: i 2 anni della garanzia legale, a carico del venditore, restano; si aggiungono 2 anni di garanzia del produttore.',
			pickup: {
				subject: (number) => `Ordine ${number}: puoi ritirarlo`,
				title: 'Il tuo ordine è dal rivenditore',
				text: 'puoi ritirarlo all’indirizzo qui sotto: porta con te il numero d’ordine. Dal giorno del ritiro hai 14 giorni per recedere dal contratto.',
			},
		},
		refunded: {
			subject: (number) => `Ordine ${number}: rimborso emesso`,
			title: 'Il rimborso è stato emesso',
			text: 'l’importo torna sul mezzo di pagamento che hai usato; la banca può impiegare qualche giorno a mostrarlo.',
		},
		refund_undone: {
			subject: (number) => `Ordine ${number}: il rimborso è tornato indietro`,
			title: 'La banca ci ha restituito il rimborso',
			text: 'il rimborso che ti avevamo inviato non è stato accreditato: la banca ce lo ha restituito, di solito perché la carta o il conto sono stati chiusi. L’importo ti spetta comunque: rispondi a questo messaggio o telefonaci e troviamo un altro modo. Non ti chiederemo mai i dati della carta.',
		},
	},
	link: {
		subject: 'Il link ai tuoi ordini',
		title: 'I tuoi ordini',
		text: 'con questo link vedi gli ordini fatti con questo indirizzo: spedizioni, recesso, resi e ruote. Se non l’hai chiesto tu, ignora questo messaggio.',
		button: 'Vedi gli ordini',
	},
};
