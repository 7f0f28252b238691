/**
 * Texts of the host's own pages; the other languages have their shape. `{{name}}` is a placeholder.
 */
export const IT = {
	kept: 'Quello che hai scritto è ancora qui sotto.',
	filesAgain: 'I file vanno scelti di nuovo: il browser non li conserva.',
	resend: 'Invia di nuovo',
	write: 'Puoi anche scriverci a {{email}}.',
	required: 'Campo obbligatorio',
	choose: 'Scegli',
	errorMark: 'Errore:',
	fileLimits: '{{types}}, al massimo {{size}}',
	summaryOne: 'C’è {{count}} campo da correggere',
	summaryOther: 'Ci sono {{count}} campi da correggere',
	missing: {
		accepted: 'Spunta questa casella per continuare.',
		marketing: 'Scegli sì o no.',
		privacy: 'Conferma di aver letto l’informativa.',
		purchase_date: 'Il campo data di acquisto è richiesto',
		serial_number: 'Il numero seriale è richiesto',
		terms: 'Le condizioni vanno lette e accettate.',
	},
	errors: {
		required: 'Questo campo è obbligatorio.',
		file_required: 'Allega il file.',
		email: 'Scrivi un indirizzo e-mail completo, come ciclista@posta.example.',
		url: 'Scrivi un indirizzo completo, come https://negozio.example.',
		min: 'Scrivi almeno {{least}} caratteri.',
		max: 'Al massimo {{most}} caratteri.',
		size: 'Servono {{exact}} caratteri.',
		between: 'Da {{least}} a {{most}} caratteri.',
		digits: 'Servono {{exact}} cifre.',
		digits_between: 'Da {{least}} a {{most}} cifre.',
		numeric: 'Scrivi un numero.',
		integer: 'Scrivi un numero intero.',
		alpha_num: 'Solo lettere e cifre.',
		date: 'Questa data non esiste: controlla giorno, mese e anno.',
		in: 'Scegli una delle voci proposte.',
		not_in: 'Questo valore non è ammesso.',
		gone: 'Questa scelta non è più disponibile: scegline un’altra.',
		not_carried: 'Questo negozio non tiene la ruota che hai scelto: scegline un altro.',
		file_empty: 'Il file è vuoto. Scegline un altro.',
		file_too_large: 'Il file supera {{size}}. Riducilo o scegline un altro.',
		file_type: 'Questo tipo di file non è accettato. Sono ammessi: {{types}}.',
		file_broken: 'Il file è danneggiato e non si apre. Salvalo di nuovo o scegline un altro.',
		file_single: 'Un solo file per campo.',
		other: 'Controlla questo campo.',
		closed: 'Questa posizione si è chiusa: non accetta più candidature.',
		country: 'Scegli un Paese dall’elenco.',
		phone_prefix: 'Scegli un prefisso dall’elenco.',
		too_many_requests: 'Troppe verifiche di seriali da questa connessione. Riprova più tardi.',
	},
	problems: {
		too_many_requests: {
			title: 'Troppi invii in poco tempo',
			text: 'Riprova tra {{minutes}} min. Quello che hai scritto è ancora qui sotto.',
		},
		payload_too_large: {
			title: 'L’invio è troppo grande',
			text: 'I file insieme superano {{size}}, oppure un testo è troppo lungo. Riducili e invia di nuovo.',
		},
		form_not_enabled: {
			title: 'Il modulo non è disponibile',
			text: 'In questo momento non riceve invii. Riprova più tardi o scrivici.',
		},
		not_found: {
			title: 'Questo modulo non esiste',
			text: 'L’indirizzo non è corretto o il modulo è stato tolto.',
		},
		conflict: {
			title: 'L’invio non corrisponde al precedente',
			text: 'Un invio con lo stesso codice è già arrivato, ma con un contenuto diverso. Apri di nuovo il modulo.',
		},
		unavailable: {
			title: 'Il servizio non risponde',
			text: 'Non abbiamo ricevuto nulla. Torna alla pagina precedente, il browser conserva quello che hai scritto, e riprova tra qualche minuto.',
		},
		other: { title: 'Il modulo non è stato inviato', text: 'Controlla i dati e invia di nuovo.' },
	},
	received: {
		title: 'Grazie',
		text: 'Abbiamo ricevuto quello che hai inviato e ti rispondiamo via e-mail.',
		confirmTitle: 'Manca un passo: guarda nella posta',
		confirm:
			'Ti abbiamo mandato un messaggio con un link: la newsletter comincia quando confermi da lì.',
		quote: 'Citalo se ci scrivi o telefoni.',
	},
	result: {
		title: 'Esito della registrazione',
		some: 'Ti abbiamo mandato il riepilogo a {{email}}. Confrontiamo la prova di acquisto con il seriale e ti mandiamo il certificato quando la richiesta è accettata.',
		none: 'Nessuna ruota è stata registrata e non abbiamo conservato nulla.',
		reference: 'Riferimento',
		support: 'Chiedi assistenza per {{serial}}',
		look_alike:
			'Nel seriale la lettera O e lo zero, o la lettera I e l’uno, si confondono facilmente: controllali.',
		not_carbon:
			'Questa ruota non ha il cerchio in carbonio: l’estensione vale solo per le ruote in carbonio.',
	},
};
export type PageTexts = typeof IT;
