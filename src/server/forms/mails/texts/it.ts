/** Source of these mails' texts; the other languages have its shape. */
export const IT = {
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
				? 'grazie per l’interesse a lavorare con noi. La tua candidatura spontanea è arrivata all’ufficio risorse umane.'
				: `grazie per la candidatura alla posizione «${position}». È arrivata all’ufficio risorse umane con i documenti che hai allegato.`,
		next: 'La leggono l’ufficio risorse umane e chi guida il reparto; nessun programma assegna punteggi. Ti scriviamo in ogni caso, anche se la scelta cade su altri.',
		kept: 'Conserviamo la candidatura per 12 mesi, poi la cancelliamo. Puoi chiederci di farlo prima in qualsiasi momento.',
	},
	retailer: {
		subject: (reference: string) =>
			`La tua richiesta di rivendere i nostri prodotti (${reference})`,
		title: 'Richiesta ricevuta',
		intro:
			'grazie per l’interesse. La tua richiesta è arrivata all’ufficio commerciale, che verifica la zona e ti richiama o ti scrive entro cinque giorni lavorativi.',
	},
	accessibility: {
		subject: (reference: string) => `La tua segnalazione sull’accessibilità (${reference})`,
		title: 'Segnalazione ricevuta',
		intro:
			'grazie per avercelo detto. La tua segnalazione è arrivata a chi cura il sito: ti rispondiamo a questo indirizzo entro dieci giorni lavorativi, e se nel frattempo ti serve qualcosa che il sito ti impedisce di fare, scrivilo rispondendo a questo messaggio.',
	},
	answer: {
		subject: (reference: string) => `La nostra risposta (${reference})`,
		title: 'La nostra risposta',
	},
};

export type FormMailTexts = typeof IT;
