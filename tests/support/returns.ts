import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Locale } from '../../src/contract/locales.ts';
import type { Order } from '../../src/contract/orders/order.ts';
import type { ReturnRequest } from '../../src/contract/returns/returns.ts';
import { returnSchema } from '../../src/contract/returns/returns.ts';
import { openOrderSession } from '../../src/server/orders/access/viewer.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { bank, type Buyer, dataIn, ITALIAN, placedIn, readyBuyer, toRef } from './checkout.ts';
import { signedIn, type AskAs } from './desk.ts';
import type { OwnHost } from './host.ts';
import { anOrder, doing } from './orders.ts';

export type ShownReturn = v.InferOutput<typeof returnSchema>;

/** Day on which parcels of the tests arrive: the clock of the host says 15 June. */
const DELIVERED_ON = '2025-06-15';

/** Creates a buyer whose paid order was delivered. */
export async function aDelivered(
	host: OwnHost,
	{
		quantity = 1,
		delivered_on = DELIVERED_ON,
		...who
	}: {
		quantity?: number;
		delivered_on?: string | null;
		email?: string;
		address?: string;
		locale?: Locale;
	} = {},
): Promise<{ buyer: Buyer; order: Order }> {
	const buyer = await readyBuyer(host.ask, 'test', { quantity, ...who });
	const placed = await placedIn(await buyer.place());
	await bank(host, toRef(placed.url), 'approve');
	const status = delivered_on === null ? 'processing' : 'delivered';
	await host.db.update(orders).set({ delivered_on, status }).where(eq(orders.id, placed.id));
	return { buyer, order: await buyer.order(placed.id) };
}

/** Creates an order that was paid by transfer and delivered: its refund is made by hand. */
export async function deliveredByTransfer(host: OwnHost) {
	const { buyer, id, number, total_amount } = await anOrder(host);
	const desk = await signedIn(host.ask, 'shop');
	const act = doing(desk, id);
	await act('receipts', { amount: total_amount, currency: 'EUR' });
	const delivered = { delivered_on: DELIVERED_ON, status: 'delivered' } as const;
	await host.db.update(orders).set(delivered).where(eq(orders.id, id));
	return { buyer, id, number, desk, act };
}

/** A request to return units of the first line by a courier of the buyer's own. */
export const aRequest = (change: Partial<ReturnRequest> = {}, quantity = 1): ReturnRequest => ({
	key: randomUUID(),
	lines: [{ position: 0, quantity, reason: 'changed_mind', condition: 'opened' }],
	way: 'own_courier',
	pickup: null,
	...change,
});
export const byLabel = (): Partial<ReturnRequest> => ({ way: 'label', pickup: ITALIAN });

export const getRequest = (buyer: Buyer, orderId: string, change: Partial<ReturnRequest> = {}) =>
	buyer.ask('POST', `orders/${orderId}/returns`, aRequest(change));

export const returnIn = (response: Response) => dataIn(returnSchema, response);

/** Creates a return that was requested. */
export async function aReturn(
	host: OwnHost,
	change: Partial<ReturnRequest> = {},
	quantity = 1,
): Promise<{ buyer: Buyer; order: Order; id: string }> {
	const { buyer, order } = await aDelivered(host, { quantity });
	const { id } = await returnIn(await getRequest(buyer, order.id, change));
	return { buyer, order, id };
}

/** Steps of staff and buyer on a return. */
export const returnSteps = (desk: AskAs, buyer: Buyer, id: string) => ({
	authorise: () => desk(`/desk/returns/${id}/authorisations`, { method: 'POST' }),
	send: () =>
		buyer.ask('POST', `returns/${id}/dispatches`, {
			carrier: 'Corriere Piave',
			tracking_number: 'CP123456789',
		}),
	receive: (restock = true) =>
		desk(`/desk/returns/${id}/arrivals`, {
			json: { lines: [{ position: 0, quantity: 1, condition: 'opened', restock }] },
		}),
	refund: (json: object = {}) => desk(`/desk/returns/${id}/refunds`, { json }),
	refuse: (text = 'La ruota è stata montata e usata.') =>
		desk(`/desk/returns/${id}/refusals`, { json: { text } }),
});

/** Returns the cookie of a visitor who has opened a link mailed to an address. */
export async function getMailedLink(host: OwnHost, email: string): Promise<Map<string, string>> {
	const given = { siteUrl: 'http://localhost:4321', now: host.clock() };
	const cookie = await openOrderSession(host.db, { email, order_id: null }, given);
	const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
	return new Map([[name, value]]);
}
