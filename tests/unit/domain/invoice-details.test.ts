import { describe, expect, test } from 'vitest';
import type { BuyerKind, InvoiceField } from '../../../src/contract/orders/invoices.ts';
import {
	invoiceFaults,
	plainInvoice,
	type InvoiceValues,
} from '../../../src/domain/tax/invoice-details.ts';
import { toBuyerKind, invoiceNeeds } from '../../../src/domain/tax/invoice-needs.ts';

const nothing: InvoiceValues = {
	company: '',
	company_latin: '',
	vat_number: '',
	tax_code: '',
	recipient_code: '',
	pec: '',
};
const given = (values: Partial<InvoiceValues>): InvoiceValues => ({ ...nothing, ...values });

const ITALIAN = given({
	company: 'Cicli Rossi S.r.l.',
	vat_number: '00743110157',
	tax_code: '00743110157',
	recipient_code: 'M5UXCR1',
});

const faults = (values: InvoiceValues, kind: BuyerKind, country: string) =>
	invoiceFaults(values, kind, country).map(({ path, code }) => `${path} ${code}`);

test.each([
	['private', 'IT', false, 'private'],
	['private', 'IT', true, 'private_invoice'],
	['private', 'JP', true, 'private_invoice'],
	['company', 'IT', false, 'italian_company'],
	['company', 'IT', true, 'italian_company'],
	['company', 'DE', false, 'eu_company'],
	['company', 'GR', false, 'eu_company'],
	['company', 'CH', true, 'foreign_company'],
	['company', 'GB', false, 'foreign_company'],
] as const)('%s in %s, invoice %s: %s', (user_type, country, wants_invoice, kind) => {
	expect(toBuyerKind({ user_type, country, wants_invoice })).toBe(kind);
});

describe('required invoice data', () => {
	test.each<[BuyerKind, string, required: InvoiceField[], optional: InvoiceField[]]>([
		['private', 'IT', [], []],
		['private_invoice', 'IT', ['tax_code'], ['recipient_code', 'pec']],
		['private_invoice', 'FR', [], []],
		['italian_company', 'IT', ['company', 'vat_number', 'tax_code'], ['recipient_code', 'pec']],
		['eu_company', 'DE', ['company', 'vat_number'], []],
		['foreign_company', 'CH', ['company'], ['vat_number']],
		['foreign_company', 'JP', ['company'], ['company_latin', 'vat_number']],
	])('%s in %s', (kind, country, required, optional) => {
		const needs = Object.entries(invoiceNeeds(kind, country));
		const where = (need: string) => needs.flatMap(([field, is]) => (is === need ? [field] : []));
		expect(where('required')).toEqual(required);
		expect(where('optional')).toEqual(optional);
	});

	test.each<[BuyerKind, string]>([
		['private', 'IT'],
		['private_invoice', 'IT'],
		['italian_company', 'IT'],
		['eu_company', 'DE'],
		['foreign_company', 'CH'],
	])('%s: missing data are all reported', (kind, country) => {
		const needs = Object.entries(invoiceNeeds(kind, country));
		const required = needs.flatMap(([field, need]) =>
			need === 'required' ? [`${field} required`] : [],
		);
		const told = faults(nothing, kind, country).filter((fault) => fault.endsWith(' required'));
		expect(told).toEqual(required);
	});
});

describe('an Italian company', () => {
	const company = (values: Partial<InvoiceValues>) =>
		faults({ ...ITALIAN, ...values }, 'italian_company', 'IT');

	test('requires company, both numbers and a recipient code', () => {
		expect(company({})).toEqual([]);
	});

	test.each([
		['a PEC alone', { recipient_code: '', pec: 'rossi@pec.example' }, []],
		['seven zeros with a PEC', { recipient_code: '0000000', pec: 'rossi@pec.example' }, []],
		['a sole trader’s tax code', { tax_code: 'RSSMRA85T10A562S' }, []],
		['neither code nor PEC', { recipient_code: '' }, ['recipient_code recipient']],
		['seven zeros alone', { recipient_code: '0000000' }, ['recipient_code recipient']],
		['a code of a public body', { recipient_code: 'UFY9MH' }, ['recipient_code recipient_code']],
		['a PEC that is no address', { pec: 'rossi@pec' }, ['pec pec']],
		['a wrong partita IVA', { vat_number: '00743110158' }, ['vat_number vat_number']],
		['a wrong tax code', { tax_code: 'RSSMRA85T10A562T' }, ['tax_code tax_code']],
		['no tax code', { tax_code: '' }, ['tax_code required']],
	])('%s', (_, values, expected) => {
		expect(company(values)).toEqual(expected);
	});
});

describe('others', () => {
	test.each<[string, Partial<InvoiceValues>, BuyerKind, string, string[]]>([
		[
			'an Italian with a codice fiscale',
			{ tax_code: 'RSSMRA85T10A562S' },
			'private_invoice',
			'IT',
			[],
		],
		[
			'with the number of a company',
			{ tax_code: '00743110157' },
			'private_invoice',
			'IT',
			['tax_code tax_code'],
		],
		['a French person gives none', {}, 'private_invoice', 'FR', []],
		[
			'a German company',
			{ company: 'Rad GmbH', vat_number: 'DE136695976' },
			'eu_company',
			'DE',
			[],
		],
		[
			'with a number of Austria',
			{ company: 'Rad GmbH', vat_number: 'ATU13585627' },
			'eu_company',
			'DE',
			['vat_number vat_number'],
		],
		['a Swiss company without a number', { company: 'Velo AG' }, 'foreign_company', 'CH', []],
		[
			'with more than an invoice takes',
			{ company: 'Velo AG', vat_number: 'A'.repeat(29) },
			'foreign_company',
			'CH',
			['vat_number vat_number'],
		],
	])('%s', (_, values, kind, country, expected) => {
		expect(faults(given(values), kind, country)).toEqual(expected);
	});
});

describe('typed invoice data', () => {
	test('are normalised', () => {
		const typed = given({
			company: ' Cicli Rossi S.r.l. ',
			vat_number: 'IT 007 431 101 57',
			tax_code: 'rss mra 85t10 a562s',
			recipient_code: ' m5uxcr1 ',
			pec: ' Rossi@PEC.example',
		});
		expect(plainInvoice(typed, 'italian_company', 'IT')).toEqual({
			company: 'Cicli Rossi S.r.l.',
			company_latin: '',
			vat_number: '00743110157',
			tax_code: 'RSSMRA85T10A562S',
			recipient_code: 'M5UXCR1',
			pec: 'rossi@pec.example',
		});
		expect(plainInvoice(given({ vat_number: '136695976' }), 'eu_company', 'DE').vat_number).toBe(
			'DE136695976',
		);
		expect(
			plainInvoice(given({ vat_number: 'CHE-116.281.710 MWST' }), 'foreign_company', 'CH')
				.vat_number,
		).toBe('CHE116281710MWST');
	});

	test('are dropped when not requested', () => {
		expect(plainInvoice(ITALIAN, 'private', 'IT')).toEqual(nothing);
		expect(plainInvoice(ITALIAN, 'private_invoice', 'FR')).toEqual(nothing);
		expect(plainInvoice(ITALIAN, 'eu_company', 'DE')).toMatchObject({ tax_code: '', pec: '' });
	});

	test('keep an empty number empty, without a prefix', () => {
		expect(plainInvoice(given({ vat_number: '  ' }), 'eu_company', 'DE').vat_number).toBe('');
	});
});
