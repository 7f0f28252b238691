export const it = {
	resources: {
		options: {
			name: 'Opzione degli articoli |||| Opzioni degli articoli',
		},
	},
	fields: {
		option_values: 'Valori',
		decides_fit: 'Decide la compatibilità: la sceglie solo chi compra',
	},
};
