import type { AddressPart, LatinPart, NameReading } from '#contract/customers/addresses.ts';
import type { InvoiceField } from '#contract/orders/invoices.ts';

/** A checked address: parts that its country has, telephone with its prefix. */
export type CheckoutAddress = Record<
	AddressPart | NameReading | 'given_name' | 'family_name' | 'company' | 'country' | 'phone',
	string
> &
	Partial<Record<LatinPart, string>>;

/** Invoice details in plain form; empty where the buyer is not asked. */
export type CheckoutInvoice = Record<InvoiceField, string>;

/** Checkout data that decides where the goods go. */
export interface DeliveryData {
	billing: CheckoutAddress | null;
	ships_to_billing: boolean;
	shipping: CheckoutAddress | null;
	pickup_store_id: string | null;
}

/** Address that the goods are sent to; null if it is unknown, or for pickup. */
export function findDestination(given: DeliveryData | null): CheckoutAddress | null {
	if (!given || given.pickup_store_id !== null) return null;
	return given.ships_to_billing ? given.billing : given.shipping;
}
