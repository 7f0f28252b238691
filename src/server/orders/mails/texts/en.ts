import type { OrderMailTexts } from './shape.ts';

export const EN: OrderMailTexts = {
	facts: {
		number: 'Order number',
		total: 'Total',
		refunded: 'Amount refunded',
		owed: 'Amount due to you',
		deliveryBy: 'Delivery expected by',
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
	inParts: 'This parcel holds part of your order: the rest travels separately.',
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
			pickup: {
				text: 'We have received your payment and are preparing the items. The confirmation with the terms of the contract is attached; we will write when you can collect them from the dealer.',
			},
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
		called_off_disputed: {
			subject: (number) => `Order ${number}: cancelled after the dispute`,
			title: 'Your order is cancelled',
			text: 'After the payment was disputed we have cancelled the order, and nothing will be sent. Your bank returns the amount to you: no other refund will follow from us.',
		},
		rest_called_off: {
			subject: (number) => `Order ${number}: the rest will not be sent`,
			title: 'The rest of your order is cancelled',
			text: 'After the payment was disputed we have cancelled the items below, which had not been sent yet. Nothing changes for those already sent. Your bank returns the amount to you: no other refund will follow from us.',
		},
		canceled: {
			subject: (number) => `Order ${number} cancelled`,
			title: 'The order has been cancelled',
			text: 'The payment did not arrive in time, so the order is cancelled and you owe nothing.',
		},
		canceled_by_buyer: {
			subject: (number) => `Order ${number}: cancelled as you asked`,
			title: 'You have cancelled the order',
			text: 'As you asked, the order is cancelled: nothing will be sent and you owe nothing. If you had already made the bank transfer, we return the full amount as soon as it arrives.',
		},
		too_late: {
			subject: (number) => `Order ${number}: we are refunding you`,
			title: 'The items are no longer available',
			text: 'Your payment arrived after the items had been sold. We are sorry: the order is cancelled and we are refunding the full amount by the same means of payment.',
		},
		packed: {
			subject: (number) => `Order ${number}: your parcel is ready`,
			title: 'Your parcel is ready',
			text: 'Your parcel is packed and waiting for the carrier.',
			pickup: {
				title: 'Your order is ready to leave',
				text: 'Your order is packed and leaves for the dealer you chose.',
			},
		},
		shipped: {
			subject: (number) => `Order ${number} shipped`,
			title: 'Your parcel is on its way',
			text: 'We have handed your parcel to the carrier.',
			pickup: {
				title: 'Your order is on its way to the dealer',
				text: 'We will write again when you can collect it.',
			},
		},
		delayed: {
			subject: (number) => `Order ${number}: your delivery is delayed`,
			title: 'Your order will take longer than we said',
			text: 'We are sorry: we cannot deliver by the day we gave you. The new date is below. If you would rather not wait, reply to this message: we will cancel the order and refund everything.',
		},
		delivered: {
			subject: (number) => `Order ${number} delivered`,
			title: 'Your order has arrived',
			text: 'You have 14 days from the day of delivery to withdraw from the contract or ask for a return.',
			carbon:
				'Your carbon wheels are registered from the order’s page: the 2 years of legal guarantee, owed by the seller, stay as they are, and 2 years of the manufacturer’s guarantee are added.',
			pickup: {
				subject: (number) => `Order ${number}: ready to collect`,
				title: 'Your order is at the dealer’s',
				text: 'You can collect it at the address below; please bring the order number. From the day you collect it you have 14 days to withdraw from the contract.',
			},
		},
		refunded: {
			subject: (number) => `Order ${number}: refund issued`,
			title: 'Your refund has been issued',
			text: 'The amount goes back to the means of payment that you used; your bank may take a few days to show it.',
		},
		refund_undone: {
			subject: (number) => `Order ${number}: your refund came back to us`,
			title: 'Your bank has returned the refund',
			text: 'The refund that we had sent you was not credited: your bank returned it to us, usually because the card or the account has been closed. The amount is still yours: reply to this message or call us and we will find another way. We will never ask for your card details.',
		},
	},
	link: {
		subject: 'The link to your orders',
		title: 'Your orders',
		text: 'This link shows the orders placed with this address: parcels, withdrawal, returns and wheels. If you did not ask for it, ignore this message.',
		button: 'View the orders',
	},
};
