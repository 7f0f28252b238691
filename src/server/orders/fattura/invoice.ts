import type {
	BuyerKind,
	DISTANCE_SALE_NATURES,
	SAN_MARINO_NATURES,
	TaxTreatment,
} from '#contract/orders/invoices.ts';
import type { AddressValues } from '#domain/addresses/addresses.ts';
import type { InvoiceValues } from '#domain/tax/invoice-details.ts';

/** Seller, from the settings. */
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
	/** IBAN of the account for bank transfers; empty where there is none. */
	iban: string;
	distance_sale_nature: (typeof DISTANCE_SALE_NATURES)[number];
	/** Absent in entries older than this field. */
	san_marino_private_nature?: (typeof SAN_MARINO_NATURES)[number];
}

/** Buyer: the billing address, and the details for the invoice, in plain form. */
export interface InvoiceBuyer extends AddressValues, InvoiceValues {
	kind: BuyerKind;
}

/** One line, in minor units of the invoice's currency. */
export interface InvoiceLine {
	description: string;
	/** Article code; empty where it has none. */
	code: string;
	quantity: number;
	/** Amount paid or refunded, VAT included, after the discount. */
	total_amount: number;
	/** Discount, VAT included. */
	discount: number;
	/** Basis points. */
	vat_rate: number;
	vat: number;
	/** An accessory cost, such as shipping. */
	is_accessory: boolean;
}

/** Invoiced order or refund. */
export interface InvoiceToIssue {
	document: 'invoice' | 'credit_note' | 'debit_note';
	/** Number in its register: at most 20 characters, a digit among them. */
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
	/** The invoice that a credit note corrects, or the credit note that a debit note reverses. */
	corrects: { number: string; issued_on: string } | null;
	/** Means of payment and day; null for a note. */
	payment: { means: 'bank_transfer' | 'card'; due_on: string } | null;
}
