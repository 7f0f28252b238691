/** Source of these mails' texts; the other languages have its shape. */
export const IT = {
	confirm: {
		subject: 'Conferma l’avviso che hai chiesto',
		title: 'Manca solo la conferma',
		intro: {
			back: (article: string) =>
				`qualcuno, speriamo tu, ha chiesto di sapere a questo indirizzo quando ${article} torna disponibile. Ti scriveremo una volta sola, dopo la tua conferma.`,
			cheaper: (article: string) =>
				`qualcuno, speriamo tu, ha chiesto di sapere a questo indirizzo quando il prezzo di ${article} scende. Ti scriveremo una volta sola, dopo la tua conferma.`,
		},
		button: 'Conferma l’avviso',
		note: 'Il link vale 7 giorni. Se non hai chiesto tu l’avviso, non fare nulla: senza conferma cancelliamo l’indirizzo.',
	},
	already: {
		subject: 'L’avviso è già attivo',
		title: 'L’avviso è già attivo',
		intro: {
			back: (article: string) =>
				`a questo indirizzo è già attivo l’avviso per il ritorno di ${article}. Non devi fare nulla: ti scriviamo appena è disponibile.`,
			cheaper: (article: string) =>
				`a questo indirizzo è già attivo l’avviso per il prezzo di ${article}. Non devi fare nulla: ti scriviamo appena scende.`,
		},
		note: 'L’avviso dura al massimo un anno.',
	},
	back: {
		subject: (article: string) => `Di nuovo disponibile: ${article}`,
		title: 'Di nuovo disponibile',
		intro: (article: string) => `l’articolo che aspettavi si può ordinare di nuovo: ${article}.`,
	},
	cheaper: {
		subject: (article: string) => `Il prezzo è sceso: ${article}`,
		title: 'Il prezzo è sceso',
		intro: (article: string) =>
			`il prezzo dell’articolo che seguivi è più basso del giorno in cui hai chiesto l’avviso: ${article}.`,
	},
	facts: { code: 'Codice', price: 'Prezzo' },
	bought: 'Vai al prodotto',
	note: 'Prezzo e disponibilità sono quelli del momento in cui scriviamo: l’articolo non è riservato. L’avviso finisce con questo messaggio.',
	end: 'Chiudi questo avviso, o tutti quelli a questo indirizzo',
};

export type NoticeMailTexts = typeof IT;
