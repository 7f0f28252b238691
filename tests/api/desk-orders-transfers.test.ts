import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getDeskRecord } from '#contract/desk/endpoints.ts';
import { orderParts } from '#contract/orders/desk.ts';
import { cents } from '../../src/domain/money/money.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import { round } from '../support/checkout.ts';
import { readData } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import {
	anOrder,
	atTheDesk,
	getAudit,
	BUYER,
	readCode,
	kindsTo,
	paid,
	findStatus,
} from '../support/orders.ts';
import { mailsTo } from '../support/customers.ts';
import { toAddress } from '../support/desk.ts';

describe.runIf(isEmbedded)('a bank transfer', () => {
	test('confirmed by staff pays its order, and the buyer gets a mail', async () => {
		const ordered = await anOrder(await aHost());
		const { act, total_amount } = await atTheDesk(ordered);
		const receipt = { amount: total_amount, currency: 'EUR' };
		expect((await act('receipts', receipt)).status).toBe(200);
		expect(await findStatus(ordered)).toBe('processing');
		expect(await kindsTo(ordered)).toEqual(['order.placed', 'order.paid']);
		expect(await getAudit(ordered)).toEqual(['confirm_receipt']);
		expect(await readCode(await act('receipts', receipt))).toBe('already');
		expect(await getAudit(ordered)).toEqual(['confirm_receipt']);
	});

	test.each([
		[{ amount: -1, currency: 'EUR' }],
		[{ amount: 0, currency: 'EUR' }],
		[{ amount: 10.5, currency: 'EUR' }],
		[{ amount: 100, currency: 'euro' }],
	])('of %j is refused', async (json) => {
		const ordered = await anOrder(await aHost());
		const { act } = await atTheDesk(ordered);
		expect((await act('receipts', json)).status).toBe(422);
		expect(await findStatus(ordered)).toBe('awaiting_payment');
	});

	test('that arrives days later moves the delivery dates', async () => {
		let now = new Date('2025-06-02T10:00:00Z');
		const host = await aHost({ clock: () => (now = new Date(now.getTime() + 10)) });
		const ordered = await anOrder(host);
		const { buyer, id, total_amount, act } = await atTheDesk(ordered);
		const told = async () => (await mailsTo(host, BUYER)).at(-1)?.text ?? '';
		// No delivery day is promised before the money has arrived.
		expect((await buyer.order(id)).delivery).toBeNull();
		expect(await told()).toContain('5–6 giorni lavorativi dall’arrivo dell’importo');
		now = new Date('2025-06-06T10:00:00Z');
		await act('receipts', { amount: total_amount, currency: 'EUR' });
		const [row] = await host.db.select().from(orders);
		expect(row?.details.delivery).toEqual({ from: '2025-06-13', to: '2025-06-16' });
		expect(await told()).toContain('13–16 giugno 2025');
	});

	test('of another amount is held until staff accepts it', async () => {
		const ordered = await anOrder(await aHost());
		const { act, total_amount } = await atTheDesk(ordered);
		await act('receipts', { amount: total_amount - 200, currency: 'EUR' });
		expect(await findStatus(ordered)).toBe('pending');
		expect((await act('acceptances')).status).toBe(200);
		expect(await findStatus(ordered)).toBe('processing');
		// The received amount is refunded, and no cent more.
		await act('cancellations', { reason: 'Esaurito' });
		const [refund] = await ordered.host.db.select().from(order_refunds);
		expect(refund?.amount).toBe(total_amount - 200);
	});

	test('appears in the history with its consequences, as amounts with the member of staff', async () => {
		const ordered = await anOrder(await aHost());
		const { act, asShop, id, total_amount } = await atTheDesk(ordered);
		await act('receipts', { amount: total_amount - 200, currency: 'EUR' });
		await act('acceptances');
		const shipping = { pieces: [], reductions: [], shipping: 990, reason: 'Cortesia' };
		await act('refunds', shipping);
		const [refund] = await ordered.host.db.select().from(order_refunds);
		await act(`refunds/${refund?.id}/outcomes`, { outcome: 'issued' });
		const came = formatMoney(cents(total_amount - 200), 'EUR', 'it');
		const back = formatMoney(cents(990), 'EUR', 'it');
		const who = toAddress('shop');
		const shown = await readData(getDeskRecord, await asShop(`/desk/orders/${id}`));
		const { order_entries } = v.parse(orderParts, shown);
		const lines = order_entries.map((line) => [
			line.entry,
			line.entry_amount,
			line.entry_reason,
			line.said,
			line.staff_email,
		]);
		expect(lines).toEqual([
			['placed', '', null, '', ''],
			['held', came, null, '', who],
			['paid', came, null, '', who],
			['refund_requested', back, 'partial', '', who],
			['note', '', null, 'Cortesia', who],
			['refunded', back, 'partial', '', who],
		]);
	});

	test('of another amount can be refunded, and the order awaits the right one', async () => {
		const ordered = await anOrder(await aHost());
		const { act, total_amount, host } = await atTheDesk(ordered);
		await act('receipts', { amount: total_amount + 100, currency: 'EUR' });
		expect((await act('rejections')).status).toBe(200);
		expect(await readCode(await act('rejections'))).toBe('already');
		expect(await readCode(await act('acceptances'))).toBe('already');
		await round(host);
		const [refund] = await host.db.select().from(order_refunds);
		expect(refund).toMatchObject({ amount: total_amount + 100, status: 'pending' });
		expect((await act(`refunds/${refund?.id}/outcomes`, { outcome: 'issued' })).status).toBe(200);
		expect(await findStatus(ordered)).toBe('awaiting_payment');
		expect(await kindsTo(ordered)).toContain('order.refunded');
	});

	test('in another currency cannot be accepted, only returned', async () => {
		const ordered = await anOrder(await aHost());
		const { act, host, total_amount } = await atTheDesk(ordered);
		await act('receipts', { amount: total_amount, currency: 'CHF' });
		expect(await readCode(await act('acceptances'))).toBe('other_currency');
		await act('rejections');
		const [refund] = await host.db.select().from(order_refunds);
		expect(refund).toMatchObject({ amount: total_amount, currency: 'CHF' });
	});

	test('of a wrong amount for a canceled order is held, and the order stays canceled', async () => {
		const ordered = await anOrder(await aHost());
		const { act, host, total_amount } = await atTheDesk(ordered);
		const later = () => new Date('2025-07-20T10:00:00Z');
		await round(host, later);
		await round(host, later);
		expect(await findStatus(ordered)).toBe('canceled');
		expect((await act('receipts', { amount: total_amount - 1, currency: 'EUR' })).status).toBe(200);
		expect(await findStatus(ordered)).toBe('canceled');
	});

	test('is not offered for an order paid by another method', async () => {
		const { act } = await paid();
		expect(await readCode(await act('receipts', { amount: 1, currency: 'EUR' }))).toBe(
			'no_transfer',
		);
	});
});
