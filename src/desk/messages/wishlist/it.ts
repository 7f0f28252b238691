export const it = {
	choices: {
		notice_requests: 'Avvisi mai confermati',
		notices: 'Avvisi in attesa',
		former_notices: 'Avvisi inviati o chiusi',
	},
};
