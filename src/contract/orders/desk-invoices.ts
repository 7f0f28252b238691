import * as v from 'valibot';
import { READ_ERRORS, WRITE_ERRORS } from '#contract/desk/errors.ts';
import { daySchema, moneySchema } from '#contract/desk/fields.ts';
import { resource } from '#contract/desk/resource.ts';
import { csvQuery } from '#contract/desk/spreadsheet.ts';
import { endpoint } from '#contract/endpoint.ts';
import { SALES, SHOP } from '#contract/identity/roles.ts';
import {
	countryCodeSchema,
	currencySchema,
	idSchema,
	isoDateSchema,
	textSchema,
} from '../units.ts';
import { INVOICE_KINDS, TAX_TREATMENTS } from './invoices.ts';

/** Invoice registers, the latest day of issue first. */
export const invoiceResource = resource({
	name: 'invoices',
	isPersonal: true,
	record: v.object({
		id: idSchema,
		number: textSchema,
		invoice_kind: v.picklist(INVOICE_KINDS),
		issued_on: isoDateSchema,
		order_number: textSchema,
		buyer: v.string(),
		country: countryCodeSchema,
		tax_treatment: v.picklist(TAX_TREATMENTS),
		total_amount: moneySchema,
		currency: currencySchema,
		/** Number of the document that a note corrects: an invoice, or a revoked credit note. */
		corrects: v.nullable(v.string()),
	}),
	title: 'number',
	list: [
		'number',
		'invoice_kind',
		'issued_on',
		'order_number',
		'buyer',
		'total_amount',
		'currency',
	],
	filters: ['invoice_kind', 'country', 'tax_treatment'],
	sorts: ['number', 'issued_on', 'total_amount'],
	search: ['number', 'order_number', 'buyer'],
	order: { sort: 'issued_on', order: 'desc' },
	read: SALES,
	export: SALES,
	actions: { invoice: SHOP },
});

/** `conflict` with `invoice: <reason>` if the order lacks data that the exchange system needs. */
export const getInvoiceFile = endpoint({
	method: 'GET',
	path: '/desk/invoices/{id}/file',
	audience: 'staff',
	roles: SALES,
	summary: 'An invoice or credit note as FatturaPA, for the exchange system',
	dataType: 'application/xml',
	data: v.unknown(),
	errors: [...READ_ERRORS, 'conflict'],
});

export const renameInvoiceFile = endpoint({
	method: 'POST',
	path: '/desk/invoices/{id}/files',
	audience: 'staff',
	roles: SHOP,
	summary: 'Gives the file of an invoice another name, after a rejection: none is sent twice',
	body: v.strictObject({}),
	data: v.object({ id: idSchema, file_name: textSchema }),
	errors: WRITE_ERRORS,
});

const daysSchema = v.strictObject({ from: daySchema, to: daySchema });

export const exportInvoiceFiles = endpoint({
	method: 'GET',
	path: '/desk/accounts/invoices/files',
	audience: 'staff',
	roles: SALES,
	query: daysSchema,
	summary: 'The e-invoices of some days in one ZIP; what cannot be made is named in a list within',
	dataType: 'application/zip',
	data: v.unknown(),
	errors: READ_ERRORS,
});

export const exportVat = endpoint({
	method: 'GET',
	path: '/desk/accounts/vat/export',
	audience: 'staff',
	roles: SALES,
	query: v.strictObject({
		year: v.pipe(v.string(), v.regex(/^20\d\d$/), v.transform(Number)),
		quarter: v.pipe(v.string(), v.regex(/^[1-4]$/), v.transform(Number)),
		...csvQuery,
	}),
	summary: 'What was sold and given back in a quarter, by country and rate, for the one-stop shop',
	dataType: 'text/csv',
	data: v.unknown(),
	errors: READ_ERRORS,
});

export const exportTakings = endpoint({
	method: 'GET',
	path: '/desk/accounts/takings/export',
	audience: 'staff',
	roles: SALES,
	query: v.strictObject({ ...daysSchema.entries, ...csvQuery }),
	summary: 'What was taken and given back without an invoice, day by day',
	dataType: 'text/csv',
	data: v.unknown(),
	errors: READ_ERRORS,
});
