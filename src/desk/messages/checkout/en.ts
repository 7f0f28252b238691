export const en = {
	choices: {
		checkouts: 'Orders begun and left',
		vat_checks: 'Answers of VIES',
	},
};
