import * as v from 'valibot';

/** Type of buyer, as the checkout asks for it. */
export const USER_TYPES = ['private', 'company'] as const;
export const userTypeSchema = v.picklist(USER_TYPES);
export type UserType = v.InferOutput<typeof userTypeSchema>;

/**
 * Invoice data beside name and address; empty if not asked for. `company_latin`: the company's name in
 * Latin letters or in kana, from Japan.
 */
export const INVOICE_FIELDS = [
	'company',
	'company_latin',
	'vat_number',
	'tax_code',
	'recipient_code',
	'pec',
] as const;
export type InvoiceField = (typeof INVOICE_FIELDS)[number];

/** Kinds of invoice recipient. `private` gets a receipt. */
export const BUYER_KINDS = [
	'private',
	'private_invoice',
	'italian_company',
	'eu_company',
	'foreign_company',
] as const;
export type BuyerKind = (typeof BUYER_KINDS)[number];

/**
 * VAT treatment of an order. `domestic`: Italian VAT. `distance_sale`: VAT of the destination,
 * through the one-stop shop. `intra_eu`: none, the buying company accounts for it (reverse charge).
 * `export`: none, the goods leave the EU's VAT area.
 */
export const TAX_TREATMENTS = ['domestic', 'distance_sale', 'intra_eu', 'export'] as const;
export const taxTreatmentSchema = v.picklist(TAX_TREATMENTS);
export type TaxTreatment = v.InferOutput<typeof taxTreatmentSchema>;

/**
 * Documents of the registers. Private buyers who request no invoice get a receipt. A debit note
 * reverses a credit note whose refund a bank returned.
 */
export const INVOICE_KINDS = ['invoice', 'receipt', 'credit_note', 'debit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/**
 * Natura of sales taxed in another country through the one-stop shop. The ministry has named N3.2,
 * vendors of accounting software name N7. The accountant decides.
 */
export const DISTANCE_SALE_NATURES = ['N7', 'N3.2'] as const;

/**
 * Natura of goods sent to private buyers in San Marino. The decree of 21 June 2021 covers traders
 * only. Counsel decides.
 */
export const SAN_MARINO_NATURES = ['N3.1', 'N3.3'] as const;

/**
 * Answers of VIES, the Commission's register, on a VAT number. `away`: none, because VIES or the
 * country's register was unavailable.
 */
export const VAT_CHECK_OUTCOMES = ['confirmed', 'unknown', 'away'] as const;
export type VatCheckOutcome = (typeof VAT_CHECK_OUTCOMES)[number];

/**
 * Validation errors of invoice fields: empty or malformed. `vat_digits`: wrong check digits.
 * `vat_unknown`, `vat_unasked`: VIES does not know the number, or does not answer; submitting the
 * same number again continues with VAT. `recipient`: an Italian company needs a recipient code or a
 * PEC; reported at the code. `company_latin`, `name_reading`: Japan's characters have no reading of their
 * own, and the e-invoice takes Latin letters.
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
	'company_latin',
	'name_reading',
] as const;
export type InvoiceFaultCode = (typeof INVOICE_FAULTS)[number];
