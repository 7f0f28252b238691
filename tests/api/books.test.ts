import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { compareBooks } from '../../src/server/orders/books/compare.ts';
import { toReport } from '../../src/server/orders/books/report.ts';
import { order_payments } from '../../src/server/orders/tables-money.ts';
import { atWork, round } from '../support/checkout.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { anOrder, aPaidOrder, doing } from '../support/orders.ts';

const compared = (host: OwnHost) => compareBooks(atWork(host), new Date('2020-01-01T00:00:00Z'));

describe.runIf(isEmbedded)('the books of the orders', () => {
	test('agree with the provider after a sale and a partial refund', async () => {
		const host = await aHost();
		const { id, total_amount } = await aPaidOrder(host);
		const act = doing(await signedIn(host.ask, 'shop'), id);
		await act('refunds', { pieces: [{ position: 0, quantity: 1 }] });
		await round(host);
		const found = await compared(host);
		expect(found).toMatchObject({
			balances: [
				{
					provider: 'test',
					currency: 'EUR',
					taken: { there: total_amount, here: total_amount },
					refunded: { there: 12_200, here: 12_200 },
				},
			],
			differences: [],
		});
		expect(toReport(found).at(-1)).toBe('The books agree.');
	});

	test('name an order whose amounts differ', async () => {
		const host = await aHost();
		const { id, number } = await aPaidOrder(host);
		await host.db
			.update(order_payments)
			.set({ came_amount: 1 })
			.where(eq(order_payments.order_id, id));
		const found = await compared(host);
		expect(found.differences).toMatchObject([{ order_number: number, here: { taken: 1 } }]);
		expect(toReport(found).join('\n')).toContain(number);
	});

	test('name payments without an order, and orders without a payment', async () => {
		const host = await aHost();
		const { id, number } = await aPaidOrder(host);
		await host.db
			.update(order_payments)
			.set({ money_ref: 'gone' })
			.where(eq(order_payments.order_id, id));
		expect((await compared(host)).differences).toMatchObject([
			{ order_number: null, here: null },
			{ order_number: number, there: null },
		]);
	});

	test('ignore bank transfers, which the bank statement covers', async () => {
		const host = await aHost();
		const { id, total_amount } = await anOrder(host);
		const act = doing(await signedIn(host.ask, 'shop'), id);
		await act('receipts', { amount: total_amount, currency: 'EUR' });
		const found = await compared(host);
		expect(found).toMatchObject({ unasked: ['bank_transfer'], differences: [] });
		expect(toReport(found)[0]).toContain('statement');
	});
});
