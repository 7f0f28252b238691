const COLUMNS_HINT =
	'Colonne: variant_code e on_hand (pezzi contati); facoltative low_at, backorder_on (AAAA-MM-GG), reason. Virgola o punto e virgola; le altre colonne di un’esportazione sono ignorate. Una cella vuota lascia il valore che c’è. Di un’esportazione si scrive solo ciò che hai cambiato nel file; ciò che intanto è cambiato nel negozio ti viene chiesto prima.';

export const it = {
	desk: {
		move: {
			title: 'Conta o muovi',
			hint: 'In magazzino risultano %{seen} pezzi. Se intanto qualcun altro ha registrato qualcosa, la tua registrazione viene rifiutata e vedi il numero nuovo.',
			send: 'Registra',
			done: 'Registrato.',
		},
	},
	parts: {
		stock_movements: 'Ultimi movimenti',
	},
	resources: {
		stock: {
			name: 'Giacenza |||| Magazzino',
			import: 'Importa giacenze',
			columns: COLUMNS_HINT,
		},
		stock_movements: {
			name: 'Movimento |||| Movimenti di magazzino',
		},
	},
	fields: {
		price: 'Prezzo',
		on_hand: 'In magazzino',
		held: 'Impegnati',
		availability: 'Disponibilità',
		low_at: 'In esaurimento da (pezzi)',
		backorder_on: 'Di nuovo disponibile dal',
		variant_id: 'Articolo',
		change: 'Variazione',
		quantity: 'Pezzi',
		reason: 'Motivo',
	},
	choices: {
		in_stock: 'disponibile',
		low_stock: 'in esaurimento',
		made_to_order: 'su ordinazione',
		out_of_stock: 'esaurito',
		opening: 'giacenza iniziale',
		import: 'importazione',
		sale: 'vendita',
		count: 'conteggio',
		receipt: 'carico',
		return: 'reso',
		loss: 'scarico',
	},
};
