/** Source of these mails' texts; the other languages have its shape. */
export const IT = {
	confirm: {
		subject: 'Conferma il tuo indirizzo',
		title: 'Manca solo la password',
		intro:
			'qualcuno, speriamo tu, ha chiesto di aprire un account con questo indirizzo. Scegli la password e l’account è pronto: indirizzi, garanzie delle ruote e ordini in un posto solo.',
		button: 'Scegli la password',
		note: 'Il link vale 48 ore e si usa una volta sola. Se non hai chiesto tu l’account, non fare nulla: senza conferma non nasce nessun account e cancelliamo l’indirizzo.',
	},
	known: {
		subject: 'Hai già un account',
		title: 'Hai già un account',
		intro:
			'qualcuno, speriamo tu, ha chiesto di aprire un account con questo indirizzo, che ne ha già uno. Puoi accedere con la tua password; se non la ricordi, scegline un’altra da qui.',
		button: 'Scegli un’altra password',
		note: 'Il link vale un’ora e si usa una volta sola. Se la richiesta non è tua, non fare nulla: l’account resta com’è.',
	},
	reset: {
		subject: 'Scegli un’altra password',
		title: 'Una nuova password',
		intro:
			'qualcuno, speriamo tu, ha chiesto di cambiare la password del tuo account. Quando ne scegli un’altra, l’account esce da tutti i dispositivi.',
		button: 'Scegli un’altra password',
		note: 'Il link vale un’ora e si usa una volta sola. Se la richiesta non è tua, non fare nulla: la password resta quella di prima.',
	},
	unknown: {
		subject: 'Nessun account con questo indirizzo',
		title: 'Qui non c’è ancora un account',
		intro:
			'qualcuno, speriamo tu, ha chiesto una nuova password per questo indirizzo, che da noi non ha un account. Forse il tuo account ha un altro indirizzo. Se vuoi aprirne uno con questo, scegli la password da qui.',
		button: 'Apri un account',
		note: 'Il link vale 48 ore e si usa una volta sola. Se la richiesta non è tua, non fare nulla: cancelliamo l’indirizzo.',
	},
	emailNew: {
		subject: 'Conferma il nuovo indirizzo',
		title: 'Conferma il nuovo indirizzo',
		intro:
			'qualcuno, speriamo tu, vuole usare questo indirizzo per il proprio account. Il cambio avviene quando lo confermi; poi si accede con il nuovo indirizzo e la password di sempre.',
		button: 'Conferma l’indirizzo',
		note: 'Il link vale 24 ore e si usa una volta sola. Se la richiesta non è tua, non fare nulla: non cambia niente.',
	},
	emailTaken: {
		subject: 'Questo indirizzo ha già un account',
		title: 'Questo indirizzo ha già un account',
		intro:
			'qualcuno, forse tu, ha chiesto di spostare qui un altro account. Questo indirizzo ha già il suo, quindi non è cambiato nulla.',
		button: 'Accedi',
		note: (email: string) =>
			`Se la richiesta non è tua, non devi fare nulla. Per domande: ${email}.`,
	},
	emailOld: {
		subject: 'L’indirizzo del tuo account è cambiato',
		title: 'L’indirizzo del tuo account è cambiato',
		intro:
			'il tuo account ora usa un altro indirizzo, confermato da lì. A questo non scriviamo più per l’account, e da tutti i dispositivi si deve accedere di nuovo.',
		button: '',
		note: (email: string) =>
			`Se la richiesta non è tua, scrivici subito da questo indirizzo: ${email}.`,
	},
	passwordChanged: {
		subject: 'La password è cambiata',
		title: 'La password è cambiata',
		intro:
			'la password del tuo account è stata cambiata. Gli altri dispositivi sono usciti dall’account e i link che ti avevamo mandato non valgono più.',
		button: 'Non l’hai chiesto tu?',
		note: (email: string) =>
			`Se non l’hai chiesto tu, scegli subito un’altra password e scrivici: ${email}.`,
	},
	deleted: {
		subject: 'Il tuo account è stato eliminato',
		title: 'Account eliminato',
		intro:
			'il tuo account è stato eliminato con nome, indirizzi e preferenze. Le garanzie delle ruote restano valide e registrate con questo indirizzo; gli ordini si conservano per il tempo che la legge impone.',
		button: '',
		note: (email: string) => `Se non l’hai chiesto tu, scrivici da questo indirizzo: ${email}.`,
	},
};

export type CustomerMailTexts = typeof IT;
