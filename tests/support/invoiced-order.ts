import { expect } from 'vitest';
import { order_invoices } from '../../src/server/orders/tables-invoices.ts';
import { HOME_DELIVERY } from './checkout.ts';
import { signedIn } from './desk.ts';
import { doing } from './orders.ts';
import { anOrderPaidByCard } from './stripe/a-shop-by-card.ts';

const WITH_INVOICE = { ...HOME_DELIVERY, wants_invoice: true, tax_code: 'RSSMRA85T10A562S' };

/** Creates an order of three wheels with an invoice, and the shop's actions on it. */
export async function anInvoicedOrder() {
	const all = await anOrderPaidByCard({ quantity: 3, shipping: WITH_INVOICE });
	const { stripe, host, id, round } = all;
	const asShop = await signedIn(host.ask, 'shop');
	const act = doing(asShop, id);
	return {
		...all,
		asShop,
		act,
		/** Performs an action that refunds money, until the refund is made and reported. */
		async givesBack(action: string, json: object) {
			expect((await act(action, json)).status).toBe(200);
			await round();
			await stripe.tell();
		},
		/** Has the bank send the last refund back. */
		async comesBack(how: Parameters<typeof stripe.tell>[0] = {}) {
			const last = [...stripe.shelves.refunds.keys()].at(-1) ?? '';
			stripe.settleRefund(last, 'failed');
			await stripe.tell(how);
		},
		papers: async () =>
			(await host.db.select().from(order_invoices))
				.toSorted((one, other) => (one.file ?? 0) - (other.file ?? 0))
				.map(({ number, total_amount }) => [number, total_amount]),
	};
}
