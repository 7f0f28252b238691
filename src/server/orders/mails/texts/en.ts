import type { OrderMailTexts } from './shape.ts';

export const EN: OrderMailTexts = {
	facts: {
		number: 'Order number',
		total: 'Total',
		refunded: 'Amount refunded',
		carrier: 'Carrier',
		tracking: 'Tracking number',
		holder: 'Account holder',
		iban: 'IBAN',
		bic: 'BIC',
		bank: 'Bank',
		reference: 'Payment reference',
		lastDay: 'To reach us by',
	},
	see: 'View your order',
	pay: 'Pay for the order',
	linkNote:
		'The link is yours alone and works for 30 days. You can ask for another at any time with your e-mail address and the order number.',
	trackingLink: 'Track the parcel',
	mails: {
		placed: {
			subject: (number) => `Order ${number}: waiting for your bank transfer`,
			title: 'Thank you for your order',
			text: 'We have received your order and are keeping the items for you. Here are the details for your transfer; please give the order number alone as the reference.',
		},
		reminder: {
			subject: (number) => `Order ${number}: your transfer has not arrived yet`,
			title: 'We are still waiting for your transfer',
			text: 'If you have already made it there is nothing else to do: some banks take one or two working days. After the day below the order is cancelled and the items go back on sale.',
		},
		paid: {
			subject: (number) => `Order ${number} confirmed`,
			title: 'Your order is confirmed',
			text: 'We have received your payment and are preparing the parcel. The confirmation with the terms of the contract is attached; we will write again when your order leaves.',
		},
		failed: {
			subject: (number) => `Order ${number}: the payment did not go through`,
			title: 'The payment did not go through',
			text: 'Nothing has been charged. You can try again with the same order, without typing anything twice.',
		},
		left: {
			subject: (number) => `Order ${number}: only the payment is missing`,
			title: 'Your order is waiting',
			text: 'The payment was not completed and nothing has been charged. You can pick up from here for as long as the items are available.',
		},
		called_off: {
			subject: (number) => `Order ${number}: we have cancelled it`,
			title: 'Your order is cancelled',
			text: 'We have cancelled the order, and nothing will be sent. If you have paid already, we refund the full amount by the same means of payment and will write as soon as the refund is issued.',
		},
		canceled: {
			subject: (number) => `Order ${number} cancelled`,
			title: 'The order has been cancelled',
			text: 'The payment did not arrive in time, so the order is cancelled and you owe nothing.',
		},
		too_late: {
			subject: (number) => `Order ${number}: we are refunding you`,
			title: 'The items are no longer available',
			text: 'Your payment arrived after the items had been sold. We are sorry: the order is cancelled and we are refunding the full amount by the same means of payment.',
		},
		packed: {
			subject: (number) => `Order ${number}: your parcel is ready`,
			title: 'Your parcel is ready',
			text: 'Your order is packed and waiting for the carrier.',
		},
		shipped: {
			subject: (number) => `Order ${number} shipped`,
			title: 'Your parcel is on its way',
			text: 'We have handed your parcel to the carrier.',
		},
		delivered: {
			subject: (number) => `Order ${number} delivered`,
			title: 'Your order has arrived',
			text: 'You have 14 days from the day of delivery to withdraw from the contract or ask for a return. If you bought carbon wheels you can register them from the order’s page: the 2 years of legal guarantee, owed by the seller, stay as they are, and 2 years of the maker’s guarantee are added.',
		},
		refunded: {
			subject: (number) => `Order ${number}: refund issued`,
			title: 'Your refund has been issued',
			text: 'The amount goes back to the means of payment that you used; your bank may take a few days to show it.',
		},
	},
	link: {
		subject: 'The link to your orders',
		title: 'Your orders',
		text: 'This link shows the orders placed with this address: parcels, withdrawal, returns and wheels. If you did not ask for it, ignore this message.',
		button: 'View the orders',
	},
};
