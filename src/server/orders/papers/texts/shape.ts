import type { TaxTreatment } from '#contract/orders/invoices.ts';
import type { ORDER_DOCUMENTS } from '#contract/orders/order.ts';
import type { PaymentProviderName } from '#contract/payments/payments.ts';

/** Words of the papers of an order. */
export interface PaperTexts {
	titles: Record<(typeof ORDER_DOCUMENTS)[number] | 'credit_note' | 'debit_note' | 'slip', string>;
	/** Labels of facts. */
	order: string;
	date: string;
	number: string;
	corrects: string;
	/** On a debit note. */
	takesBack: string;
	payment: string;
	means: Record<PaymentProviderName, string>;
	delivery: string;
	/** Of what is paid by transfer: so many working days, of which both may be one number. */
	afterMoney: (days: string) => string;
	buyer: string;
	shipTo: string;
	pickup: string;
	seller: string;
	vatNumber: string;
	taxCode: string;
	recipientCode: string;
	article: string;
	quantity: string;
	unitPrice: string;
	amount: string;
	rate: string;
	serials: string;
	goods: string;
	discount: string;
	shipping: string;
	total: string;
	vatOf: (rate: string, net: string) => string;
	untaxed: Record<Exclude<TaxTreatment, 'domestic' | 'distance_sale'>, string>;
	transfer: string;
	holder: string;
	reference: string;
	lastDay: string;
	guarantee: string;
	/** By the years that the law of the buyer's country gives. */
	guaranteeText: (years: number) => string;
	withdrawal: string;
	withdrawalText: string;
	conditions: string;
	/** On an invoice: that the one which counts went to the exchange system. */
	courtesy: string;
	/** On a packing slip. */
	slipText: string;
}
