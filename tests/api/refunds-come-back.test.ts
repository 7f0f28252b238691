import { describe, expect, test } from 'vitest';
import { listDeskRecords } from '#contract/desk/endpoints.ts';
import { listAttempts } from '../../src/server/orders/record/queries.ts';
import { findStock } from '../../src/server/stock/ports.ts';
import { aBuyer } from '../support/checkout.ts';
import { signedIn } from '../support/desk.ts';
import { readData } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { packing, getParcel, SENDING, WHEEL } from '../support/orders.ts';
import { getMailedLink } from '../support/returns.ts';
import { stateAs, withdrawalRows, withdrawalSteps } from '../support/withdrawals.ts';
import { anOrderByCard } from '../support/stripe/a-shop-by-card.ts';
import { anInvoicedOrder } from '../support/invoiced-order.ts';

const ONE = 12_200;

describe.runIf(isEmbedded)('a refund returned by a bank after it was issued', () => {
	test.each([1, 2, 3])(
		'restores the order’s payment once, reported five times in any order (%i)',
		async (seed) => {
			const all = await anInvoicedOrder();
			const { id, buyer, total_amount, housed, mailed, attempts, refunds, papers } = all;
			await all.givesBack('cancellations', {});
			expect(await buyer.order(id)).toMatchObject({ status: 'refund_issued' });
			await all.comesBack({ times: 5, seed, again: true });
			expect((await refunds(id)).map(({ status }) => status)).toEqual(['failed']);
			expect((await attempts(id)).map(({ status }) => status)).toEqual(['paid']);
			expect(await buyer.order(id)).toMatchObject({
				status: 'canceled',
				refunded_amount: 0,
				refunds: [{ status: 'failed' }],
			});
			expect(await papers()).toEqual([
				['2025/1', total_amount],
				['NC2025/1', total_amount],
				['ND2025/1', total_amount],
			]);
			expect(await housed()).toEqual(['order.refund_came_back']);
			const said = (await mailed()).filter((kind) => kind.startsWith('order.refund'));
			expect(said).toEqual(['order.refunded', 'order.refund_undone']);
			expect(await all.differences()).toEqual([]);
		},
	);

	test('keeps an order ended when withdrawn before shipping', async () => {
		const all = await anInvoicedOrder();
		const { id, host, buyer, round, stripe, asShop } = all;
		const { number, email } = await buyer.order(id);
		const guest = aBuyer(host.ask, { cookies: await getMailedLink(host, email) });
		await stateAs(guest.ask, { contract: number });
		const [row] = await withdrawalRows(host);
		expect((await withdrawalSteps(asShop, row?.id ?? '').accept()).status).toBe(200);
		await round();
		await stripe.tell();
		expect(await buyer.order(id)).toMatchObject({ status: 'refund_issued' });
		const free = (await findStock(host.db, [WHEEL])).get(WHEEL)?.available;
		await all.comesBack();
		expect(await buyer.order(id)).toMatchObject({ status: 'canceled', refunded_amount: 0 });
		expect((await findStock(host.db, [WHEEL])).get(WHEEL)?.available).toBe(free);
	});

	test('waits for staff, and is sent again with a credit note of its own', async () => {
		const all = await anInvoicedOrder();
		const { id, buyer, asShop, act, round, stripe, refunds, total_amount, papers } = all;
		const waiting = async () =>
			(await readData(listDeskRecords, await asShop('/desk/orders?has_failed_refund=true'))).total;
		await all.givesBack('cancellations', {});
		expect(await waiting()).toBe(0);
		await all.comesBack();
		expect(await waiting()).toBe(1);
		const [failed] = await refunds(id);
		expect((await act(`refunds/${failed?.id}/retries`)).status).toBe(200);
		expect((await act(`refunds/${failed?.id}/retries`)).status).toBe(409);
		await round();
		await stripe.tell({ times: 3, seed: 4, again: true });
		expect(await waiting()).toBe(0);
		expect(await buyer.order(id)).toMatchObject({
			status: 'refund_issued',
			refunded_amount: total_amount,
		});
		expect((await papers()).map(([number]) => number)).toEqual([
			'2025/1',
			'NC2025/1',
			'ND2025/1',
			'NC2025/2',
		]);
		expect(await all.differences()).toEqual([]);
	});

	test('of a unit lets it be packed and reserved again', async () => {
		const all = await anInvoicedOrder();
		const { host, id, buyer, papers, act } = all;
		const available = async () => (await findStock(host.db, [WHEEL])).get(WHEEL)?.available ?? 0;
		const before = await available();
		await all.givesBack('refunds', { pieces: [{ position: 0, quantity: 1 }] });
		expect(await available()).toBe(before + 1);
		await all.comesBack({ times: 2 });
		expect(await available()).toBe(before);
		expect(await buyer.order(id)).toMatchObject({ status: 'processing', refunded_amount: 0 });
		expect((await papers()).slice(1)).toEqual([
			['NC2025/1', ONE],
			['ND2025/1', ONE],
		]);
		expect((await act('parcels', packing(3))).status).toBe(200);
	});

	test('of an order that was delivered leaves it delivered', async () => {
		const all = await anInvoicedOrder();
		const { host, id, buyer, act } = all;
		await act('parcels', packing(3));
		const parcel = await getParcel({ host, id });
		await act(`parcels/${parcel}/sendings`, SENDING);
		await act(`parcels/${parcel}/deliveries`);
		all.atDashboard();
		await all.stripe.tell();
		expect(await buyer.order(id)).toMatchObject({ status: 'refund_issued' });
		await all.comesBack();
		expect(await buyer.order(id)).toMatchObject({ status: 'delivered', refunded_amount: 0 });
	});

	test('among others of the same order reverses only itself', async () => {
		const all = await anInvoicedOrder();
		const { id, buyer, refunds } = all;
		const reductions = [{ position: 0, amount: 500 }];
		await all.givesBack('refunds', { reductions });
		await all.givesBack('cancellations', {});
		const [first] = await refunds(id);
		all.stripe.settleRefund(first?.ref ?? '', 'failed');
		await all.stripe.tell({ times: 2 });
		expect((await refunds(id)).map(({ status }) => status)).toEqual(['failed', 'issued']);
		expect(await buyer.order(id)).toMatchObject({
			status: 'canceled',
			refunded_amount: all.total_amount - 500,
		});
		expect(await all.differences()).toEqual([]);
	});

	test('of a held payment is held again', async () => {
		const all = await anOrderByCard();
		const { stripe, ref, id, host, buyer } = all;
		stripe.pay(ref, { amount: 1_000 });
		await stripe.tell();
		const payment_intent = stripe.shelves.sessions.get(ref)?.payment_intent ?? '';
		const { id: refund } = stripe.giveBack({ payment_intent, metadata: {} });
		await stripe.tell();
		stripe.settleRefund(refund, 'failed');
		await stripe.tell({ times: 3, seed: 3, again: true });
		expect((await listAttempts(host.db, id)).map(({ status }) => status)).toEqual(['held']);
		expect(await buyer.order(id)).toMatchObject({ status: 'pending' });
		const asShop = await signedIn(host.ask, 'shop');
		const { total } = await readData(
			listDeskRecords,
			await asShop('/desk/orders?awaits_receipt=true'),
		);
		expect(total).toBe(1);
	});

	test('before it was issued has neither credit note nor debit note', async () => {
		const all = await anInvoicedOrder();
		all.stripe.refundsBegin('pending');
		await all.givesBack('cancellations', {});
		await all.comesBack();
		expect((await all.papers()).map(([number]) => number)).toEqual(['2025/1']);
		expect(await all.housed()).toEqual(['order.refund_failed']);
	});
});
