export const it = {
	desk: {
		measurement: {
			title: 'Andamento',
			off: 'La misurazione delle visite è spenta nelle impostazioni: qui ci sono ordini, incassi e ricerche, che non dipendono da essa.',
			wrongDays:
				'Questi giorni non si possono mostrare: il primo viene dopo l’ultimo, o sono più di un anno.',
			visits: 'Visite e ordini per giorno',
			visitsNote:
				'Visite, carrelli e checkout solo di chi ha accettato le statistiche; ordini di tutti.',
			views: 'Prodotti visti',
			carts: 'Aggiunte al carrello',
			checkouts: 'Checkout iniziati',
			orders: 'Ordini pagati',
			leaving: 'Dove si fermano',
			leavingNote:
				'Passi di chi ha accettato le statistiche. Una visita può contare più volte lo stesso passo.',
			left: 'Persi dal passo prima',
			step: 'Passo',
			times: 'Volte',
			takings: 'Incassi',
			takingsNote:
				'Totale degli ordini per giorno di pagamento, meno i rimborsi nel giorno in cui sono stati emessi. Le contestazioni perse non sono detratte. Il grafico mostra la valuta con più ordini.',
			paid: 'Pagato',
			refunded: 'Rimborsato',
			countries: 'Paesi',
			country: 'Paese',
			day: 'Giorno',
			misses: 'Ricerche senza risultati',
			missesNote: 'Di tutti, senza alcun dato su chi cerca.',
			allMisses: 'Tutte le ricerche senza risultati',
			term: 'Termine',
			language: 'Lingua',
			stock: 'Scorte che finiscono',
			article: 'Articolo',
			product: 'Prodotto',
			available: 'Disponibili',
			none: 'Niente in questi giorni.',
			from: 'Dal',
			to: 'Al',
			steps: {
				view_item: 'Prodotto',
				add_to_cart: 'Carrello',
				begin_checkout: 'Checkout',
				add_shipping_info: 'Spedizione',
				add_payment_info: 'Pagamento',
				purchase: 'Ordine',
			},
		},
	},
	resources: {
		search_misses: {
			name: 'Ricerca senza risultati |||| Ricerche senza risultati',
		},
		consent_receipts: {
			name: 'Ricevuta di consenso |||| Ricevute di consenso',
		},
	},
	fields: {
		edition: 'Che cosa è misurato',
		day: 'Giorno',
		count: 'Volte',
		term: 'Termine cercato',
		revoked_at: 'Revocato',
	},
	choices: {
		consent_receipts: 'Ricevute dei consensi alle statistiche',
		browsing_counts: 'Conteggi delle visite',
		search_misses: 'Ricerche senza risultati',
	},
};
