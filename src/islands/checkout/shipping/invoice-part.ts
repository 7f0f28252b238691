import type { Checkout } from '#contract/checkout/checkout.ts';
import { INVOICE_FIELDS, type InvoiceField } from '#contract/orders/invoices.ts';
import type { FormFieldModel } from '#domain/forms/form-model.ts';
import type { InvoiceValues } from '#domain/tax/invoice-details.ts';
import { toBuyerKind, invoiceNeeds, needsReadings } from '#domain/tax/invoice-needs.ts';
import { typedIn } from '#state/checkout/typed.ts';
import { aField } from '../../account/form/fields.ts';
import type { Failure } from '../../forms/resolver.ts';
import type { CheckoutWords } from '../context.ts';

/** Documents that the buyer can get: a receipt, a personal invoice, or a company invoice. */
export const DOCUMENT_CHOICES = ['receipt', 'invoice', 'company'] as const;
export type DocumentChoice = (typeof DOCUMENT_CHOICES)[number];
/** Message keys of the labels. */
export const PAPER_NAMES = {
	receipt: 'invoice.receipt',
	invoice: 'invoice.invoice',
	company: 'invoice.companyBuyer',
} as const satisfies Record<DocumentChoice, string>;

export const toDocumentChoice = ({ user_type, wants_invoice }: Checkout): DocumentChoice =>
	user_type === 'company' ? 'company' : wants_invoice ? 'invoice' : 'receipt';

const toBuyer = (paper: DocumentChoice, country: string) =>
	toBuyerKind({
		user_type: paper === 'company' ? 'company' : 'private',
		wants_invoice: paper === 'invoice',
		country,
	});

/** Fields that an invoice needs in the billing country. */
export function invoiceFields(
	{ t }: CheckoutWords,
	{
		paper,
		country,
		before,
	}: { paper: DocumentChoice; country: string; before: Checkout['invoice'] },
): FormFieldModel[] {
	const buyer = toBuyer(paper, country);
	const needs = invoiceNeeds(buyer, country);
	const hints: Partial<Record<InvoiceField, string>> = {
		tax_code: t(paper === 'company' ? 'invoice.tax_codeCompanyHint' : 'invoice.tax_codeHint'),
		recipient_code: t('invoice.recipient_codeHint'),
		pec: t('invoice.pecHint'),
		company_latin: t('invoice.company_latinHint'),
		...(buyer === 'eu_company' && { vat_number: t('invoice.vat_numberAbroad') }),
		...(buyer === 'italian_company' && { vat_number: t('invoice.vat_numberHint') }),
	};
	return INVOICE_FIELDS.filter((slug) => needs[slug] !== 'absent').map((slug) =>
		aField({
			slug,
			label: t(`invoice.${slug}`),
			validations: needs[slug] === 'required' ? 'required|max:120' : 'max:120',
			vue_type: slug === 'pec' ? 'email' : 'text',
			width: slug.startsWith('company') ? 12 : 6,
			hint: hints[slug] ?? null,
			defaultValue: typedIn(slug) ?? before[slug],
			autoComplete: slug === 'company' ? 'billing organization' : 'off',
		}),
	);
}

const toTyped = (values: Readonly<Record<string, unknown>>): InvoiceValues => {
	const text = (slug: InvoiceField) => String(values[slug] ?? '');
	return {
		company: text('company'),
		company_latin: text('company_latin'),
		vat_number: text('vat_number'),
		tax_code: text('tax_code'),
		recipient_code: text('recipient_code'),
		pec: text('pec'),
	};
};

/** Loads the invoice number rules on first use. If they fail to load, only the server validates. */
async function fetchDetails() {
	try {
		return await import('#domain/tax/invoice-details.ts');
	} catch {
		return null;
	}
}

/** Returns whether the buyer must give invoice data; most buyers need not. */
const isAsked = (paper: DocumentChoice, country: string) =>
	Object.values(invoiceNeeds(toBuyer(paper, country), country)).some((need) => need !== 'absent');

/** Lists missing or invalid invoice fields, by the same rules as the server. */
export async function invoiceFailures(
	values: Readonly<Record<string, unknown>>,
	paper: DocumentChoice,
	country: string,
): Promise<Failure[]> {
	const buyer = toBuyer(paper, country);
	const isNeeded = isAsked(paper, country) || needsReadings(buyer, country);
	const details = isNeeded ? await fetchDetails() : null;
	if (!details) return [];
	const plain = details.plainInvoice(toTyped(values), buyer, country);
	const unread = details.lackedReadings(values, buyer, country);
	return [
		...details.invoiceFaults(plain, buyer, country),
		...unread.map((path) => ({ path, code: 'name_reading' })),
	];
}

/** Returns whether reverse charge may apply: the buyer is an EU company outside Italy. */
export const isReversible = (paper: DocumentChoice, country: string): boolean =>
	toBuyer(paper, country) === 'eu_company';

/** Invoice data for the request, normalised; the server normalises it again. */
export async function getInvoice(
	values: Readonly<Record<string, unknown>>,
	paper: DocumentChoice,
	country: string,
): Promise<InvoiceValues> {
	const typed = toTyped(values);
	const details = isAsked(paper, country) ? await fetchDetails() : null;
	return details?.plainInvoice(typed, toBuyer(paper, country), country) ?? typed;
}
