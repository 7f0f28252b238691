import { eq } from 'drizzle-orm';
import { audit_log } from '../../src/server/identity/tables.ts';
import { order_shipments, orders } from '../../src/server/orders/tables.ts';
import { listAttempts } from '../../src/server/orders/record/queries.ts';
import { order_payments } from '../../src/server/orders/tables-money.ts';
import type { PaymentProviderName } from '../../src/contract/payments/payments.ts';
import { bank, placedIn, readyBuyer, toRef, type Buyer } from './checkout.ts';
import { mailsTo } from './customers.ts';
import { signedIn, type AskAs } from './desk.ts';
import { readProblem } from './host-conformance.ts';
import { aHost, type OwnHost } from './host.ts';

/** The stock-tracked wheel of the tests' shop, at 122.00 € in Italy. */
export const WHEEL = 'rd-50-hg';

export interface Ordered {
	host: OwnHost;
	buyer: Buyer;
	id: string;
	number: string;
	total_amount: number;
}

type Given = Parameters<typeof readyBuyer>[2] & { provider?: PaymentProviderName };

/** Creates an order that awaits its payment. */
export async function anOrder(
	host: OwnHost,
	{ provider = 'bank_transfer', ...who }: Given = {},
): Promise<Ordered & { url: string | null }> {
	const buyer = await readyBuyer(host.ask, provider, who);
	const placed = await placedIn(await buyer.place());
	const { total_amount } = await buyer.order(placed.id);
	return { host, buyer, total_amount, ...placed };
}

/** Creates an order that the test provider's bank has paid. */
export async function aPaidOrder(host: OwnHost, who: Given = {}): Promise<Ordered> {
	const ordered = await anOrder(host, { quantity: 3, ...who, provider: 'test' });
	await bank(host, toRef(ordered.url), 'approve');
	return ordered;
}

/** Performs an action on an order at the desk. */
export const doing =
	(asStaff: AskAs, id: string) =>
	(action: string, json: object = {}): Promise<Response> =>
		asStaff(`/desk/orders/${id}/${action}`, { json });

export const packing = (quantity: number, serials: readonly string[] = []) => ({
	lines: [{ position: 0, quantity, serials }],
});
export const SENDING = {
	carrier: 'Corriere Veloce',
	tracking_number: 'CV 123',
	tracking_url: 'https://courier.example/CV123',
};

/** Finds the newest parcel of an order. */
export async function getParcel({ host, id }: Pick<Ordered, 'host' | 'id'>): Promise<string> {
	const rows = await host.db
		.select()
		.from(order_shipments)
		.where(eq(order_shipments.order_id, id))
		.orderBy(order_shipments.created_at);
	return rows.at(-1)?.id ?? '';
}

export async function findStatus({ host, id }: Ordered) {
	const [row] = await host.db.select().from(orders).where(eq(orders.id, id));
	return row?.status;
}

/** Puts the first payment of an order into a state that only a provider brings about. */
export async function changePayment(
	{ host, id }: Pick<Ordered, 'host' | 'id'>,
	change: Partial<typeof order_payments.$inferInsert>,
): Promise<void> {
	const [attempt] = await listAttempts(host.db, id);
	if (!attempt) throw new Error('the order has no attempt');
	await host.db.update(order_payments).set(change).where(eq(order_payments.id, attempt.id));
}

export const getAudit = async ({ host, id }: Ordered) =>
	(await host.db.select().from(audit_log).where(eq(audit_log.record_id, id))).map(
		({ action }) => action,
	);

export const BUYER = 'anna@mail.example';
export const kindsTo = async ({ host }: Ordered) =>
	(await mailsTo(host, BUYER)).map(({ kind }) => kind);
/** Error code of a refusal. */
export const readCode = async (response: Response) =>
	(await readProblem(response)).fields?.[0]?.code;

/** Returns an order with the actions of the shop's staff. */
export async function atTheDesk(ordered: Ordered) {
	const asShop = await signedIn(ordered.host.ask, 'shop');
	return { asShop, act: doing(asShop, ordered.id), ...ordered };
}
export const paid = async () => atTheDesk(await aPaidOrder(await aHost()));
