import type { PaperTexts } from './shape.ts';

export const IT: PaperTexts = {
	titles: {
		confirmation: 'Conferma d’ordine',
		invoice: 'Fattura',
		receipt: 'Ricevuta',
		credit_note: 'Nota di credito',
		slip: 'Distinta di imballaggio',
		debit_note: 'Nota di debito',
	},
	order: 'Ordine',
	date: 'Data',
	number: 'Numero',
	corrects: 'Riguarda la fattura',
	takesBack: 'Annulla la nota di credito',
	payment: 'Pagamento',
	means: { stripe: 'carta', bank_transfer: 'bonifico bancario', test: 'pagamento di prova' },
	delivery: 'Consegna prevista',
	afterMoney: (days) => `${days} giorni lavorativi dall’arrivo dell’importo`,
	buyer: 'Cliente',
	shipTo: 'Spedizione a',
	pickup: 'Ritiro presso',
	seller: 'Venditore',
	vatNumber: 'Partita IVA',
	taxCode: 'Codice fiscale',
	recipientCode: 'Codice destinatario (SDI)',
	article: 'Articolo',
	quantity: 'Pezzi',
	unitPrice: 'Prezzo',
	amount: 'Importo',
	rate: 'IVA',
	serials: 'Seriali',
	goods: 'Articoli',
	discount: 'Sconto',
	shipping: 'Spedizione',
	total: 'Totale',
	vatOf: (rate, net) => `di cui IVA ${rate} su ${net}`,
	untaxed: {
		intra_eu:
			'Operazione non imponibile, art. 41 DL 331/93: l’IVA è a carico del cliente (inversione contabile).',
		export:
			'Operazione non imponibile, art. 8 DPR 633/72: IVA e dazi del Paese di destinazione sono a carico di chi riceve.',
	},
	transfer: 'Dati per il bonifico',
	holder: 'Intestatario',
	reference: 'Causale',
	lastDay: 'Da ricevere entro il',
	guarantee: 'Garanzia legale di conformità',
	guaranteeText: (years) =>
		`Per ${years} anni dalla consegna il venditore risponde dei difetti di conformità. A tua scelta e senza spese: riparazione o sostituzione; se non sono possibili, una riduzione del prezzo o il rimborso con la risoluzione del contratto (Codice del consumo, art. 128 e seguenti). Dopo una riparazione la garanzia si allunga di un anno.`,
	guaranteeLink: 'La garanzia legale su Your Europe, il sito dell’Unione europea',
	guaranteeForeign: 'L’avviso ufficiale è in inglese.',
	withdrawal: 'Diritto di recesso',
	withdrawalText:
		'Puoi recedere dal contratto entro 14 giorni dal giorno in cui ricevi l’ultimo pacco, senza dare motivazioni. Basta una dichiarazione: con il link «Recedi dal contratto qui», presente in ogni pagina del sito, o con una e-mail. Entro 14 giorni rimborsiamo quanto hai pagato, comprese le spese della spedizione standard; possiamo attendere fino a quando i beni sono tornati o dimostri di averli spediti. Hai 14 giorni dalla dichiarazione per rispedirli, a tue spese.',
	conditions: 'Condizioni del contratto che hai accettato',
	courtesy:
		'Copia di cortesia: l’originale è la fattura elettronica trasmessa al Sistema di Interscambio.',
	slipText:
		'Controlla il contenuto alla consegna. Per un reso o per il recesso usa la pagina dell’ordine.',
};
