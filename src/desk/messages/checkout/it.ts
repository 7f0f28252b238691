export const it = {
	choices: {
		checkouts: 'Ordini iniziati e lasciati',
	},
};
