import {
	INVOICE_FIELDS,
	type BuyerKind,
	type InvoiceFaultCode,
	type InvoiceField,
} from '#contract/orders/invoices.ts';
import { HOME } from './home.ts';
import {
	isCompanyTaxCode,
	isPartitaIva,
	isPec,
	isPersonTaxCode,
	isRecipientCode,
	NO_RECIPIENT_CODE,
	plainTaxId,
} from './tax-codes.ts';
import { isVatNumber, plainVatNumber } from './vat-numbers.ts';
import { invoiceNeeds, needsReadings } from './invoice-needs.ts';

/** Invoice fields as given; empty where nothing was. */
export type InvoiceValues = Record<InvoiceField, string>;

export interface InvoiceFault {
	path: InvoiceField;
	code: InvoiceFaultCode;
}

/** Normalizes typed invoice fields: plain numbers, and no field that the buyer is not asked for. */
export function plainInvoice(
	typed: InvoiceValues,
	kind: BuyerKind,
	country: string,
): InvoiceValues {
	const needs = invoiceNeeds(kind, country);
	const kept = (field: InvoiceField, plain: (text: string) => string) => {
		const text = typed[field].trim();
		return needs[field] === 'absent' || text === '' ? '' : plain(text);
	};
	return {
		company: kept('company', (text) => text),
		company_latin: kept('company_latin', (text) => text),
		vat_number: kept('vat_number', (text) => plainBuyerNumber(text, kind, country)),
		tax_code: kept('tax_code', plainTaxId),
		recipient_code: kept('recipient_code', plainTaxId),
		pec: kept('pec', (text) => text.normalize('NFKC').toLowerCase()),
	};
}

/**
 * Normalizes a VAT number: Italian ones lose their prefix, Union ones have it, others keep theirs.
 */
function plainBuyerNumber(text: string, kind: BuyerKind, country: string): string {
	if (kind === 'foreign_company') return plainTaxId(text);
	const number = plainVatNumber(text, country);
	return kind === 'italian_company' ? number.slice(HOME.length) : number;
}

/** Validates normalized values. Errors are in the order of the fields; no field has two codes. */
export function invoiceFaults(
	values: InvoiceValues,
	kind: BuyerKind,
	country: string,
): InvoiceFault[] {
	const needs = invoiceNeeds(kind, country);
	const faults = INVOICE_FIELDS.flatMap((path): InvoiceFault[] => {
		const value = values[path];
		if (needs[path] === 'absent') return [];
		if (value === '') return needs[path] === 'required' ? [{ path, code: 'required' }] : [];
		const code = faultIn(path, value, kind, country);
		return code === null ? [] : [{ path, code }];
	});
	const { company, company_latin } = values;
	if (needs.company_latin !== 'absent' && company_latin === '' && isUnreadName(company)) {
		faults.push({ path: 'company_latin', code: 'company_latin' });
	}
	const isReachable =
		values.pec !== '' ||
		(values.recipient_code !== '' && values.recipient_code !== NO_RECIPIENT_CODE);
	if (kind === 'italian_company' && !isReachable) {
		faults.push({ path: 'recipient_code', code: 'recipient' });
	}
	return faults;
}

/** Forms of companies in Japan, which are spelt by a table. */
const FORMS = /株式会社|有限会社|合同会社|㈱|㈲|[(（][株有同][)）]/gu;

/** True if a name has Chinese characters, whose Japanese reading only its owner knows. */
export const isUnreadName = (name: string): boolean =>
	/\p{Script=Han}/u.test(name.replace(FORMS, ''));

/** Parts of a name, each beside its reading. */
const NAME_PARTS = ['family_name', 'given_name'] as const;

/**
 * Returns the readings that an invoice lacks: a person in Japan who wants one is named in it in
 * Latin letters, which characters alone do not tell.
 */
export function lackedReadings(
	named: Readonly<Record<string, unknown>>,
	kind: BuyerKind,
	country: string,
) {
	if (!needsReadings(kind, country)) return [];
	const said = (part: string) => String(named[part] ?? '').trim();
	return NAME_PARTS.filter((part) => isUnreadName(said(part)) && said(`${part}_kana`) === '').map(
		(part) => `${part}_kana` as const,
	);
}

/** Returns the error code of a value that is not empty; null if it is valid. */
function faultIn(
	field: InvoiceField,
	value: string,
	kind: BuyerKind,
	country: string,
): InvoiceFaultCode | null {
	switch (field) {
		case 'company':
			return null;
		case 'company_latin':
			return isUnreadName(value) ? 'company_latin' : null;
		case 'vat_number': {
			if (kind === 'foreign_company') return value.length > 28 ? 'vat_number' : null;
			const isOne = kind === 'italian_company' ? isPartitaIva(value) : isVatNumber(value, country);
			return isOne ? null : 'vat_number';
		}
		case 'tax_code': {
			const isOne =
				isPersonTaxCode(value) || (kind === 'italian_company' && isCompanyTaxCode(value));
			return isOne ? null : 'tax_code';
		}
		case 'recipient_code':
			return isRecipientCode(value) ? null : 'recipient_code';
		case 'pec':
			return isPec(value) ? null : 'pec';
	}
}
