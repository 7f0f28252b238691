export const en = {
	choices: {
		checkouts: 'Orders begun and left',
	},
};
