/** Source of these mails' texts; the other languages have its shape. */
export const IT = {
	facts: {
		wheel: 'Ruota',
		code: 'Codice',
		when: 'Quando',
		name: 'Nome',
		language: 'Lingua',
		store: 'Negozio',
		address: 'Indirizzo',
		phone: 'Telefono',
	},
	receipt: {
		subject: (reference: string) => `La tua visita in negozio (${reference})`,
		title: 'Richiesta passata al negozio',
		intro: 'abbiamo passato la tua richiesta al negozio che hai scelto.',
		next: 'Ti risponde il negozio, a questo indirizzo: dice se ha la ruota e quando puoi passare. Se hai fretta, telefona. Non è un ordine: in negozio decidi con calma.',
	},
	request: {
		subject: (reference: string) => `Una visita per vedere una ruota (${reference})`,
		title: 'Qualcuno vuole vedere una ruota da voi',
		intro: 'dal nostro sito è arrivata questa richiesta per il vostro negozio.',
		next: 'Rispondete a questo messaggio: la risposta va a chi ha scritto. Dite se avete la ruota e quando può passare.',
		missing: (email: string) => `Se non l’avete in negozio, scriveteci a ${email}.`,
		data: 'Nome e indirizzo servono solo a rispondere a questa richiesta: cancellateli quando non servono più.',
	},
};

export type VisitMailTexts = typeof IT;
