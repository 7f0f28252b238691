import type { WithdrawalMailTexts } from './shape.ts';

export const IT: WithdrawalMailTexts = {
	facts: {
		reference: 'Codice',
		name: 'Nome',
		contract: 'Ordine o contratto',
		channel: 'Ricevuta inviata a',
		statedAt: 'Ricevuto',
		until: 'Ultimo giorno per recedere',
		sendBy: 'Da spedire entro',
		sendTo: 'Spedisci a',
		dueOn: 'Rimborso entro',
	},
	statement: 'Con la presente dichiaro di recedere dal contratto di vendita indicato.',
	mails: {
		receipt: {
			subject: (reference) => `Recesso ${reference}: ricevuta`,
			title: 'Abbiamo ricevuto la tua dichiarazione di recesso',
			text: 'questa è la ricevuta: riporta la dichiarazione, la data e l’ora in cui è arrivata. Conferma che l’abbiamo ricevuta, non che l’abbiamo accettata; ti rispondiamo entro due giorni lavorativi. Se hai già la merce, hai 14 giorni da oggi per spedirla.',
		},
		unproven: {
			subject: (reference) => `Recesso ${reference}: ricevuta, manca una conferma`,
			title: 'Abbiamo ricevuto una dichiarazione di recesso',
			text: 'questa è la ricevuta: riporta la dichiarazione, la data e l’ora in cui è arrivata, e vale da allora. Non è un’accettazione. Conferma che questa casella è tua con il pulsante, così possiamo trattarla. Se non l’hai inviata tu, ignora questo messaggio.',
		},
		accepted: {
			subject: (reference) => `Recesso ${reference} accettato`,
			title: 'Il recesso è accettato',
			text: 'spedisci la merce entro il giorno indicato, se l’hai ricevuta. Rimborsiamo il prezzo e la consegna standard con lo stesso mezzo di pagamento entro 14 giorni dalla dichiarazione; possiamo attendere che la merce sia arrivata, o la prova che è stata spedita.',
		},
		stopped: {
			subject: (reference) => `Recesso ${reference} accettato: l’ordine è fermo`,
			title: 'Il recesso è accettato e l’ordine non parte',
			text: 'dal nostro magazzino non è partito nulla: non riceverai l’ordine e non devi spedire nulla. Se lo hai già pagato, ti rimborsiamo l’intero importo, consegna compresa, con lo stesso mezzo di pagamento, al più tardi entro 14 giorni dalla dichiarazione.',
		},
		refused: {
			subject: (reference) => `Recesso ${reference}: non accolto`,
			title: 'Non possiamo accogliere il recesso',
			text: 'ecco il motivo. Se non sei d’accordo rispondi a questa e-mail.',
		},
		refunded: {
			subject: (reference) => `Recesso ${reference}: rimborso emesso`,
			title: 'Il rimborso è stato emesso',
			text: 'l’importo torna sul mezzo di pagamento che hai usato; la banca può metterci qualche giorno ad accreditarlo.',
		},
	},
	prove: 'Conferma la casella',
	late: 'Il termine per recedere risulta trascorso: la dichiarazione è registrata lo stesso e ti rispondiamo.',
};
