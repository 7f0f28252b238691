import type { it } from './it.ts';

const COLUMNS_HINT =
	'Columns: variant_code and on_hand (pieces counted); optional low_at, backorder_on (YYYY-MM-DD), reason. Comma or semicolon; other columns of an export are passed over. An empty cell keeps the value that is there. Of an export, only what you changed in the file is written; you are asked first about what has changed in the shop meanwhile.';

export const en: typeof it = {
	desk: {
		move: {
			title: 'Count or move',
			hint: 'The shelf is said to hold %{seen} pieces. If somebody else has entered something meanwhile, yours is refused and you see the new number.',
			send: 'Enter',
			done: 'Entered.',
		},
	},
	parts: {
		stock_movements: 'Last movements',
	},
	resources: {
		stock: {
			name: 'Stock item |||| Stock',
			import: 'Import stock',
			columns: COLUMNS_HINT,
		},
		stock_movements: {
			name: 'Movement |||| Stock movements',
		},
	},
	fields: {
		price: 'Price',
		on_hand: 'On the shelf',
		held: 'Held',
		availability: 'Availability',
		low_at: 'Running low at (pieces)',
		backorder_on: 'Back on',
		variant_id: 'Article',
		change: 'Change',
		quantity: 'Pieces',
		reason: 'Reason',
	},
	choices: {
		in_stock: 'in stock',
		low_stock: 'running low',
		made_to_order: 'made to order',
		out_of_stock: 'out of stock',
		opening: 'opening stock',
		import: 'import',
		sale: 'sale',
		count: 'count',
		receipt: 'receipt',
		return: 'return',
		loss: 'loss',
	},
};
