import type { it } from './it.ts';

export const en: typeof it = {
	desk: {
		person: {
			title: 'Data of the person',
			hint: 'A copy of everything about this address, or its erasure, account included.',
			open: 'Open the data of the person',
		},
	},
	parts: {
		customer_addresses: 'Addresses',
		session_count: 'Devices signed in',
	},
	resources: {
		customers: {
			name: 'Customer |||| Customers',
		},
	},
	fields: {
		address: 'Address',
		is_default: 'Default',
		phone: 'Phone',
	},
	choices: {
		billing: 'billing',
		shipping: 'shipping',
		customer_sessions: 'Sessions of customers',
		customer_links: 'Confirmation links of customers',
	},
};
