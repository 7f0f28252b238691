import type { it } from './it.ts';

const COLUMNS_HINT =
	'Columns: variant_code, price_list_id and amount; optional street_price, is_reduced (true, false). The header names the unit of amounts: “amount (EUR)” for 1890.00, “amount (minor)” for 189000, whole yen. Comma or semicolon; other columns of an export are passed over. An empty cell keeps the value that is there. Of an export, only what you changed in the file is written; you are asked first about what has changed in the shop meanwhile.';

export const en: typeof it = {
	parts: {
		price_history: 'History of the price',
	},
	resources: {
		price_lists: {
			name: 'Price list |||| Price lists',
		},
		prices: {
			name: 'Price |||| Prices',
			import: 'Import prices',
			columns: COLUMNS_HINT,
		},
		vat_rates: {
			name: 'VAT rate |||| VAT rates',
		},
		shipping_rates: {
			name: 'Shipping |||| Shipping',
		},
		market_rules: {
			name: 'Rule of sale |||| Rules of sale',
		},
	},
	fields: {
		name: 'Name',
		currency: 'Currency',
		countries: 'Countries (codes; empty: all others)',
		prices_include_vat: 'VAT included',
		year: 'Year',
		variant_code: 'Article code',
		price_list_name: 'Name of the price list',
		price_list_id: 'Price list',
		amount: 'Amount',
		street_price: 'Suggested price',
		is_reduced: 'Announced as reduced',
		reduced_since: 'Reduced since',
		priced_since: 'Price in force since',
		lowest_price_30d: 'Lowest in the 30 days before',
		at: 'From',
		country: 'Country',
		rate: 'Rate',
		source: 'Source',
		method: 'Method',
		free_from: 'Free from',
		time_from: 'Time from',
		time_to: 'Time to',
		time_unit: 'Unit of time',
		is_offered: 'Offered',
		excluded: 'Countries that nothing is sent to (codes)',
		handles_uk_vat: 'British VAT handled up to £135',
		uk_goods_above: 'Goods above: what £135 come to',
	},
	own: {
		vat_rates: {
			valid_from: 'Valid from',
		},
		price_lists: {
			is_default: 'Printed on the pages',
		},
	},
	choices: {
		standard: 'standard',
		express: 'express',
		days: 'working days',
		hours: 'hours',
	},
};
