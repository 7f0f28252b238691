export const it = {
	desk: {
		withdrawals: {
			toDecide: 'Recessi da trattare',
			toRefund: 'Recessi da rimborsare',
			title: 'Tratta il recesso',
			hint: 'Il rimborso parte entro il giorno indicato, salvo attendere la merce o la prova della spedizione.',
			accept: 'Accetta…',
			accepted: 'Recesso accettato: il messaggio è in partenza.',
			acceptText:
				'Chi ha comprato riceve l’indirizzo a cui spedire e il termine. Se la dichiarazione non ha un ordine, scrivine il numero.',
			refuse: 'Respingi…',
			refused: 'Recesso respinto: il messaggio è in partenza.',
			refuseText: 'Scrivi il motivo nella lingua di chi ha comprato: arriva così com’è.',
			receive: 'Registra l’arrivo della merce',
			received: 'Arrivo registrato.',
			receiveText: 'Conta i pezzi e guarda in che stato sono.',
			refund: 'Rimborsa',
			refunded: 'Rimborso avviato con il mezzo di pagamento dell’ordine.',
			refundText:
				'Si rimborsa tutto ciò che resta dell’ordine con la consegna standard, come vuole la legge.',
		},
	},
	resources: {
		withdrawals: { name: 'Recesso |||| Recessi' },
	},
	fields: {
		withdrawal_status: 'Stato del recesso',
		stated_at: 'Dichiarato il',
		refund_by: 'Rimborso entro',
		stated_name: 'Nome dichiarato',
		stated_contract: 'Contratto dichiarato',
		withdraw_until: 'Ultimo giorno per recedere',
		goods_at: 'Merce arrivata il',
	},
	own: {
		withdrawals: {
			sent_at: 'Merce spedita il',
			is_late: 'Fuori termine',
			reference: 'Codice',
		},
	},
	choices: {
		settled: 'concluso',
		unproven: 'casella da confermare',
		accepted: 'accettato',
		withdrawals: 'Recessi',
		unproven_withdrawals: 'Recessi che nessuno ha confermato',
	},
};
