export const en = {
	choices: {
		payment_events: 'Messages of payment providers',
	},
};
