import type {
	BuyerKind,
	DISTANCE_SALE_NATURES,
	SAN_MARINO_NATURES,
	TaxTreatment,
} from '#contract/orders/invoices.ts';
import type { AddressValues } from '#domain/addresses.ts';
import type { InvoiceValues } from '#domain/invoice-details.ts';

/** Who sells, from the settings. */
export interface Supplier {
	/** Without `IT`. */
	vat_number: string;
	tax_code: string;
	legal_name: string;
	street: string;
	postal_code: string;
	city: string;
	/** Two letters. */
	province: string;
	/** Entry in the register of companies; null where there is none. */
	register: {
		/** Two letters of the office, `TV`. */
		office: string;
		number: string;
		/** In cents. */
		share_capital: number | null;
		has_sole_member: boolean | null;
		is_in_liquidation: boolean;
	} | null;
	/** Of the account for bank transfers; empty where none is told. */
	iban: string;
	distance_sale_nature: (typeof DISTANCE_SALE_NATURES)[number];
	/** Left out by entries of before it was asked for. */
	san_marino_private_nature?: (typeof SAN_MARINO_NATURES)[number];
}

/** Who buys: the billing address, and what was given for the invoice, in plain form. */
export interface InvoiceBuyer extends AddressValues, InvoiceValues {
	kind: BuyerKind;
}

/** One line, in minor units of the invoice's currency. */
export interface InvoiceLine {
	description: string;
	/** Of the article; empty where it has none. */
	code: string;
	quantity: number;
	/** What was paid, or went back, VAT included, after the discount. */
	total_amount: number;
	/** What the discount took off, VAT included. */
	discount: number;
	/** Basis points. */
	vat_rate: number;
	vat: number;
	/** An accessory cost, such as sending. */
	is_accessory: boolean;
}

/** An order, or what went back of it, as it is invoiced. */
export interface InvoiceToIssue {
	document: 'invoice' | 'credit_note' | 'debit_note';
	/** Of the register of invoices: at most 20 characters, a digit among them. */
	number: string;
	issued_on: string;
	/** Number of the file (`transmissionId`); none is used twice, not after a rejection either. */
	transmission: string;
	currency: string;
	treatment: TaxTreatment;
	/** Country that the goods go to. */
	destination: string;
	buyer: InvoiceBuyer;
	lines: readonly InvoiceLine[];
	order: { number: string; placed_on: string };
	/** The invoice that a credit note is about, or the credit note that a debit note takes back. */
	corrects: { number: string; issued_on: string } | null;
	/** How it was paid; null of a note. */
	payment: { means: 'bank_transfer' | 'card'; due_on: string } | null;
}
