import { HOME } from '#domain/tax/home.ts';
import { isUnreadName } from '#domain/tax/invoice-details.ts';
import { toBody } from './body.ts';
import { toHeader } from './header.ts';
import type { InvoiceToIssue, Supplier } from './invoice.ts';
import { toXml } from './xml.ts';

/**
 * Reason why no e-invoice can be made: no lines; an invalid number of the document or of its file;
 * an Italian buyer without any tax number (00417) or without an Italian postal code; a rate that
 * does not fit the order's tax treatment (00400, 00401); a note that corrects nothing; a Japanese
 * company's name in characters without its reading.
 */
export type FatturaRefusal =
	| 'lines'
	| 'number'
	| 'transmission'
	| 'tax_id'
	| 'address'
	| 'name'
	| 'rate'
	| 'corrects';

export type Fattura =
	| { outcome: 'made'; xml: string; file_name: string }
	| { outcome: 'refused'; reason: FatturaRefusal };

const NAMESPACE = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';
/** Document number: Basic Latin with at least one digit (00425). */
const NUMBER = /^(?=.*\d)[\u0021-\u007e]{1,20}$/;
/** Characters of a file's number, which follows the sender in the file's name. */
const TRANSMISSION_LENGTH = 5;
const TRANSMISSION = /^[0-9A-Z]{1,5}$/;

/** Number of a file, from the count of files before it: `0000Z` after 35. */
export function transmissionId(count: number): string {
	const id = count.toString(36).toUpperCase().padStart(TRANSMISSION_LENGTH, '0');
	if (!Number.isInteger(count) || count < 0 || id.length > TRANSMISSION_LENGTH) {
		throw new RangeError(`Invalid number of an e-invoice file: ${count}`);
	}
	return id;
}

function toRefusal({ lines, treatment, buyer, ...invoice }: InvoiceToIssue): FatturaRefusal | null {
	if (lines.length === 0) return 'lines';
	if (!NUMBER.test(invoice.number)) return 'number';
	if (!TRANSMISSION.test(invoice.transmission)) return 'transmission';
	if (buyer.country === HOME && buyer.tax_code === '' && buyer.vat_number === '') return 'tax_id';
	if (buyer.country === HOME && !/^\d{5}$/.test(buyer.postal_code)) return 'address';
	if (buyer.country === 'JP' && isUnreadName(buyer.company) && !buyer.company_latin) return 'name';
	const isTaxed = treatment === 'domestic' || treatment === 'distance_sale';
	if (lines.some(({ vat_rate }) => vat_rate > 0 !== isTaxed)) return 'rate';
	return (invoice.document !== 'invoice') === (invoice.corrects !== null) ? null : 'corrects';
}

/**
 * The e-invoice of an order or of a refund, in the ordinary format for private recipients (FPR12,
 * schema 1.2.3, technical specification 1.9.1), not signed; and the name of its file.
 */
export function toFattura(invoice: InvoiceToIssue, supplier: Supplier): Fattura {
	const reason = toRefusal(invoice);
	if (reason !== null) return { outcome: 'refused', reason };
	const parts = [toHeader(invoice, supplier), toBody(invoice, supplier)].map(toXml).join('');
	const xml =
		'<?xml version="1.0" encoding="UTF-8"?>\n' +
		`<p:FatturaElettronica xmlns:p="${NAMESPACE}" versione="FPR12">${parts}</p:FatturaElettronica>\n`;
	return {
		outcome: 'made',
		xml,
		file_name: `${HOME}${supplier.tax_code}_${invoice.transmission}.xml`,
	};
}
