import type { OrderAddress } from '#contract/orders/parts.ts';
import type { InvoiceField } from '#contract/orders/invoices.ts';
import type { Market, Shipping } from '#contract/prices/markets.ts';
import type { Discount } from '#domain/discount.ts';
import type { VatCheck } from '#domain/vat-check.ts';

/** An article as it was called when it was ordered, in the language of the order. */
export interface StoredArticle {
	code: string;
	name: string;
	product: { id: string; name: string; brand: string; category: string };
	/** Whether the warranty's extension is for it. */
	is_carbon_wheel: boolean;
	features: { label: string; value: string }[];
}

/** What was said when an order was placed, and never changes but for the days of its delivery. */
export interface OrderDetails {
	note: Market['note'];
	prices_include_vat: boolean;
	invoice: Record<InvoiceField, string>;
	/** What VIES said of the number, where it was asked; orders of before the shop asked lack it. */
	vat_check?: VatCheck | null;
	billing: OrderAddress;
	/** Null where it is fetched. */
	shipping: OrderAddress | null;
	/** The dealer at which it is fetched. */
	pickup: { id: string; name: string; lines: string[] } | null;
	courier_note: string;
	gift_note: string;
	method: Shipping['method'] | null;
	/** Counted from the order, and anew from the day on which its money has come. */
	delivery: { from: string; to: string } | null;
	/** What the standard way would have cost, which a withdrawal gives back at most. */
	standard_shipping: number;
	/** The code that was used; what it took off stands with the lines. */
	discount: { code: string; kind: Discount['kind'] } | null;
	/** Version of the conditions that were accepted, and from which address. */
	terms_version: string;
}
