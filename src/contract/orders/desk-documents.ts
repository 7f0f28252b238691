import * as v from 'valibot';
import { READ_ERRORS } from '#contract/desk/errors.ts';
import { endpoint } from '#contract/endpoint.ts';
import { SALES } from '#contract/identity/roles.ts';

const paper = (path: `/${string}`, summary: string) =>
	endpoint({
		method: 'GET',
		path,
		audience: 'staff',
		roles: SALES,
		summary,
		dataType: 'application/pdf',
		data: v.unknown(),
		errors: READ_ERRORS,
	});

export const getDeskOrderDocument = paper(
	'/desk/orders/{id}/documents/{kind}',
	'A paper of an order as its buyer has it: confirmation, invoice or receipt',
);
export const getParcelPaper = paper(
	'/desk/orders/{id}/parcels/{parcel}/papers/{kind}',
	'The packing slip of a parcel, or its address label',
);
export const getInvoicePaper = paper(
	'/desk/invoices/{id}/paper',
	'An invoice, receipt or credit note for people',
);
