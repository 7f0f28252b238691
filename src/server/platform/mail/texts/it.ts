/** The source of every mail's words; the other languages have its shape. */
export const IT = {
	greeting: (name: string) => (name === '' ? 'Buongiorno,' : `Ciao ${name},`),
	reference: 'Riferimento',
	form: 'Modulo',
	receivedOn: 'Ricevuto il',
	files: 'File ricevuti',
	notRepeated:
		'Qui non ripetiamo ciò che è stato scritto, perché chiunque può indicare un indirizzo in un modulo. Se la richiesta non è tua, rispondi a questo messaggio: cancelliamo tutto.',
	replyHint: (reference: string) =>
		`Per aggiungere qualcosa, rispondi a questo messaggio e lascia ${reference} nell’oggetto.`,
	pasteHint: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
	footer: {
		vat: 'P. IVA',
		tax: 'C.F.',
		register: 'Registro imprese',
		rea: 'REA',
		capital: 'Capitale sociale',
	},

	contact: {
		subject: (reference: string) => `Abbiamo ricevuto il tuo messaggio (${reference})`,
		title: 'Messaggio ricevuto',
		intro:
			'grazie per averci scritto. Il tuo messaggio è arrivato a chi segue i prodotti: ti rispondiamo a questo indirizzo, di solito entro due giorni lavorativi.',
	},

	application: {
		subject: (position: string) =>
			position === '' ? 'Abbiamo ricevuto la tua candidatura' : `La tua candidatura: ${position}`,
		title: 'Candidatura ricevuta',
		intro: (position: string) =>
			position === ''
				? 'grazie per l’interesse a lavorare con noi. La tua candidatura spontanea è arrivata all’ufficio del personale.'
				: `grazie per la candidatura alla posizione «${position}». È arrivata all’ufficio del personale con i documenti che hai allegato.`,
		next: 'La leggono l’ufficio del personale e chi guida il reparto; nessun programma assegna punteggi. Ti scriviamo in ogni caso, anche se la scelta cade su altri.',
		kept: 'Conserviamo la candidatura per 12 mesi, poi la cancelliamo. Puoi chiederci di farlo prima in qualsiasi momento.',
	},

	retailer: {
		subject: (reference: string) =>
			`La tua richiesta di rivendere i nostri prodotti (${reference})`,
		title: 'Richiesta ricevuta',
		intro:
			'grazie per l’interesse. La tua richiesta è arrivata all’ufficio commerciale, che verifica la zona e ti richiama o ti scrive entro cinque giorni lavorativi.',
	},

	support: {
		subject: (reference: string) => `La tua richiesta di supporto ${reference}`,
		title: 'Richiesta di supporto ricevuta',
		intro: 'abbiamo ricevuto la richiesta per la tua ruota. Adesso succede questo:',
		steps: [
			'Confrontiamo il seriale con i registri di produzione e con la prova di acquisto.',
			'Se la ruota è tra quelle che si possono registrare, la registriamo noi e ricevi il certificato.',
			'Se serve altro, per esempio una foto più nitida dell’etichetta, ti scriviamo a questo indirizzo.',
		],
		term: 'Per il termine di 30 giorni vale la data di questa richiesta: mentre controlliamo non perdi nulla.',
	},

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

	warranty: {
		subject: (count: number): string =>
			count === 1 ? 'La tua ruota è registrata' : 'Le tue ruote sono registrate',
		title: 'Registrazione della garanzia',
		intro: (date: string) =>
			`ecco il riepilogo della registrazione per l’acquisto del ${date}. In allegato c’è il certificato: conservalo con la prova di acquisto.`,
		serial: 'Seriale',
		otherWheel: 'L’altra ruota',
		outcome: 'Esito',
		legal: 'Garanzia legale, dovuta dal venditore, fino al',
		extension: 'Estensione offerta da noi, come produttore, fino al',
		outcomes: {
			success: 'Registrata: richiesta di estensione da 2 a 4 anni ricevuta',
			already_registered: 'Non registrata: il seriale risulta già registrato',
			substituted: 'Non registrata: ruota già sostituita dal servizio di garanzia',
			teams: 'Non registrata: ruota già sostituita dal servizio di garanzia',
			date_expired: 'Non registrata: sono passati più di 30 giorni dall’acquisto',
			date_greater: 'Non registrata: la data di acquisto non è valida',
			not_found: 'Non registrata: seriale non trovato',
		},
		apart:
			'Sono due garanzie diverse. I primi 2 anni sono la garanzia legale: ne risponde il venditore, a cui ti rivolgi con lo scontrino. I 2 anni successivi sono un’estensione che offriamo noi come produttore: vale solo per il primo proprietario e non limita i tuoi diritti di legge.',
		passport: 'Passaporto della ruota',
		passportIntro:
			'Ogni ruota registrata ha una pagina privata con manuali, date di garanzia e interventi. Il link è personale: chi lo possiede vede la ruota.',
		passportButton: (serial: string) => `Apri il passaporto di ${serial}`,
	},

	passportLink: {
		subject: 'Il link al passaporto della tua ruota',
		title: 'Il passaporto della tua ruota',
		intro: (product: string, serial: string) =>
			`ecco un nuovo link al passaporto della ruota ${product}, seriale ${serial}. I link precedenti non funzionano più.`,
		button: 'Apri il passaporto',
		note: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio: il link è arrivato solo a te.',
	},
	transferOffer: {
		subject: (product: string) => `Ti è stata ceduta una ruota ${product}`,
		title: 'Una ruota cambia proprietario',
		intro: (product: string, serial: string) =>
			`il proprietario della ruota ${product}, seriale ${serial}, vuole cederti il suo passaporto: manuali, storia degli interventi, avvisi di sicurezza.`,
		button: 'Prendi in carico la ruota',
		note: 'L’estensione di garanzia resta legata al primo proprietario e con il passaggio finisce; della garanzia legale risponde il venditore. Se non aspetti nessuna ruota, ignora questo messaggio: non succede nulla.',
	},
	transferDone: {
		subject: (product: string) => `Passaggio concluso: ${product}`,
		title: 'La ruota ha un nuovo proprietario',
		intro: (product: string, serial: string) =>
			`il passaggio della ruota ${product}, seriale ${serial}, è concluso. Il tuo link al passaporto non funziona più e l’estensione di garanzia, legata al primo proprietario, è terminata.`,
		note: 'Abbiamo tolto il tuo nome e il tuo indirizzo dal passaporto. Se non hai ceduto tu la ruota, rispondi subito a questo messaggio.',
	},

	answer: {
		subject: (reference: string) => `La nostra risposta (${reference})`,
		title: 'La nostra risposta',
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

export type MailTexts = typeof IT;
