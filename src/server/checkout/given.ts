import type { AddressPart, NameReading } from '#contract/customers/addresses.ts';
import type { InvoiceField } from '#contract/orders/invoices.ts';

/** An address as it was checked: parts that its country has, telephone with its prefix. */
export type GivenAddress = Record<
	AddressPart | NameReading | 'given_name' | 'family_name' | 'company' | 'country' | 'phone',
	string
>;

/** Plain numbers; empty where the buyer is not asked. */
export type GivenInvoice = Record<InvoiceField, string>;
