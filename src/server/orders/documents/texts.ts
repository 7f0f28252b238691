import type { Locale } from '#contract/locales.ts';
import { loadTexts } from '#i18n/texts.ts';
import type { TaxTreatment } from '#contract/orders/invoices.ts';
import type { ORDER_DOCUMENTS } from '#contract/orders/order.ts';
import type { PaymentProviderName } from '#contract/payments/payments.ts';

/** Texts of an order's documents. */
export interface DocumentTexts {
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
	/** Delivery time after a transfer: a number or a range of working days. */
	afterMoney: string;
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
	vatOf: string;
	untaxed: Record<Exclude<TaxTreatment, 'domestic' | 'distance_sale'>, string>;
	transfer: string;
	holder: string;
	reference: string;
	lastDay: string;
	guarantee: string;
	/** With the years of the guarantee by law in the buyer's country. */
	guaranteeText: string;
	/** Label of the link to the Union's page about the guarantee. */
	guaranteeLink: string;
	/** Beside an official notice in another language than the reader's. */
	guaranteeForeign: string;
	withdrawal: string;
	withdrawalText: string;
	conditions: string;
	/** On an invoice: the valid one was sent to the exchange system. */
	courtesy: string;
	/** On a packing slip. */
	slipText: string;
}

export const DOCUMENT_TEXTS: Record<Locale, DocumentTexts> = loadTexts('documents/orders');
