export const it = {
	resources: {
		discount_codes: {
			name: 'Codice sconto |||| Codici sconto',
		},
	},
	parts: {
		uses: 'Ordini che l’hanno usato',
		customer_cart: 'Carrello',
	},
	fields: {
		last_change: 'Ultima modifica',
		code: 'Codice',
		discount_kind: 'Sconto',
		discount_value: 'Valore',
		minimum: 'Merce minima',
		valid_from: 'Vale dal',
		valid_until: 'Vale fino al',
		uses_per_code: 'Usi in tutto',
		uses_per_person: 'Usi per persona',
		is_active: 'Attivo',
		remark: 'Nota interna',
	},
	choices: {
		percent: 'percentuale',
		amount: 'importo',
		free_shipping: 'spedizione gratuita',
		carts: 'Carrelli scaduti',
	},
};
