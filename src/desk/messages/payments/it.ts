export const it = {
	choices: {
		payment_events: 'Messaggi dei fornitori di pagamento',
	},
};
