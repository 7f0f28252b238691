import type { it } from './it.ts';

export const en: typeof it = {
	resources: {
		discount_codes: {
			name: 'Discount code |||| Discount codes',
		},
	},
	parts: {
		uses: 'Orders that used it',
		customer_cart: 'Cart',
	},
	fields: {
		last_change: 'Last change',
		code: 'Code',
		discount_kind: 'Discount',
		discount_value: 'Value',
		minimum: 'Least value of goods',
		valid_from: 'Valid from',
		valid_until: 'Valid until',
		uses_per_code: 'Uses in all',
		uses_per_person: 'Uses per person',
		is_active: 'Active',
		remark: 'Internal note',
	},
	choices: {
		percent: 'percentage',
		amount: 'amount',
		free_shipping: 'free shipping',
		carts: 'Expired carts',
	},
};
