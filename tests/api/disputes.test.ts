import { describe, expect, test } from 'vitest';
import { compareBooks } from '../../src/server/orders/books/compare.ts';
import { reportOf } from '../../src/server/orders/books/report.ts';
import { onPaymentNews } from '../../src/server/orders/news.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { stock_holds } from '../../src/server/stock/tables.ts';
import { atWork } from '../support/checkout.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { aPaidOrder, atTheDesk, codeOf, kindsTo, packing, statusOf } from '../support/orders.ts';
import { attemptsOf } from '../../src/server/orders/find.ts';

/** A paid order whose payment a bank disputes, as often as it is told. */
async function disputed() {
	const host = await aHost();
	const ordered = await aPaidOrder(host);
	const [attempt] = await attemptsOf(host.db, ordered.id);
	const news = (state: string) =>
		onPaymentNews(atWork(host), {
			kind: 'dispute',
			provider: 'test',
			money_ref: attempt?.money_ref ?? '',
			state,
			due_by: null,
		});
	const told = async () =>
		(await host.db.select().from(mails)).filter(({ kind }) => kind === 'order.disputed');
	return { ...(await atTheDesk(ordered)), ordered, news, told };
}

describe.runIf(isEmbedded)('a payment that a bank disputes', () => {
	test('is told of once, however many events come at once', async () => {
		const { news, told } = await disputed();
		await Promise.all(Array.from({ length: 6 }, () => news('needs_response')));
		expect(await told()).toHaveLength(1);
	});

	test('is settled once it is lost: the order can be called off, without a refund', async () => {
		const { host, id, act, asShop, news, ordered } = await disputed();
		await act('parcels', packing(1));
		await news('needs_response');
		expect(await codeOf(await act('cancellations'))).toBe('disputed');
		const list = async () =>
			(await (await asShop('/desk/orders?is_disputed=true')).json()).data.records;
		expect(await list()).toMatchObject([{ id }]);
		await news('lost');
		expect(await codeOf(await act('parcels', packing(1)))).toBe('disputed');
		expect(await list()).toMatchObject([{ id }]);
		expect((await act('cancellations')).status).toBe(200);
		expect(await statusOf(ordered)).toBe('canceled');
		expect(await host.db.select().from(stock_holds)).toEqual([]);
		expect(await list()).toEqual([]);
		const since = new Date('2025-01-01T00:00:00Z');
		const { balances } = await compareBooks(atWork(host), since);
		expect(balances).toMatchObject([{ lost: ordered.total_amount, refunded: { here: 0 } }]);
		expect(reportOf(await compareBooks(atWork(host), since)).join('\n')).toContain(
			'test: lost to disputes 366.00 EUR',
		);
		expect((await kindsTo(ordered)).slice(-1)).toEqual(['order.called_off_disputed']);
	});
});
