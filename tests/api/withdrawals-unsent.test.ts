import { describe, expect, test } from 'vitest';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import { order_shipments } from '../../src/server/orders/tables.ts';
import { findStock } from '../../src/server/stock/ports.ts';
import { stock_holds } from '../../src/server/stock/tables.ts';
import { aBuyer, round } from '../support/checkout.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import {
	anOrder,
	aPaidOrder,
	atTheDesk,
	BUYER,
	readCode,
	kindsTo,
	packing,
	getParcel,
	SENDING,
	findStatus,
	WHEEL,
	type Ordered,
} from '../support/orders.ts';
import { getMailedLink } from '../support/returns.ts';
import { stateAs, withdrawalRows, withdrawalSteps } from '../support/withdrawals.ts';

const stock = async ({ db }: OwnHost) => (await findStock(db, [WHEEL])).get(WHEEL);
const HOUR_MS = 3_600_000;

/** Creates a withdrawal from an order, and the staff's view of both. */
async function withdrawn(ordered: Ordered) {
	const { host, number } = ordered;
	const { asShop, act } = await atTheDesk(ordered);
	const buyer = aBuyer(host.ask, { cookies: await getMailedLink(host, BUYER) });
	await stateAs(buyer.ask, { contract: number });
	const row = async () => (await withdrawalRows(host))[0];
	return { act, row, steps: withdrawalSteps(asShop, (await row())?.id ?? ''), buyer };
}
const withdrawalMails = async (ordered: Ordered) =>
	(await kindsTo(ordered)).filter((kind) => kind?.startsWith('withdrawal'));

describe.runIf(isEmbedded)('a withdrawal before the goods have left', () => {
	test('stops packing and shipping until it is decided', async () => {
		const ordered = await aPaidOrder(await aHost());
		const { act } = await atTheDesk(ordered);
		await act('parcels', packing(1));
		const { steps } = await withdrawn(ordered);
		expect(await readCode(await act('parcels', packing(1)))).toBe('withdrawn');
		const send = async () => act(`parcels/${await getParcel(ordered)}/sendings`, SENDING);
		expect(await readCode(await send())).toBe('withdrawn');
		expect((await steps.refuse()).status).toBe(200);
		expect((await act('parcels', packing(1))).status).toBe(200);
		expect((await send()).status).toBe(200);
	});

	test('of a paid order ends it: units are released, and it is refunded in full once', async () => {
		const host = await aHost();
		const before = await stock(host);
		const ordered = await aPaidOrder(host);
		const { act, row, steps } = await withdrawn(ordered);
		await act('parcels', packing(1));
		expect((await steps.accept()).status).toBe(200);
		expect((await steps.accept()).status).toBe(409);
		expect(await findStatus(ordered)).toBe('canceled');
		expect(await row()).toMatchObject({ status: 'refunding' });
		expect(await host.db.select().from(stock_holds)).toEqual([]);
		expect(await host.db.select().from(order_shipments)).toEqual([]);
		expect(await host.db.select().from(order_refunds)).toMatchObject([
			{ reason: 'withdrawal', amount: ordered.total_amount, cause_id: (await row())?.id },
		]);
		await round(host);
		expect(await findStatus(ordered)).toBe('refund_issued');
		expect(await row()).toMatchObject({ status: 'refunded' });
		expect(await withdrawalMails(ordered)).toEqual([
			'withdrawal.receipt',
			'withdrawal.stopped',
			'withdrawal.refunded',
		]);
		expect(await kindsTo(ordered)).not.toContain('order.refunded');
		// Goods that were never shipped do not come back.
		await steps.receive();
		expect(await stock(host)).toEqual(before);
	});

	test('of an unpaid order ends it, without a later reminder', async () => {
		let now = new Date('2025-06-16T10:00:00Z');
		const host = await aHost({ clock: () => now });
		const before = await stock(host);
		const ordered = await anOrder(host);
		const { act, row, steps, buyer } = await withdrawn(ordered);
		expect((await steps.accept()).status).toBe(200);
		expect(await row()).toMatchObject({ status: 'settled' });
		expect(await findStatus(ordered)).toBe('canceled');
		expect(await stock(host)).toEqual(before);
		const late = await buyer.ask('POST', `orders/${ordered.id}/payments`, { provider: 'test' });
		expect(late.status).toBe(409);
		now = new Date(now.getTime() + 9 * 24 * HOUR_MS);
		await round(host);
		expect(await kindsTo(ordered)).toEqual([
			'order.placed',
			'withdrawal.receipt',
			'withdrawal.stopped',
		]);
		// A transfer that was on its way is refunded.
		await act('receipts', { amount: ordered.total_amount, currency: 'EUR' });
		expect(await findStatus(ordered)).toBe('canceled');
		expect(await host.db.select().from(order_refunds)).toMatchObject([
			{ reason: 'canceled', amount: ordered.total_amount },
		]);
	});

	test('of an order canceled by staff meanwhile is settled by the cancelation', async () => {
		const host = await aHost();
		const ordered = await aPaidOrder(host);
		const { act, row, steps } = await withdrawn(ordered);
		expect((await act('cancellations')).status).toBe(200);
		expect((await steps.accept()).status).toBe(200);
		expect(await row()).toMatchObject({ status: 'settled' });
		await round(host);
		expect(await host.db.select().from(order_refunds)).toHaveLength(1);
		expect(await findStatus(ordered)).toBe('refund_issued');
	});

	test('of a partly shipped order cancels the rest, and restocks shipped units on return', async () => {
		const host = await aHost();
		const before = await stock(host);
		const ordered = await aPaidOrder(host);
		const { act } = await atTheDesk(ordered);
		await act('parcels', packing(1));
		await act(`parcels/${await getParcel(ordered)}/sendings`, SENDING);
		await act('parcels', packing(1));
		const { row, steps } = await withdrawn(ordered);
		expect((await steps.accept()).status).toBe(200);
		expect(await row()).toMatchObject({ status: 'accepted' });
		expect(await withdrawalMails(ordered)).toContain('withdrawal.accepted');
		expect(await host.db.select().from(stock_holds)).toEqual([]);
		expect(await host.db.select().from(order_shipments)).toMatchObject([{ status: 'shipped' }]);
		await steps.receive();
		expect(await stock(host)).toEqual(before);
		expect((await steps.refund()).status).toBe(200);
		await round(host);
		expect(await row()).toMatchObject({ status: 'refunded' });
		expect(await findStatus(ordered)).toBe('refund_issued');
		expect(await stock(host)).toEqual(before);
	});

	test('decided by two people at once is decided once', async () => {
		const host = await aHost();
		const ordered = await aPaidOrder(host);
		const { steps, act } = await withdrawn(ordered);
		const answers = await Promise.all([steps.accept(), act('cancellations'), steps.accept()]);
		expect(answers.map(({ status }) => status)).toContain(200);
		await round(host);
		expect(await host.db.select().from(order_refunds)).toMatchObject([
			{ amount: ordered.total_amount, status: 'issued' },
		]);
		expect(await host.db.select().from(stock_holds)).toEqual([]);
	});
});
