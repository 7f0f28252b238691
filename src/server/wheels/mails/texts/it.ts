/** Source of these mails' texts; the other languages have its shape. */
export const IT = {
	support: {
		subject: (reference: string) => `La tua richiesta di assistenza ${reference}`,
		title: 'Richiesta di assistenza ricevuta',
		intro: 'abbiamo ricevuto la richiesta per la tua ruota. Adesso succede questo:',
		steps: [
			'Confrontiamo il seriale con i registri di produzione e con la prova di acquisto.',
			'Se la ruota è tra quelle che si possono registrare, la registriamo noi e ricevi il certificato.',
			'Se serve altro, per esempio una foto più nitida dell’etichetta, ti scriviamo a questo indirizzo.',
		],
		term: 'Per il termine di 30 giorni vale la data di questa richiesta: mentre controlliamo non perdi nulla.',
	},
	claim: {
		subject: (reference: string) => `La tua richiesta in garanzia ${reference}`,
		title: 'Richiesta in garanzia ricevuta',
		intro:
			'abbiamo ricevuto la richiesta. La esaminiamo e ti scriviamo entro cinque giorni lavorativi come farci avere il prodotto: la spedizione è a nostro carico.',
		chosen: 'Rimedio scelto',
		remedies: { repair: 'Riparazione', replacement: 'Sostituzione' },
		means: {
			repair:
				'Se il difetto è coperto, ripariamo senza spese. La riparazione allunga la garanzia legale di dodici mesi, una volta sola.',
			replacement:
				'Se il difetto è coperto, sostituiamo il prodotto senza spese. La garanzia legale resta quella che è; si allungherebbe di dodici mesi, una volta sola, con la riparazione. Se preferisci quella, rispondi a questo messaggio.',
		},
	},
	extended: {
		subject: (product: string) => `Garanzia legale prolungata: ${product}`,
		title: 'La garanzia legale dura un anno in più',
		intro: (product: string, serial: string) =>
			`abbiamo riparato la ruota ${product}, seriale ${serial}, come hai scelto. Con la riparazione la garanzia legale, di cui risponde il venditore, si allunga di dodici mesi.`,
		until: 'Garanzia legale fino al',
		once: 'La garanzia si prolunga una volta sola. Conserva questo messaggio: fa fede della nuova data, che trovi anche nel passaporto della ruota.',
		button: 'Apri il passaporto',
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
		/** Beside the end of an extension that waits for staff. */
		extensionIf: 'Estensione offerta da noi, se accettiamo la richiesta, fino al',
		granted: 'Registrata: estensione accettata',
		outcomes: {
			success: 'Richiesta di estensione fino a 4 anni ricevuta',
			already_registered: 'Non registrata: il seriale risulta già registrato',
			substituted: 'Non registrata: ruota già sostituita dal servizio di garanzia',
			teams: 'Non registrata: ruota già sostituita dal servizio di garanzia',
			date_expired: 'Non registrata: sono passati più di 30 giorni dall’acquisto',
			date_greater: 'Non registrata: la data di acquisto non è valida',
			not_found: 'Non registrata: seriale non trovato',
		},
		/** Years of the seller, and years from the purchase that the maker's guarantee covers. */
		apart: (legal: number, total: number) =>
			`Sono due garanzie diverse. I primi ${legal} anni sono la garanzia legale: ne risponde il venditore, a cui ti rivolgi con lo scontrino. Da lì fino a ${total} anni dall’acquisto vale un’estensione che offriamo noi come produttore: è solo per il primo proprietario e non limita i tuoi diritti di legge.`,
		passport: 'Passaporto della ruota',
		passportIntro:
			'Ogni ruota registrata ha una pagina privata con manuali, date di garanzia e interventi. Il link è personale: chi lo possiede vede la ruota.',
		passportButton: (serial: string) => `Apri il passaporto di ${serial}`,
	},
	/** Replaces the texts above while a request waits for staff. */
	request: {
		subject: (count: number): string =>
			count === 1
				? 'La tua richiesta di estensione è arrivata'
				: 'Le tue richieste di estensione sono arrivate',
		title: 'Richiesta ricevuta',
		intro: (date: string) =>
			`abbiamo ricevuto la richiesta di estensione per l’acquisto del ${date}. Adesso confrontiamo la prova di acquisto con il seriale, di solito entro due giorni lavorativi. Se tutto corrisponde, ti mandiamo il certificato a questo indirizzo.`,
		passportIntro:
			'Ogni ruota ha una pagina privata: lì vedi a che punto è la richiesta, i manuali e gli interventi. Il link è personale: chi lo possiede vede la ruota.',
	},
	rejection: {
		subject: (product: string) => `La prova di acquisto non basta: ${product}`,
		title: 'Non possiamo ancora accettare la richiesta',
		intro: (product: string, serial: string) =>
			`abbiamo controllato la richiesta di estensione per la ruota ${product}, seriale ${serial}. Con la prova che abbiamo non possiamo accettarla.`,
		reasons: {
			unreadable: 'La prova di acquisto non si legge: è sfocata, tagliata o troppo scura.',
			no_proof:
				'Il documento non è una prova di acquisto. Servono lo scontrino, la fattura o la ricevuta del negozio, con la data.',
			other_product:
				'La prova di acquisto riguarda un altro prodotto: questa ruota non vi compare.',
			other_date: 'La data sulla prova di acquisto non è quella indicata nella richiesta.',
			second_hand:
				'Dalla prova risulta un acquisto di seconda mano: l’estensione vale per il primo proprietario.',
		},
		again: 'Come mandare una prova migliore',
		how: 'Apri il passaporto della ruota e scegli un’altra foto o il PDF della fattura: il resto è già compilato. La foto va bene se si leggono negozio, data e prodotto.',
		button: 'Manda un’altra prova',
		term: 'Per il termine di 30 giorni vale la data della prima richiesta. La garanzia legale, di cui risponde il venditore, resta com’è. Se pensi che sia un errore, rispondi a questo messaggio.',
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
};

export type WheelMailTexts = typeof IT;
