import * as v from 'valibot';

/** For whom somebody buys, as the checkout asks. */
export const USER_TYPES = ['private', 'company'] as const;
export const userTypeSchema = v.picklist(USER_TYPES);
export type UserType = v.InferOutput<typeof userTypeSchema>;

/** What an invoice needs to know beside name and address; empty where it is not asked for. */
export const INVOICE_FIELDS = [
	'company',
	'vat_number',
	'tax_code',
	'recipient_code',
	'pec',
] as const;
export type InvoiceField = (typeof INVOICE_FIELDS)[number];

/** To whom an order is invoiced; `private` gets a receipt. */
export const BUYER_KINDS = [
	'private',
	'private_invoice',
	'italian_company',
	'eu_company',
	'foreign_company',
] as const;
export type BuyerKind = (typeof BUYER_KINDS)[number];

/**
 * By whose VAT an order is sold. `domestic`: Italy's. `distance_sale`: that of the country it goes to,
 * through the one-stop shop. `intra_eu`: none, the buying company accounts for it (reverse charge).
 * `export`: none, it leaves the Union's VAT.
 */
export const TAX_TREATMENTS = ['domestic', 'distance_sale', 'intra_eu', 'export'] as const;
export const taxTreatmentSchema = v.picklist(TAX_TREATMENTS);
export type TaxTreatment = v.InferOutput<typeof taxTreatmentSchema>;

/**
 * Papers of the registers. Private buyers who ask for no invoice get a receipt. A debit note takes back
 * a credit note whose money a bank would not have.
 */
export const INVOICE_KINDS = ['invoice', 'receipt', 'credit_note', 'debit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/**
 * Natura of sales taxed in another country through the one-stop shop. The ministry has named N3.2,
 * the makers of accounting programs N7; the accountant says.
 */
export const DISTANCE_SALE_NATURES = ['N7', 'N3.2'] as const;

/**
 * Natura of goods that go to private people in San Marino. The decree of 21 June 2021 is about those
 * who trade; counsel says.
 */
export const SAN_MARINO_NATURES = ['N3.1', 'N3.3'] as const;

/**
 * What VIES, the Commission's register, said of a VAT number. `away`: nothing, for it or the register
 * of the country did not answer.
 */
export const VAT_CHECK_OUTCOMES = ['confirmed', 'unknown', 'away'] as const;
export type VatCheckOutcome = (typeof VAT_CHECK_OUTCOMES)[number];

/**
 * What is wrong with a field of the invoice: nothing in it, or not such a number. `vat_digits`: its
 * check digits are wrong; `vat_unknown`, `vat_unasked`: the host has asked VIES, which does not know the
 * number, or does not answer; the same number given once more goes on with VAT. `recipient`: an Italian company gives a recipient code or a PEC; told at the
 * code.
 */
export const INVOICE_FAULTS = [
	'required',
	'vat_number',
	'vat_digits',
	'vat_unknown',
	'vat_unasked',
	'tax_code',
	'recipient_code',
	'pec',
	'recipient',
] as const;
export type InvoiceFaultCode = (typeof INVOICE_FAULTS)[number];
