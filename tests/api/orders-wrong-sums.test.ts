import { describe, expect, test } from 'vitest';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { anOrder, atTheDesk, findStatus } from '../support/orders.ts';

/** Creates an order by transfer with so much overpaid, accepted at the desk. */
async function accepted(more: number) {
	const ordered = await anOrder(await aHost(), { quantity: 3 });
	const { host, act, total_amount } = await atTheDesk(ordered);
	await act('receipts', { amount: total_amount + more, currency: 'EUR' });
	expect((await act('acceptances')).status).toBe(200);
	const refunds = async () =>
		host.db.select().from(order_refunds).orderBy(order_refunds.created_at, order_refunds.amount);
	const back = async () => (await refunds()).map(({ reason, amount }) => ({ reason, amount }));
	const issue = async (reason: string) => {
		const row = (await refunds()).find((one) => one.reason === reason && one.status === 'pending');
		return (await act(`refunds/${row?.id}/outcomes`, { outcome: 'issued' })).status;
	};
	const give = (quantity: number) => act('refunds', { pieces: [{ position: 0, quantity }] });
	return { ordered, act, total_amount, back, issue, give };
}

describe.runIf(isEmbedded)('an accepted payment of another amount', () => {
	test('more: the excess is refunded at once, the rest with a full refund', async () => {
		const { ordered, act, total_amount, back, issue } = await accepted(500);
		expect(await back()).toEqual([{ reason: 'surplus', amount: 500 }]);
		expect(await findStatus(ordered)).toBe('processing');
		expect((await act('acceptances')).status).toBe(409);
		expect((await act('cancellations')).status).toBe(200);
		const all = [
			{ reason: 'surplus', amount: 500 },
			{ reason: 'canceled', amount: total_amount },
		];
		expect(await back()).toEqual(expect.arrayContaining(all));
		expect(await issue('surplus')).toBe(200);
		expect(await findStatus(ordered)).toBe('canceled');
		expect(await issue('canceled')).toBe(200);
		expect(await findStatus(ordered)).toBe('refund_issued');
	});

	test('more: a partial refund elsewhere is not the whole', async () => {
		const { ordered, total_amount, act, issue } = await accepted(30_000);
		const reductions = [{ position: 0, amount: total_amount - 30_000 }];
		expect((await act('refunds', { reductions })).status).toBe(200);
		expect([await issue('surplus'), await issue('partial')]).toEqual([200, 200]);
		expect(await findStatus(ordered)).toBe('processing');
	});

	test('less: every unit can be refunded, up to the payment', async () => {
		const { ordered, total_amount, back, issue, give } = await accepted(-500);
		for (const _ of [1, 2, 3]) expect((await give(1)).status).toBe(200);
		const sum = (await back()).reduce((all, { amount }) => all + amount, 0);
		expect(sum).toBe(total_amount - 500);
		for (const _ of [1, 2, 3]) expect(await issue('partial')).toBe(200);
		expect(await findStatus(ordered)).toBe('refund_issued');
	});
});
