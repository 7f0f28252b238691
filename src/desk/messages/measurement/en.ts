import type { it } from './it.ts';

export const en: typeof it = {
	desk: {
		measurement: {
			title: 'Trends',
			off: 'Measurement of visits is off in the settings: here are orders, takings and searches, which do not depend on it.',
			wrongDays:
				'These days cannot be shown: the first is after the last, or they are more than a year.',
			visits: 'Visits and orders by day',
			visitsNote:
				'Visits, carts and checkouts only of those who accepted statistics; orders of everybody.',
			views: 'Products viewed',
			carts: 'Added to cart',
			checkouts: 'Checkouts begun',
			orders: 'Paid orders',
			leaving: 'Where people leave',
			leavingNote:
				'Steps of those who accepted statistics. A visit may count the same step several times.',
			left: 'Lost since the step before',
			step: 'Step',
			times: 'Times',
			takings: 'Takings',
			takingsNote:
				'Order totals by day of payment, less refunds by the day they were issued. Disputes that were lost are not taken off. The picture shows the currency with most orders.',
			paid: 'Paid',
			refunded: 'Refunded',
			countries: 'Countries',
			country: 'Country',
			day: 'Day',
			misses: 'Searches without hits',
			missesNote: 'Of everybody, without any data on who searches.',
			allMisses: 'All searches without hits',
			term: 'Term',
			language: 'Language',
			stock: 'Stock that runs out',
			article: 'Article',
			product: 'Product',
			available: 'Available',
			none: 'Nothing in these days.',
			from: 'From',
			to: 'To',
			steps: {
				view_item: 'Product',
				add_to_cart: 'Cart',
				begin_checkout: 'Checkout',
				add_shipping_info: 'Shipping',
				add_payment_info: 'Payment',
				purchase: 'Order',
			},
		},
	},
	resources: {
		search_misses: {
			name: 'Search without hits |||| Searches without hits',
		},
		consent_receipts: {
			name: 'Consent receipt |||| Consent receipts',
		},
	},
	fields: {
		edition: 'What is measured',
		day: 'Day',
		count: 'Times',
		term: 'Search term',
		revoked_at: 'Revoked',
	},
	choices: {
		consent_receipts: 'Receipts of consents to statistics',
		browsing_counts: 'Counts of visits',
		search_misses: 'Searches without hits',
	},
};
