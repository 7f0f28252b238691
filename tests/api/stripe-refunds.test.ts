import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listDeskRecords } from '#contract/desk/endpoints.ts';
import { order_invoices } from '../../src/server/orders/tables-invoices.ts';
import { receiveMissedEvents } from '../../src/server/payments/missed-events.ts';
import { findStock } from '../../src/server/stock/ports.ts';
import { HOME_DELIVERY } from '../support/checkout.ts';
import { signedIn } from '../support/desk.ts';
import { readData } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { doing, packing, WHEEL } from '../support/orders.ts';
import { anOrderByCard, anOrderPaidByCard, moneyBack } from '../support/stripe/a-shop-by-card.ts';

const WITH_INVOICE = { ...HOME_DELIVERY, wants_invoice: true, tax_code: 'RSSMRA85T10A562S' };
const ONE = 12_200;

type Paid = Awaited<ReturnType<typeof anOrderPaidByCard>>;

const statuses = (answers: readonly Response[]) => [
	...new Set(answers.map(({ status }) => status)),
];

/** Counts the orders in a list of today's work. */
async function listed({ host }: Pick<Paid, 'host'>, query: string): Promise<number> {
	const asShop = await signedIn(host.ask, 'shop');
	return (await readData(listDeskRecords, await asShop(`/desk/orders?${query}`))).total;
}

describe.runIf(isEmbedded)('a refund at Stripe’s dashboard', () => {
	test.each([1, 2, 3])(
		'in full ends the order once, reported five times in any order (%i)',
		async (seed) => {
			const all = await anOrderPaidByCard({ quantity: 3 });
			const { stripe, host, id, buyer, mailed, housed, total_amount, attempts } = all;
			const before = (await findStock(host.db, [WHEEL])).get(WHEEL)?.available ?? 0;
			all.atDashboard();
			expect(statuses(await stripe.tell({ times: 5, seed }))).toEqual([200]);
			expect(await moneyBack(all)).toEqual([[total_amount, 'issued', 'at_provider']]);
			expect(await buyer.order(id)).toMatchObject({
				status: 'refund_issued',
				refunded_amount: total_amount,
			});
			expect((await attempts(id)).map(({ status }) => status)).toEqual(['refunded']);
			expect(await mailed()).toEqual(['order.paid', 'order.refunded']);
			expect(await housed()).toEqual([]);
			expect((await findStock(host.db, [WHEEL])).get(WHEEL)?.available).toBe(before + 3);
			expect(await all.differences()).toEqual([]);
		},
	);

	test('in part is split by VAT rate, and staff assigns its lines', async () => {
		const all = await anOrderPaidByCard({ quantity: 3 });
		const { stripe, host, id, buyer, mailed, housed, refunds } = all;
		all.atDashboard(5_000);
		await stripe.tell({ times: 5, seed: 4 });
		expect(await buyer.order(id)).toMatchObject({ status: 'processing', refunded_amount: 5_000 });
		const [refund] = await refunds(id);
		expect(refund).toMatchObject({
			counted: {
				lines: [{ line: 0, quantity: 0, amount: 5_000, vat: 902 }],
				rates: [{ vat_rate: 2200, amount: 5_000, vat: 902 }],
			},
			needs_check: true,
		});
		expect(await mailed()).toEqual(['order.paid', 'order.refunded']);
		expect(await housed()).toEqual(['order.refund_unmatched']);
		expect(await listed(all, 'has_refund_to_check=true')).toBe(1);
		const act = doing(await signedIn(host.ask, 'shop'), id);
		const check = () => act(`refunds/${refund?.id}/checks`);
		expect((await check()).status).toBe(200);
		expect((await check()).status).toBe(409);
		expect(await listed(all, 'has_refund_to_check=true')).toBe(0);
		expect(await all.differences()).toEqual([]);
	});

	test('of one unit’s price is assigned to that unit, which is no longer packed', async () => {
		const all = await anOrderPaidByCard({ quantity: 3 });
		const { stripe, host, id, housed, refunds } = all;
		all.atDashboard(ONE);
		await stripe.tell();
		expect(await refunds(id)).toMatchObject([
			{ counted: { lines: [{ line: 0, quantity: 1, amount: ONE }] }, needs_check: false },
		]);
		expect(await housed()).toEqual([]);
		const act = doing(await signedIn(host.ask, 'shop'), id);
		expect((await act('parcels', packing(3))).status).toBe(409);
		expect((await act('parcels', packing(2))).status).toBe(200);
	});

	test('of a packed unit waits for staff', async () => {
		const all = await anOrderPaidByCard({ quantity: 3 });
		const { stripe, host, id, housed } = all;
		await doing(await signedIn(host.ask, 'shop'), id)('parcels', packing(3));
		all.atDashboard(ONE);
		await stripe.tell();
		expect(await housed()).toEqual(['order.refund_unmatched']);
	});

	test('in three parts, reported out of order, is three refunds, and the last completes the order', async () => {
		const all = await anOrderPaidByCard({ quantity: 2, shipping: WITH_INVOICE });
		const { stripe, host, id, buyer, total_amount } = all;
		all.atDashboard(1_000);
		all.atDashboard(ONE);
		all.atDashboard();
		await stripe.tell({ times: 5, seed: 11 });
		expect((await moneyBack(all)).map(([, status]) => status)).toEqual(
			Array.from({ length: 3 }, () => 'issued'),
		);
		expect(await buyer.order(id)).toMatchObject({
			status: 'refund_issued',
			refunded_amount: total_amount,
		});
		const notes = await host.db
			.select()
			.from(order_invoices)
			.where(eq(order_invoices.kind, 'credit_note'));
		expect(notes.reduce((sum, note) => sum + note.total_amount, 0)).toBe(total_amount);
		expect(notes).toHaveLength(3);
		expect(await all.differences()).toEqual([]);
	});

	test('reported before the payment is booked after it', async () => {
		const all = await anOrderByCard();
		const { stripe, ref, id, buyer, refunds, mailed } = all;
		stripe.pay(ref);
		const payment_intent = stripe.shelves.sessions.get(ref)?.payment_intent ?? '';
		stripe.giveBack({ payment_intent, metadata: {} });
		expect(statuses(await stripe.tell({ types: ['refund.created'] }))).toEqual([200]);
		expect((await refunds(id)).map(({ status }) => status)).toEqual(['issued']);
		await stripe.tell({ times: 2, seed: 3, again: true });
		expect(await buyer.order(id)).toMatchObject({ status: 'refund_issued' });
		expect(await mailed()).toEqual(['order.paid', 'order.refunded']);
	});

	test('is pending at the bank, and counts once completed', async () => {
		const all = await anOrderPaidByCard();
		const { stripe, id, buyer, total_amount, mailed } = all;
		stripe.refundsBegin('pending');
		const { id: refund } = all.atDashboard();
		await stripe.tell({ times: 2 });
		expect(await moneyBack(all)).toEqual([[total_amount, 'pending', 'at_provider']]);
		expect(await buyer.order(id)).toMatchObject({ status: 'processing', refunded_amount: 0 });
		stripe.settleRefund(refund, 'succeeded');
		await stripe.tell({ times: 2 });
		expect(await moneyBack(all)).toEqual([[total_amount, 'issued', 'at_provider']]);
		expect(await mailed()).toEqual(['order.paid', 'order.refunded']);
	});

	test('that failed before its report changes nothing', async () => {
		const all = await anOrderPaidByCard();
		const { stripe, housed } = all;
		stripe.refundsBegin('pending');
		stripe.settleRefund(all.atDashboard().id, 'failed');
		await stripe.tell({ times: 5, seed: 8 });
		expect(await moneyBack(all)).toEqual([]);
		expect(await housed()).toEqual([]);
		expect(await all.differences()).toEqual([]);
	});

	test('after a failed one is booked, whichever is reported first', async () => {
		const all = await anOrderPaidByCard();
		const { stripe, total_amount } = all;
		const { id: first } = all.atDashboard();
		await stripe.tell();
		stripe.settleRefund(first, 'failed');
		all.atDashboard();
		await stripe.tell({ types: ['refund.created'] });
		await stripe.tell({ times: 3, seed: 2 });
		// Both have the same second on the provider's clock.
		expect((await moneyBack(all)).toSorted()).toEqual([
			[total_amount, 'failed', 'at_provider'],
			[total_amount, 'issued', 'at_provider'],
		]);
		expect(await all.differences()).toEqual([]);
	});

	test('is booked without a delivered event, once the host fetches missed ones', async () => {
		const all = await anOrderPaidByCard();
		all.atDashboard();
		await receiveMissedEvents(all.services);
		await receiveMissedEvents(all.services);
		expect(await moneyBack(all)).toEqual([[all.total_amount, 'issued', 'at_provider']]);
	});

	test('that cannot be fetched is delivered again', async () => {
		const all = await anOrderPaidByCard();
		all.atDashboard();
		all.stripe.mishaps.add('GET /v1/refunds', { status: 429 }, { status: 429 });
		expect(statuses(await all.stripe.tell())).toEqual([503]);
		expect(await moneyBack(all)).toEqual([]);
		expect(statuses(await all.stripe.tell())).toEqual([200]);
		expect(await moneyBack(all)).toEqual([[all.total_amount, 'issued', 'at_provider']]);
	});

	test('of a payment without an order is logged', async () => {
		const all = await anOrderPaidByCard();
		await all.host.db.delete(order_invoices);
		const { stripe, host, money_ref } = all;
		const intent = stripe.shelves.intents.get(money_ref);
		const charge = stripe.shelves.charges.get(intent?.latest_charge ?? '');
		if (!intent || !charge) throw new Error('nothing was paid');
		stripe.shelves.intents.set('pi_other', {
			...intent,
			id: 'pi_other',
			metadata: {},
			latest_charge: 'ch_other',
		});
		stripe.shelves.charges.set('ch_other', {
			...charge,
			id: 'ch_other',
			payment_intent: 'pi_other',
		});
		stripe.giveBack({ payment_intent: 'pi_other', metadata: {} });
		expect(statuses(await stripe.tell())).toEqual([200]);
		expect(await moneyBack(all)).toEqual([]);
		expect(host.logged.join('\n')).toContain('no matching payment');
	});
});
