import { describe, expect, test } from 'vitest';
import { compareBooks } from '../../src/server/orders/books/compare.ts';
import { toReport } from '../../src/server/orders/books/report.ts';
import { onPaymentNews } from '../../src/server/orders/payment/news.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import { order_shipments } from '../../src/server/orders/tables.ts';
import { findStock } from '../../src/server/stock/ports.ts';
import { stock_holds } from '../../src/server/stock/tables.ts';
import { aBuyer, atWork } from '../support/checkout.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import {
	aPaidOrder,
	atTheDesk,
	getAudit,
	BUYER,
	readCode,
	kindsTo,
	packing,
	getParcel,
	SENDING,
	findStatus,
	WHEEL,
} from '../support/orders.ts';
import { getMailedLink } from '../support/returns.ts';
import { stateAs, withdrawalRows, withdrawalSteps } from '../support/withdrawals.ts';
import { listAttempts } from '../../src/server/orders/record/queries.ts';

/** Creates a paid order whose payment a bank disputes, and can report the dispute repeatedly. */
async function disputed() {
	const host = await aHost();
	const ordered = await aPaidOrder(host);
	const [attempt] = await listAttempts(host.db, ordered.id);
	const news = (state: string) =>
		onPaymentNews(atWork(host), {
			kind: 'dispute',
			provider: 'test',
			money_ref: attempt?.money_ref ?? '',
			state,
			outcome: state === 'won' || state === 'lost' ? state : 'open',
			due_by: null,
		});
	const told = async () =>
		(await host.db.select().from(mails)).filter(({ kind }) => kind === 'order.disputed');
	return { ...(await atTheDesk(ordered)), ordered, news, told };
}

describe.runIf(isEmbedded)('a payment that a bank disputes', () => {
	test('is reported once, however many events come at once', async () => {
		const { news, told } = await disputed();
		await Promise.all(Array.from({ length: 6 }, () => news('needs_response')));
		expect(await told()).toHaveLength(1);
	});

	test('that is lost lets the order be canceled without a refund', async () => {
		const { host, id, act, asShop, news, ordered } = await disputed();
		await act('parcels', packing(1));
		await news('needs_response');
		expect(await readCode(await act('cancellations'))).toBe('disputed');
		const list = async () =>
			(await (await asShop('/desk/orders?is_disputed=true')).json()).data.records;
		expect(await list()).toMatchObject([{ id }]);
		await news('lost');
		expect(await readCode(await act('parcels', packing(1)))).toBe('disputed');
		expect(await list()).toMatchObject([{ id }]);
		expect((await act('cancellations')).status).toBe(200);
		expect(await findStatus(ordered)).toBe('canceled');
		expect(await host.db.select().from(stock_holds)).toEqual([]);
		expect(await list()).toEqual([]);
		const since = new Date('2025-01-01T00:00:00Z');
		const { balances } = await compareBooks(atWork(host), since);
		expect(balances).toMatchObject([{ lost: ordered.total_amount, refunded: { here: 0 } }]);
		expect(toReport(await compareBooks(atWork(host), since)).join('\n')).toContain(
			'test: lost to disputes 366.00 EUR',
		);
		expect((await kindsTo(ordered)).slice(-1)).toEqual(['order.called_off_disputed']);
	});

	test('keeps its order from being packed and shipped', async () => {
		const { act, asShop, news } = await disputed();
		await act('parcels', packing(1));
		const waits = async (work: string) =>
			(await (await asShop(`/desk/orders?${work}=true`)).json()).data.records.length;
		expect([await waits('is_to_pack'), await waits('is_to_send')]).toEqual([1, 1]);
		await news('needs_response');
		expect([await waits('is_to_pack'), await waits('is_to_send')]).toEqual([0, 0]);
		await news('won');
		expect([await waits('is_to_pack'), await waits('is_to_send')]).toEqual([1, 1]);
	});
});

/** Creates an order of three of which one was shipped and one packed, and whose dispute is lost. */
async function lostInPart() {
	const all = await disputed();
	const { act, news, ordered } = all;
	await act('parcels', packing(1));
	const sent = await getParcel(ordered);
	await act(`parcels/${sent}/sendings`, SENDING);
	await act('parcels', packing(1));
	await news('lost');
	return { ...all, sent };
}
const stock = async ({ db }: OwnHost) => (await findStock(db, [WHEEL])).get(WHEEL);

describe.runIf(isEmbedded)('a lost dispute of a partly shipped order', () => {
	test('cancels the unsent units without a refund; sent ones stay sent', async () => {
		const { host, id, act, asShop, ordered, sent } = await lostInPart();
		const { on_hand } = (await stock(host)) ?? {};
		expect((await act('cancellations', { reason: 'persa' })).status).toBe(200);
		expect(await host.db.select().from(stock_holds)).toEqual([]);
		expect(await stock(host)).toMatchObject({ on_hand, available: on_hand });
		expect(await host.db.select().from(order_refunds)).toEqual([]);
		expect(await host.db.select().from(order_shipments)).toMatchObject([
			{ id: sent, status: 'shipped' },
		]);
		expect(await findStatus(ordered)).toBe('processing');
		for (const work of ['is_disputed', 'is_to_pack', 'is_to_send']) {
			const { data } = await (await asShop(`/desk/orders?${work}=true`)).json();
			expect(data.records).toEqual([]);
		}
		expect(await readCode(await act('cancellations'))).toBe('already');
		expect(await readCode(await act('parcels', packing(1)))).toBe('disputed');
		expect((await kindsTo(ordered)).slice(-1)).toEqual(['order.rest_called_off']);
		expect(await getAudit(ordered)).toContain('cancel');
		const [entry] = (await (await asShop(`/desk/orders/${id}`)).json()).data.order_entries.slice(
			-1,
		);
		expect(entry).toMatchObject({ entry: 'rest_canceled', said: 'persa' });
	});

	test('ends the order with the shipped parcels; nothing else of theirs is restocked', async () => {
		const { act, ordered, sent } = await lostInPart();
		await act('cancellations');
		expect((await act(`parcels/${sent}/deliveries`)).status).toBe(200);
		expect(await findStatus(ordered)).toBe('delivered');
		const { lines } = await ordered.buyer.order(ordered.id);
		expect(lines).toMatchObject([{ quantity: 3, sent_quantity: 1, returned_quantity: 2 }]);
		expect(await readCode(await act('cancellations'))).toBe('too_late');
	});

	test('ends the order at once when every shipped parcel was handed over', async () => {
		const { act, ordered, sent } = await lostInPart();
		await act(`parcels/${sent}/deliveries`);
		expect(await findStatus(ordered)).toBe('processing');
		await act('cancellations');
		expect(await findStatus(ordered)).toBe('delivered');
		expect((await kindsTo(ordered)).slice(-2)).toEqual([
			'order.rest_called_off',
			'order.delivered',
		]);
	});

	test('is distinguished from one that is open, and from none', async () => {
		const { act, news, ordered } = await disputed();
		await act('parcels', packing(1));
		await act(`parcels/${await getParcel(ordered)}/sendings`, SENDING);
		expect(await readCode(await act('cancellations'))).toBe('sent');
		await news('under_review');
		expect(await readCode(await act('cancellations'))).toBe('sent');
		await news('won');
		expect(await readCode(await act('cancellations'))).toBe('sent');
	});

	test('settles a withdrawal without another refund', async () => {
		const { host, ordered, asShop, sent, act } = await lostInPart();
		const buyer = aBuyer(host.ask, { cookies: await getMailedLink(host, BUYER) });
		await stateAs(buyer.ask, { contract: ordered.number });
		const row = async () => (await withdrawalRows(host))[0];
		const steps = withdrawalSteps(asShop, (await row())?.id ?? '');
		expect((await steps.accept()).status).toBe(200);
		expect((await steps.receive()).status).toBe(200);
		expect((await steps.refund()).status).toBe(200);
		expect(await row()).toMatchObject({ status: 'settled' });
		expect(await host.db.select().from(order_refunds)).toEqual([]);
		await act(`parcels/${sent}/deliveries`);
		expect(await findStatus(ordered)).toBe('delivered');
	});
});
