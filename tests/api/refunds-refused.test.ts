import { describe, expect, test } from 'vitest';
import { listAttempts, lockOrder } from '../../src/server/orders/record/queries.ts';
import { refundAll } from '../../src/server/orders/refunds/refund.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { isEmbedded } from '../support/host.ts';
import { anOrderByCard } from '../support/stripe/a-shop-by-card.ts';

const MAKE = 'POST /v1/refunds';

/** Creates an order paid by card, for which a full refund is requested. */
async function askedBack() {
	const all = await anOrderByCard();
	const { stripe, host, id } = all;
	stripe.pay(all.ref);
	await stripe.tell();
	await host.db.transaction(async (tx) => {
		const order = await lockOrder(tx, id);
		const [payment] = await listAttempts(tx, id);
		if (order && payment) await refundAll(tx, order, payment, 'canceled', host.clock());
	});
	const [attempt] = await all.attempts(id);
	const told = async () =>
		(await host.db.select().from(mails)).filter(({ kind }) => kind === 'order.refund_failed');
	const statuses = async () => (await all.refunds(id)).map(({ status }) => status);
	return { ...all, money_ref: attempt?.money_ref ?? '', told, statuses };
}

describe.runIf(isEmbedded)('a refund that the provider does not execute', () => {
	test('refused: fails, and staff is notified once', async () => {
		const { stripe, round, pass, refunds, id, statuses, told } = await askedBack();
		stripe.mishaps.add(MAKE, { status: 400 });
		await round();
		expect(await statuses()).toEqual(['failed']);
		expect((await refunds(id))[0]?.last_error).toContain('parameter_invalid');
		expect(await told()).toHaveLength(1);
		pass(2);
		await round();
		expect(stripe.shelves.refunds.size).toBe(0);
		expect(await told()).toHaveLength(1);
	});

	test.each([{ status: 429 }, { status: 401 }] as const)(
		'unavailable (%o): waits and is retried',
		async (mishap) => {
			const { stripe, round, pass, statuses, told } = await askedBack();
			stripe.mishaps.add(MAKE, mishap, mishap);
			await round();
			expect(await statuses()).toEqual(['pending']);
			pass(2);
			await round();
			pass(2);
			await round();
			expect(await statuses()).toEqual(['issued']);
			expect(await told()).toEqual([]);
		},
	);

	test('disputed meanwhile: waits until the dispute is won', async () => {
		const { stripe, round, pass, money_ref, statuses, refunds, attempts, id } = await askedBack();
		const { id: dispute } = stripe.dispute(money_ref, null);
		await stripe.tell();
		await round();
		expect(stripe.shelves.refunds.size).toBe(0);
		expect(await statuses()).toEqual(['pending']);
		stripe.moveDispute(dispute, 'won');
		await stripe.tell();
		pass(2);
		await round();
		expect((await refunds(id))[0]).toMatchObject({ status: 'issued', last_error: null });
		expect(await attempts(id)).toMatchObject([{ dispute: null }]);
	});

	test('charged back by the bank: fails', async () => {
		const { stripe, round, money_ref, statuses, told } = await askedBack();
		const { id: dispute } = stripe.dispute(money_ref, null);
		stripe.moveDispute(dispute, 'lost');
		await stripe.tell();
		await round();
		expect(stripe.shelves.refunds.size).toBe(0);
		expect(await statuses()).toEqual(['failed']);
		expect(await told()).toHaveLength(1);
	});
});
