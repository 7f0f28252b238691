const COLUMNS_HINT =
	'Colonne: variant_code, price_list_id e amount; facoltative street_price, is_reduced (true, false). L’intestazione dice l’unità degli importi: «amount (EUR)» per 1890,00, «amount (minor)» per 189000, yen interi. Virgola o punto e virgola; le altre colonne di un’esportazione sono ignorate. Una cella vuota lascia il valore che c’è. Di un’esportazione si scrive solo ciò che hai cambiato nel file; ciò che intanto è cambiato nel negozio ti viene chiesto prima.';

export const it = {
	parts: {
		price_history: 'Storico del prezzo',
	},
	resources: {
		price_lists: {
			name: 'Listino |||| Listini',
		},
		prices: {
			name: 'Prezzo |||| Prezzi',
			import: 'Importa prezzi',
			columns: COLUMNS_HINT,
		},
		vat_rates: {
			name: 'Aliquota IVA |||| Aliquote IVA',
		},
		shipping_rates: {
			name: 'Spedizione |||| Spedizioni',
		},
		market_rules: {
			name: 'Regola di vendita |||| Regole di vendita',
		},
	},
	fields: {
		name: 'Nome',
		currency: 'Valuta',
		countries: 'Paesi (codici; vuoto: tutti gli altri)',
		prices_include_vat: 'IVA compresa',
		year: 'Anno',
		variant_code: 'Codice articolo',
		price_list_name: 'Nome del listino',
		price_list_id: 'Listino',
		amount: 'Importo',
		street_price: 'Prezzo consigliato',
		is_reduced: 'Ribasso annunciato',
		reduced_since: 'Ribassato dal',
		priced_since: 'Prezzo in vigore dal',
		lowest_price_30d: 'Più basso nei 30 giorni prima',
		at: 'Dal',
		country: 'Paese',
		rate: 'Aliquota',
		source: 'Fonte',
		method: 'Modo',
		free_from: 'Gratis da',
		time_from: 'Tempo da',
		time_to: 'Tempo a',
		time_unit: 'Unità di tempo',
		is_offered: 'Offerta',
		excluded: 'Paesi in cui non si spedisce (codici)',
		handles_uk_vat: 'IVA britannica gestita fino a 135 £',
		uk_goods_above: 'Merce oltre: quanto fanno 135 £',
	},
	own: {
		vat_rates: {
			valid_from: 'Valida dal',
		},
		price_lists: {
			is_default: 'Stampato nelle pagine',
		},
	},
	choices: {
		standard: 'standard',
		express: 'espresso',
		days: 'giorni lavorativi',
		hours: 'ore',
	},
};
