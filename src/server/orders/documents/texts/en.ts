import type { PaperTexts } from './shape.ts';

export const EN: PaperTexts = {
	titles: {
		confirmation: 'Order confirmation',
		invoice: 'Invoice',
		receipt: 'Receipt',
		credit_note: 'Credit note',
		debit_note: 'Debit note',
		slip: 'Packing slip',
	},
	order: 'Order',
	date: 'Date',
	number: 'Number',
	corrects: 'About the invoice',
	takesBack: 'Takes back the credit note',
	payment: 'Payment',
	means: { stripe: 'card', bank_transfer: 'bank transfer', test: 'test payment' },
	delivery: 'Expected delivery',
	afterMoney: (days) => `${days} working days from when your transfer arrives`,
	buyer: 'Customer',
	shipTo: 'Shipped to',
	pickup: 'To be collected at',
	seller: 'Seller',
	vatNumber: 'VAT number',
	taxCode: 'Tax code',
	recipientCode: 'SDI recipient code',
	article: 'Item',
	quantity: 'Pieces',
	unitPrice: 'Price',
	amount: 'Amount',
	rate: 'VAT',
	serials: 'Serial numbers',
	goods: 'Items',
	discount: 'Discount',
	shipping: 'Shipping',
	total: 'Total',
	vatOf: (rate, net) => `including VAT ${rate} on ${net}`,
	untaxed: {
		intra_eu:
			'No VAT is charged (art. 41 DL 331/93): the customer accounts for it (reverse charge).',
		export:
			'No VAT is charged (art. 8 DPR 633/72): taxes and duties of the country of destination are paid by the recipient.',
	},
	transfer: 'Details for the bank transfer',
	holder: 'Account holder',
	reference: 'Reference',
	lastDay: 'To arrive by',
	guarantee: 'Legal guarantee of conformity',
	guaranteeText: (years) =>
		`For ${years} years from delivery the seller is liable for any lack of conformity. At your choice and free of charge: repair or replacement; where neither is possible, a price reduction or a refund with the end of the contract (Italian Consumer Code, art. 128 ff.). After a repair the guarantee runs one year longer.`,
	guaranteeLink: 'The legal guarantee on Your Europe, the EU’s website',
	guaranteeForeign: 'The official notice is in English.',
	withdrawal: 'Right of withdrawal',
	withdrawalText:
		'You may withdraw from the contract within 14 days of the day on which you receive the last parcel, without giving a reason. A statement is enough: by the link “Withdraw from contract here” on every page of the site, or by e-mail. Within 14 days we refund what you paid, the cost of standard shipping included; we may wait until the goods are back or you have shown that you sent them. You have 14 days from your statement to send them back, at your own cost.',
	conditions: 'Terms of the contract that you accepted',
	courtesy:
		'Courtesy copy: the original is the electronic invoice sent to the Italian exchange system.',
	slipText:
		'Please check the contents on delivery. For a return or a withdrawal use the page of the order.',
};
