import type { BuyerKind, InvoiceField, UserType } from '#contract/orders/invoices.ts';
import { isEuCountry, findVatCountry } from './eu-countries.ts';
import { HOME } from './home.ts';

/** Classifies the recipient of an invoice, by the country of the billing address. */
export function toBuyerKind(buyer: {
	user_type: UserType;
	country: string;
	wants_invoice: boolean;
}): BuyerKind {
	if (buyer.user_type === 'private') return buyer.wants_invoice ? 'private_invoice' : 'private';
	if (buyer.country === HOME) return 'italian_company';
	return isEuCountry(findVatCountry(buyer.country)) ? 'eu_company' : 'foreign_company';
}

export type Need = 'required' | 'optional' | 'absent';

const NOTHING = {
	company: 'absent',
	company_latin: 'absent',
	vat_number: 'absent',
	tax_code: 'absent',
	recipient_code: 'absent',
	pec: 'absent',
} as const;

const NEEDS: Readonly<Record<BuyerKind, Readonly<Record<InvoiceField, Need>>>> = {
	private: NOTHING,
	private_invoice: {
		...NOTHING,
		tax_code: 'required',
		recipient_code: 'optional',
		pec: 'optional',
	},
	italian_company: {
		company: 'required',
		company_latin: 'absent',
		vat_number: 'required',
		tax_code: 'required',
		recipient_code: 'optional',
		pec: 'optional',
	},
	eu_company: { ...NOTHING, company: 'required', vat_number: 'required' },
	foreign_company: { ...NOTHING, company: 'required', vat_number: 'optional' },
};

/** Country whose names cannot be read from their characters. */
const UNREAD = 'JP';

/** True if a person's name in characters needs its reading, for an invoice in Latin letters. */
export const needsReadings = (kind: BuyerKind, country: string): boolean =>
	kind === 'private_invoice' && country === UNREAD;

/** Invoice fields that a buyer is asked for. Only Italy gives its people a codice fiscale. */
export function invoiceNeeds(
	kind: BuyerKind,
	country: string,
): Readonly<Record<InvoiceField, Need>> {
	if (kind === 'private_invoice' && country !== HOME) return NOTHING;
	const isUnread = kind === 'foreign_company' && country === UNREAD;
	return isUnread ? { ...NEEDS[kind], company_latin: 'optional' } : NEEDS[kind];
}
