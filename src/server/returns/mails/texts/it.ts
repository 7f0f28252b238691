import type { ReturnMailTexts } from './shape.ts';

export const IT: ReturnMailTexts = {
	facts: { reference: 'Reso', order: 'Ordine', refund: 'Rimborso', sendTo: 'Spedisci a' },
	part: {
		subject: (reference) => `Reso ${reference}: arrivato in parte`,
		title: 'Il tuo reso è arrivato in parte',
		came: 'Arrivati',
		missing: 'Non arrivati',
		text: 'Rimborsiamo ciò che è arrivato. Se hai spedito anche il resto, rispondi a questa e-mail con la ricevuta del corriere: lo cerchiamo noi.',
	},
	see: 'Vedi il reso',
	linkNote:
		'Il link è personale e vale 30 giorni. Puoi chiederne un altro in ogni momento con e-mail e numero d’ordine.',
	mails: {
		requested: {
			subject: (reference) => `Reso ${reference}: richiesta ricevuta`,
			title: 'Abbiamo ricevuto la tua richiesta',
			text: 'la controlliamo e ti scriviamo entro due giorni lavorativi. Per ora tieni tutto con te, nell’imballo originale.',
		},
		authorised: {
			subject: (reference) => `Reso ${reference} autorizzato`,
			title: 'Il reso è autorizzato',
			text: 'l’etichetta è allegata: stampala, incollala sul collo chiuso e consegnalo al corriere che passa all’indirizzo che hai indicato. Dalle ruote togli prima coperture, cassetta e dischi che non hai comprato con loro.',
			own: 'spedisci il collo all’indirizzo qui sotto, con il codice del reso ben visibile, e inserisci il numero di spedizione nella pagina del reso. Dalle ruote togli prima coperture, cassetta e dischi che non hai comprato con loro.',
		},
		in_transit: {
			subject: (reference) => `Reso ${reference} in viaggio`,
			title: 'Il tuo reso è in viaggio',
			text: 'abbiamo preso nota della spedizione. Ti scriviamo appena il collo arriva in officina.',
		},
		received: {
			subject: (reference) => `Reso ${reference} arrivato`,
			title: 'Il tuo reso è arrivato',
			text: 'l’officina controlla gli articoli; subito dopo parte il rimborso.',
		},
		refunded: {
			subject: (reference) => `Reso ${reference}: completo`,
			title: 'Il tuo rimborso è partito',
			text: 'grazie dell’attesa. Il reso è completo. Il rimborso è stato emesso. L’importo torna sul mezzo di pagamento che hai usato; la banca può metterci qualche giorno ad accreditarlo.',
		},
		refused: {
			subject: (reference) => `Reso ${reference}: non accettato`,
			title: 'Non possiamo accettare il reso',
			text: 'ecco il motivo. Se non sei d’accordo rispondi a questa e-mail: la garanzia legale e il diritto di recesso restano come sono.',
		},
	},
};
