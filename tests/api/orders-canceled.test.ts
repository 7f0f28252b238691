import { describe, expect, test } from 'vitest';
import { closeAttempt } from '../../src/server/orders/payment/close.ts';
import { listAttempts, lockOrder } from '../../src/server/orders/record/queries.ts';
import { ImpossibleTransition, setStatus } from '../../src/server/orders/record/set-status.ts';
import { findStock } from '../../src/server/stock/ports.ts';
import { atWork, bank, placedIn, readyBuyer, toRef, round } from '../support/checkout.ts';
import { mailsTo } from '../support/customers.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { anOrder, atTheDesk, BUYER, kindsTo, WHEEL } from '../support/orders.ts';
import { anOrderByCard } from '../support/stripe/a-shop-by-card.ts';

const MINUTE_MS = 60_000;
const available = async ({ db }: OwnHost) => (await findStock(db, [WHEEL])).get(WHEEL)?.available;

describe.runIf(isEmbedded)('an order canceled before payment', () => {
	test.each(['test', 'bank_transfer'] as const)(
		'by its buyer sends one mail, without asking for money (%s)',
		async (provider) => {
			const host = await aHost();
			const before = await available(host);
			const ordered = await anOrder(host, { provider });
			const already = await kindsTo(ordered);
			const ended = await ordered.buyer.ask('POST', `orders/${ordered.id}/cancellations`, {});
			expect(ended.status).toBe(200);
			expect((await kindsTo(ordered)).slice(already.length)).toEqual(['order.canceled_by_buyer']);
			expect(await available(host)).toBe(before);
			await round(host);
			expect(await kindsTo(ordered)).toHaveLength(already.length + 1);
		},
	);

	test('by staff sends one mail, without asking for money', async () => {
		const host = await aHost();
		const ordered = await anOrder(host, { provider: 'test' });
		const { act } = await atTheDesk(ordered);
		expect((await act('cancellations')).status).toBe(200);
		expect(await kindsTo(ordered)).toEqual(['order.called_off']);
	});

	test('sends one mail when Stripe’s event comes before its answer', async () => {
		const { stripe, host, buyer, id, mailed } = await anOrderByCard();
		const hook = { url: '/api/shop/payment-events/stripe', secret: 'whsec_fake', send: host.ask };
		stripe.setHook(hook, 'before_answer');
		expect((await buyer.ask('POST', `orders/${id}/cancellations`, {})).status).toBe(200);
		await stripe.tell({ times: 2 });
		expect(await mailed()).toEqual(['order.canceled_by_buyer']);
	});
});

describe.runIf(isEmbedded)('an order paid by another method', () => {
	test('keeps its reservation meanwhile, without a mail about abandonment', async () => {
		const host = await aHost();
		const ordered = await anOrder(host, { provider: 'test' });
		const held = await available(host);
		const [first] = await listAttempts(host.db, ordered.id);
		if (first) await closeAttempt(atWork(host), first, 'on_purpose');
		expect(await available(host)).toBe(held);
		const again = await ordered.buyer.ask('POST', `orders/${ordered.id}/payments`, {
			provider: 'bank_transfer',
		});
		expect((await placedIn(again)).number).toBe(ordered.number);
		expect(await available(host)).toBe(held);
		expect(await kindsTo(ordered)).toEqual([]);
	});

	test('abandoned after a crash of the host sends one mail and releases its units', async () => {
		let now = new Date('2025-06-16T10:00:00Z');
		const host = await aHost({ clock: () => now });
		const before = await available(host);
		const buyer = await readyBuyer(host.ask, 'test', { email: BUYER });
		const placed = await placedIn(await buyer.place());
		const [first] = await listAttempts(host.db, placed.id);
		if (first) await closeAttempt(atWork(host), first, 'on_purpose');
		await round(host);
		expect(await mailsTo(host, BUYER)).toEqual([]);
		now = new Date(now.getTime() + 2 * MINUTE_MS);
		await round(host);
		await round(host);
		expect((await mailsTo(host, BUYER)).map(({ kind }) => kind)).toEqual(['order.left']);
		expect(await available(host)).toBe(before);
		const again = await placedIn(
			await buyer.ask('POST', `orders/${placed.id}/payments`, { provider: 'test' }),
		);
		await bank(host, toRef(again.url), 'approve');
		expect(await buyer.order(placed.id)).toMatchObject({ status: 'processing' });
	});
});

test.runIf(isEmbedded)('an illegal status is not written', async () => {
	const host = await aHost();
	const ordered = await anOrder(host);
	const entry = { kind: 'delivered' } as const;
	const columns = { delivered_on: '2026-01-01' };
	const before = await ordered.buyer.order(ordered.id);
	const moving = host.db.transaction(async (tx) => {
		const order = await lockOrder(tx, ordered.id);
		if (order) await setStatus(tx, order, { event: 'deliver', columns, entry }, host.clock());
	});
	await expect(moving).rejects.toThrow(ImpossibleTransition);
	await expect(moving).rejects.toMatchObject({ event: 'deliver', refusal: 'not_yet' });
	expect(await ordered.buyer.order(ordered.id)).toEqual(before);
});
