import { describe, expect, test } from 'vitest';
import { listOrders } from '#contract/orders/endpoints.ts';
import { getDeskRecord, listDeskRecords } from '#contract/desk/endpoints.ts';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import { findStock } from '../../src/server/stock/ports.ts';
import { round } from '../support/checkout.ts';
import { signedIn } from '../support/desk.ts';
import { readData } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import {
	BUYER,
	type Ordered,
	SENDING,
	WHEEL,
	aPaidOrder,
	anOrder,
	atTheDesk,
	getAudit,
	readCode,
	doing,
	packing,
	paid,
	getParcel,
	findStatus,
} from '../support/orders.ts';
import { FRONT } from '../support/registration.ts';

describe.runIf(isEmbedded)('a partial refund', () => {
	test('removes its units from those to pack and from the reservation', async () => {
		const { act, ...ordered } = await paid();
		const { host } = ordered;
		const before = (await findStock(host.db, [WHEEL])).get(WHEEL)?.available ?? 0;
		const pieces = [{ position: 0, quantity: 2 }];
		expect((await act('refunds', { pieces, reason: 'Mancano' })).status).toBe(200);
		expect((await findStock(host.db, [WHEEL])).get(WHEEL)?.available).toBe(before + 2);
		expect(await readCode(await act('parcels', packing(2)))).toBe('more_than_to_pack');
		await act('parcels', packing(1));
		const parcel = await getParcel(ordered);
		// The list agrees with the order's own page.
		const isSent = async () =>
			(await readData(listOrders, await ordered.buyer.ask('GET', 'orders'))).orders[0]?.is_sent;
		expect(await isSent()).toBe(false);
		await act(`parcels/${parcel}/sendings`, SENDING);
		expect(await isSent()).toBe(true);
		await act(`parcels/${parcel}/deliveries`);
		expect(await findStatus(ordered)).toBe('delivered');
	});

	test('ten at once never exceed the payment', async () => {
		const { act, host, total_amount } = await paid();
		const reductions = [{ position: 0, amount: 5_000 }];
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => act('refunds', { reductions })),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
		const rows = await host.db.select().from(order_refunds);
		expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(total_amount);
	});

	test.each([
		[{}, 'nothing'],
		[{ pieces: [{ position: 0, quantity: 4 }] }, 'more_than_bought'],
		[{ pieces: [{ position: 9, quantity: 1 }] }, 'more_than_bought'],
		[{ shipping: 99_999_00 }, 'more_than_paid'],
	])('is refused as %j', async (json, wrong) => {
		const { act, host } = await paid();
		expect(await readCode(await act('refunds', json))).toBe(wrong);
		expect(await host.db.select().from(order_refunds)).toEqual([]);
	});

	test('is refused while the units are in a parcel', async () => {
		const { act } = await paid();
		await act('parcels', packing(3));
		expect(await readCode(await act('refunds', { pieces: [{ position: 0, quantity: 1 }] }))).toBe(
			'packed',
		);
	});

	test('by transfer is issued by hand, and retried after a failure', async () => {
		const ordered = await anOrder(await aHost(), { quantity: 3 });
		const { act, host, total_amount } = await atTheDesk(ordered);
		await act('receipts', { amount: total_amount, currency: 'EUR' });
		await act('refunds', { pieces: [{ position: 0, quantity: 1 }] });
		await round(host);
		const [first] = await host.db.select().from(order_refunds);
		expect(await readCode(await act(`refunds/${first?.id}/retries`))).toBe('not_failed');
		await act(`refunds/${first?.id}/outcomes`, { outcome: 'failed' });
		expect(await readCode(await act(`refunds/${first?.id}/outcomes`, { outcome: 'issued' }))).toBe(
			'final',
		);
		expect((await act(`refunds/${first?.id}/retries`)).status).toBe(200);
		expect(await readCode(await act(`refunds/${first?.id}/retries`))).toBe('already');
		const second = (await host.db.select().from(order_refunds)).find(({ id }) => id !== first?.id);
		expect(second).toMatchObject({ amount: first?.amount, status: 'pending' });
		expect((await act(`refunds/${second?.id}/outcomes`, { outcome: 'issued' })).status).toBe(200);
		expect(await findStatus(ordered)).toBe('processing');
	});

	test('by a provider cannot be settled by hand', async () => {
		const { act, host } = await paid();
		await act('refunds', { reductions: [{ position: 0, amount: 100 }] });
		const [refund] = await host.db.select().from(order_refunds);
		expect(await readCode(await act(`refunds/${refund?.id}/outcomes`, { outcome: 'issued' }))).toBe(
			'not_by_hand',
		);
	});
});

describe.runIf(isEmbedded)('the list of orders', () => {
	const listed = async (ordered: Ordered, query: string) => {
		const asSupport = await signedIn(ordered.host.ask, 'support');
		return readData(listDeskRecords, await asSupport(`/desk/orders?${query}`));
	};

	test.each([
		['q=anna%40mail', 1],
		['q=Piave', 1],
		['q=nobody', 0],
		['status=processing&country=IT', 1],
		['status=delivered', 0],
		['is_to_pack=true', 1],
		['is_to_send=true', 0],
		['awaits_receipt=true', 0],
		['is_late=true', 1],
		['has_failed_refund=true', 0],
		['has_refund_to_issue=true', 0],
		['is_disputed=true', 0],
	])('?%s finds %i', async (query, total) => {
		const ordered = await aPaidOrder(await aHost());
		expect((await listed(ordered, query)).total).toBe(total);
	});

	test('lists pending work', async () => {
		const ordered = await anOrder(await aHost());
		expect((await listed(ordered, 'awaits_receipt=true')).total).toBe(1);
		const { act, total_amount } = await atTheDesk(ordered);
		await act('receipts', { amount: total_amount, currency: 'EUR' });
		await act('refunds', { shipping: 100 });
		expect((await listed(ordered, 'has_refund_to_issue=true')).total).toBe(1);
		const [refund] = await ordered.host.db.select().from(order_refunds);
		await act(`refunds/${refund?.id}/outcomes`, { outcome: 'failed' });
		expect((await listed(ordered, 'has_failed_refund=true')).total).toBe(1);
		await act('parcels', packing(1));
		expect((await listed(ordered, 'is_to_send=true')).total).toBe(1);
	});

	test('a record contains the whole order with the staff’s notes', async () => {
		const { act, asShop, id, number } = await paid();
		await act('notes', { text: 'Chiamare prima della consegna' });
		await act('parcels', packing(1, [FRONT]));
		const record = await readData(getDeskRecord, await asShop(`/desk/orders/${id}`));
		expect(record).toMatchObject({
			number,
			status: 'processing',
			buyer: 'Anna Piave',
			order_lines: [{ quantity: 3, to_pack: 2, sent: 0 }],
			order_shipments: [{ shipment_status: 'packed', contents: expect.stringContaining(FRONT) }],
			order_payments: [{ provider: 'test', payment_status: 'paid' }],
		});
		expect(JSON.stringify(record)).toContain('Chiamare prima della consegna');
	});
});

describe.runIf(isEmbedded)('an erasure', () => {
	test('clears the staff’s notes about the person, and keeps what was bought', async () => {
		const { act, id, host, number } = await paid();
		await act('notes', { text: 'Abita in fondo alla via' });
		const asAdmin = await signedIn(host.ask, 'admin');
		const json = { email: BUYER, confirmation: BUYER };
		expect((await asAdmin('/desk/people/erase', { json })).status).toBe(200);
		const record = JSON.stringify(
			await readData(getDeskRecord, await asAdmin(`/desk/orders/${id}`)),
		);
		expect(record).not.toContain('Abita in fondo');
		expect(record).not.toContain(BUYER);
		expect(record).toContain(number);
	});
});

describe.runIf(isEmbedded)('roles', () => {
	test('support reads and writes notes only; the editor cannot read', async () => {
		const ordered = await aPaidOrder(await aHost());
		const { host, id } = ordered;
		const asSupport = await signedIn(host.ask, 'support');
		expect((await asSupport(`/desk/orders/${id}`)).status).toBe(200);
		const act = doing(asSupport, id);
		expect((await act('notes', { text: 'Ha chiamato' })).status).toBe(200);
		const none = '00000000-0000-4000-8000-000000000000';
		for (const [action, json] of [
			['receipts', { amount: 1, currency: 'EUR' }],
			['acceptances', {}],
			['rejections', {}],
			['parcels', packing(1)],
			[`parcels/${none}/unpackings`, {}],
			[`parcels/${none}/sendings`, SENDING],
			[`parcels/${none}/deliveries`, {}],
			['cancellations', {}],
			['refunds', { shipping: 1 }],
			[`refunds/${none}/outcomes`, { outcome: 'issued' }],
			[`refunds/${none}/retries`, {}],
		] as const) {
			expect((await act(action, json)).status, action).toBe(403);
		}
		const asEditor = await signedIn(host.ask, 'editor');
		expect((await asEditor(`/desk/orders/${id}`)).status).toBe(403);
		// Eleven actions and the editor's request are refused, and logged.
		const refusals = Array.from({ length: 12 }, () => 'refused');
		expect(await getAudit(ordered)).toEqual(['open', 'note', ...refusals]);
	});
});
