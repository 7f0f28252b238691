import type { Durability } from '#contract/content/durability.ts';
import type { OrderAddress } from '#contract/orders/parts.ts';
import type { InvoiceField } from '#contract/orders/invoices.ts';
import type { Market, Shipping } from '#contract/prices/markets.ts';
import type { Discount } from '#domain/money/discount.ts';
import type { VatCheck } from '#domain/tax/vat-check.ts';

/** Name of an article at the time of the order, in the order’s language. */
export interface StoredArticle {
	code: string;
	name: string;
	product: { id: string; name: string; brand: string; category: string };
	/** True if the warranty extension applies to it. */
	is_carbon_wheel: boolean;
	/** Label of the producer's guarantee of durability; absent in orders before it existed. */
	durability?: Durability | null;
	features: { label: string; value: string }[];
}

/** Data given when an order was placed. Only the days of its delivery change afterwards. */
export interface OrderDetails {
	note: Market['note'];
	prices_include_vat: boolean;
	invoice: Record<Exclude<InvoiceField, 'company_latin'>, string> & {
		/** Absent in orders older than this field. */
		company_latin?: string;
	};
	/** VIES's answer about the VAT number; null if not asked, absent in orders before the check. */
	vat_check?: VatCheck | null;
	billing: OrderAddress;
	/** Null for an order that is picked up. */
	shipping: OrderAddress | null;
	/** Dealer at which the order is picked up. */
	pickup: { id: string; name: string; lines: string[] } | null;
	courier_note: string;
	gift_note: string;
	method: Shipping['method'] | null;
	/** Counted from the day of the order, and again from the day on which its money has come. */
	delivery: { from: string; to: string } | null;
	/** Cost of standard shipping: the most that a withdrawal refunds for shipping. */
	standard_shipping: number;
	/** Discount code that was used; its amounts are stored with the lines. */
	discount: { code: string; kind: Discount['kind'] } | null;
	/** Version of the conditions that were accepted. */
	terms_version: string;
}
