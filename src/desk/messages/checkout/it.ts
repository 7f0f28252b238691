export const it = {
	choices: {
		checkouts: 'Ordini iniziati e lasciati',
		vat_checks: 'Risposte del VIES',
	},
};
