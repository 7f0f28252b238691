export const it = {
	desk: {
		version: {
			title: 'Aggiungi una versione',
			hint: 'Le versioni precedenti restano raggiungibili, ciascuna con la sua data; il passaporto di una ruota mostra quella del suo anno. Sul sito compare con la prossima pubblicazione.',
			file: 'File PDF, al massimo 20 MB',
			save: 'Carica la versione',
			saved: 'Versione caricata.',
		},
	},
	parts: {
		earlier: 'Versioni precedenti',
	},
	resources: {
		documents: {
			name: 'Manuale o documento |||| Manuali e documenti',
		},
		options: {
			name: 'Opzione degli articoli |||| Opzioni degli articoli',
		},
	},
	fields: {
		file: 'File',
		title: 'Titolo',
		published_on: 'Versione del',
		range: 'Gamma',
		bytes: 'Byte',
		option_values: 'Valori',
		decides_fit: 'Decide la compatibilità: la sceglie solo chi compra',
	},
	choices: {
		manual: 'manuale',
		catalogue: 'catalogo',
		price_list: 'listino',
		technical_sheet: 'scheda tecnica',
		declaration: 'dichiarazione',
	},
};
