import { describe, expect, test } from 'vitest';
import { discount_codes, discount_uses } from '../../src/server/cart/tables.ts';
import { listAttempts } from '../../src/server/orders/record/queries.ts';
import { findInvoice } from '../../src/server/orders/invoices/issue.ts';
import { invoiceToIssue } from '../../src/server/orders/invoices/to-issue.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import { findStock } from '../../src/server/stock/ports.ts';
import { bank, placedIn, readyBuyer, toRef, round } from '../support/checkout.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { anOrder, atTheDesk, BUYER, doing, kindsTo, findStatus, WHEEL } from '../support/orders.ts';
import { signedIn } from '../support/desk.ts';

const DAY_MS = 24 * 3_600_000;
const available = async ({ db }: OwnHost) => (await findStock(db, [WHEEL])).get(WHEEL)?.available;

describe.runIf(isEmbedded)('a payment for an ended order', () => {
	test('canceled by its buyer is refunded in full, and nothing is shipped', async () => {
		const host = await aHost();
		const before = await available(host);
		const ordered = await anOrder(host);
		await ordered.buyer.ask('POST', `orders/${ordered.id}/cancellations`, {});
		const { act, total_amount } = await atTheDesk(ordered);
		const receipt = { amount: total_amount, currency: 'EUR' };
		expect((await act('receipts', receipt)).status).toBe(200);
		expect(await findStatus(ordered)).toBe('canceled');
		expect(await available(host)).toBe(before);
		expect(await host.db.select().from(order_refunds)).toMatchObject([
			{ reason: 'canceled', amount: total_amount },
		]);
		expect(await kindsTo(ordered)).not.toContain('order.paid');
	});

	test('that had expired reopens it, and its code counts again, once', async () => {
		let now = new Date('2025-06-16T10:00:00Z');
		const host = await aHost({ clock: () => now });
		const code = { code: 'UNICO', kind: 'percent', value: 1000, currency: 'EUR' } as const;
		await host.db.insert(discount_codes).values({ ...code, uses_per_code: 1 });
		const buyer = await readyBuyer(host.ask, 'bank_transfer', { email: BUYER });
		await buyer.code('UNICO');
		const placed = await placedIn(await buyer.place());
		const { total_amount } = await buyer.order(placed.id);
		const uses = async () => (await host.db.select().from(discount_uses)).map((u) => u.order_id);
		expect(await uses()).toEqual([placed.id]);
		now = new Date(now.getTime() + 9 * DAY_MS);
		await round(host);
		expect(await uses()).toEqual([]);
		const act = doing(await signedIn(host.ask, 'shop'), placed.id);
		expect((await act('receipts', { amount: total_amount, currency: 'EUR' })).status).toBe(200);
		expect(await findStatus({ host, buyer, total_amount, ...placed })).toBe('processing');
		expect(await uses()).toEqual([placed.id]);
	});
});

describe.runIf(isEmbedded)('a second payment', () => {
	/** Creates an order by transfer that was then paid with the test provider. */
	async function paidOtherwise() {
		const host = await aHost();
		const ordered = await anOrder(host);
		const again = await ordered.buyer.ask('POST', `orders/${ordered.id}/payments`, {
			provider: 'test',
		});
		await bank(host, toRef((await placedIn(again)).url), 'approve');
		expect(await findStatus(ordered)).toBe('processing');
		const receipt = { amount: ordered.total_amount, currency: 'EUR' };
		const back = async () =>
			(await host.db.select().from(order_refunds).orderBy(order_refunds.created_at)).map(
				({ reason, amount }) => ({ reason, amount }),
			);
		return { ...(await atTheDesk(ordered)), receipt, back };
	}

	test('is refunded though the first was refunded already', async () => {
		const { host, act, receipt, back, total_amount } = await paidOtherwise();
		await act('cancellations');
		await round(host);
		expect((await act('receipts', receipt)).status).toBe(200);
		expect(await back()).toEqual([
			{ reason: 'canceled', amount: total_amount },
			{ reason: 'surplus', amount: total_amount },
		]);
	});

	test('is not named on the invoice, which states the first', async () => {
		const { host, act, receipt, back, id } = await paidOtherwise();
		expect((await act('receipts', receipt)).status).toBe(200);
		await round(host);
		expect((await back()).map(({ reason }) => reason)).toEqual(['surplus']);
		const entry = await findInvoice(host.db, id);
		if (!entry) throw new Error('a paid order has an entry in the registers');
		const { invoice } = await invoiceToIssue(host.db, entry);
		expect(invoice.payment?.means).toBe('card');
	});

	test('is refunded though a part of the first was', async () => {
		const { host, act, receipt, back, total_amount } = await paidOtherwise();
		expect((await act('refunds', { reductions: [{ position: 0, amount: 500 }] })).status).toBe(200);
		await round(host);
		expect((await act('receipts', receipt)).status).toBe(200);
		expect(await back()).toEqual([
			{ reason: 'partial', amount: 500 },
			{ reason: 'surplus', amount: total_amount },
		]);
		const more = await act('refunds', { reductions: [{ position: 0, amount: 500 }] });
		expect(more.status, await more.clone().text()).toBe(200);
		const payments = await listAttempts(
			host.db,
			(await host.db.select().from(orders))[0]?.id ?? '',
		);
		const refunds = await host.db.select().from(order_refunds);
		const partial = refunds.filter(({ reason }) => reason === 'partial');
		expect(new Set(partial.map(({ payment_id }) => payment_id))).toEqual(
			new Set([payments[1]?.id]),
		);
	});
});
