import { describe, expect, test } from 'vitest';
import { getDeskRecord, listDeskRecords } from '#contract/desk/endpoints.ts';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import { order_shipments } from '../../src/server/orders/tables.ts';
import { stockOf } from '../../src/server/stock/ports.ts';
import { round } from '../support/checkout.ts';
import { mailsTo } from '../support/customers.ts';
import { signedIn } from '../support/desk.ts';
import { dataOf, problemOf } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import {
	anOrder,
	aPaidOrder,
	auditOf,
	changePayment,
	doing,
	packing,
	parcelOf,
	SENDING,
	statusOf,
	WHEEL,
	type Ordered,
} from '../support/orders.ts';
import { FRONT, REAR } from '../support/registration.ts';

const BUYER = 'anna@mail.example';
const kindsTo = async ({ host }: Ordered) => (await mailsTo(host, BUYER)).map(({ kind }) => kind);
const code = async (response: Response) => (await problemOf(response)).fields?.[0]?.code;

async function atTheDesk(ordered: Ordered) {
	const asShop = await signedIn(ordered.host.ask, 'shop');
	return { asShop, act: doing(asShop, ordered.id), ...ordered };
}
const paid = async () => atTheDesk(await aPaidOrder(await aHost()));

describe.runIf(isEmbedded)('a bank transfer', () => {
	test('that staff has seen pays its order, and the buyer is told', async () => {
		const ordered = await anOrder(await aHost());
		const { act, total_amount } = await atTheDesk(ordered);
		const receipt = { amount: total_amount, currency: 'EUR' };
		expect((await act('receipts', receipt)).status).toBe(200);
		expect(await statusOf(ordered)).toBe('processing');
		expect(await kindsTo(ordered)).toEqual(['order.placed', 'order.paid']);
		expect(await auditOf(ordered)).toEqual(['confirm_receipt']);
		expect(await code(await act('receipts', receipt))).toBe('already');
		expect(await auditOf(ordered)).toEqual(['confirm_receipt']);
	});

	test.each([
		[{ amount: -1, currency: 'EUR' }],
		[{ amount: 10.5, currency: 'EUR' }],
		[{ amount: 100, currency: 'euro' }],
	])('of %j is refused', async (json) => {
		const ordered = await anOrder(await aHost());
		const { act } = await atTheDesk(ordered);
		expect((await act('receipts', json)).status).toBe(422);
		expect(await statusOf(ordered)).toBe('awaiting_payment');
	});

	test('of another sum is held, and taken when staff says so', async () => {
		const ordered = await anOrder(await aHost());
		const { act, total_amount } = await atTheDesk(ordered);
		await act('receipts', { amount: total_amount - 200, currency: 'EUR' });
		expect(await statusOf(ordered)).toBe('pending');
		expect((await act('acceptances')).status).toBe(200);
		expect(await statusOf(ordered)).toBe('processing');
		// What came goes back, and no cent more.
		await act('cancellations', { reason: 'Esaurito' });
		const [refund] = await ordered.host.db.select().from(order_refunds);
		expect(refund?.amount).toBe(total_amount - 200);
	});

	test('of another sum goes back when staff says so, and the order waits for the right one', async () => {
		const ordered = await anOrder(await aHost());
		const { act, total_amount, host } = await atTheDesk(ordered);
		await act('receipts', { amount: total_amount + 100, currency: 'EUR' });
		expect((await act('rejections')).status).toBe(200);
		expect(await code(await act('rejections'))).toBe('already');
		expect(await code(await act('acceptances'))).toBe('already');
		await round(host);
		const [refund] = await host.db.select().from(order_refunds);
		expect(refund).toMatchObject({ amount: total_amount + 100, status: 'pending' });
		expect((await act(`refunds/${refund?.id}/outcomes`, { outcome: 'issued' })).status).toBe(200);
		expect(await statusOf(ordered)).toBe('awaiting_payment');
		expect(await kindsTo(ordered)).toContain('order.refunded');
	});

	test('in another currency cannot be taken, only given back', async () => {
		const ordered = await anOrder(await aHost());
		const { act, host, total_amount } = await atTheDesk(ordered);
		await act('receipts', { amount: total_amount, currency: 'CHF' });
		expect(await code(await act('acceptances'))).toBe('other_currency');
		await act('rejections');
		const [refund] = await host.db.select().from(order_refunds);
		expect(refund).toMatchObject({ amount: total_amount, currency: 'CHF' });
	});

	test('of a wrong sum for an order that is over is held, and the order stays over', async () => {
		const ordered = await anOrder(await aHost());
		const { act, host, total_amount } = await atTheDesk(ordered);
		const later = () => new Date('2025-07-20T10:00:00Z');
		await round(host, later);
		await round(host, later);
		expect(await statusOf(ordered)).toBe('canceled');
		expect((await act('receipts', { amount: total_amount - 1, currency: 'EUR' })).status).toBe(200);
		expect(await statusOf(ordered)).toBe('canceled');
	});

	test('is not there for an order that was paid elsewhere', async () => {
		const { act } = await paid();
		expect(await code(await act('receipts', { amount: 1, currency: 'EUR' }))).toBe('no_transfer');
	});
});

describe.runIf(isEmbedded)('an order that is paid', () => {
	test('is packed, sent and delivered in two parcels; the buyer is told of each', async () => {
		const { act, ...ordered } = await paid();
		const { host, buyer, id } = ordered;
		const before = (await stockOf(host.db, [WHEEL])).get(WHEEL)?.on_hand ?? 0;
		expect((await act('parcels', packing(2, [FRONT, REAR]))).status).toBe(200);
		const first = await parcelOf(ordered);
		expect((await act(`parcels/${first}/sendings`, SENDING)).status).toBe(200);
		expect((await stockOf(host.db, [WHEEL])).get(WHEEL)?.on_hand).toBe(before - 2);
		expect((await act(`parcels/${first}/deliveries`)).status).toBe(200);
		expect(await statusOf(ordered)).toBe('processing');
		await act('parcels', packing(1));
		const second = await parcelOf(ordered);
		await act(`parcels/${second}/sendings`, { carrier: 'Ritiro', tracking_number: '' });
		await act(`parcels/${second}/deliveries`);
		expect(await buyer.order(id)).toMatchObject({
			status: 'delivered',
			return_until: '2025-06-29',
			lines: [{ sent_quantity: 3 }],
			shipments: [SENDING, { carrier: 'Ritiro', tracking_url: null }],
		});
		expect(await kindsTo(ordered)).toEqual([
			'order.paid',
			'order.packed',
			'order.shipped',
			'order.packed',
			'order.shipped',
			'order.delivered',
		]);
		const shipped = (await mailsTo(host, BUYER)).find(({ kind }) => kind === 'order.shipped');
		expect(shipped?.text).toContain(SENDING.tracking_url);
		expect(await auditOf(ordered)).toHaveLength(6);
	});

	test('a parcel that is opened again is packed anew', async () => {
		const { act, ...ordered } = await paid();
		await act('parcels', packing(3));
		expect(await code(await act('parcels', packing(1)))).toBe('more_than_to_pack');
		const parcel = await parcelOf(ordered);
		expect((await act(`parcels/${parcel}/unpackings`)).status).toBe(200);
		expect((await act(`parcels/${parcel}/unpackings`)).status).toBe(404);
		expect((await act('parcels', packing(3))).status).toBe(200);
	});

	test('ten who pack at once never pack more than was bought', async () => {
		const { act, host } = await paid();
		const answers = await Promise.all(Array.from({ length: 10 }, () => act('parcels', packing(1))));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
		expect(await host.db.select().from(order_shipments)).toHaveLength(3);
	});

	test.each([
		[{ lines: [] }, 'min_length'],
		[packing(0), 'min_value'],
		[{ lines: [{ position: 7, quantity: 1 }] }, 'unknown_line'],
		[{ lines: [...packing(1).lines, ...packing(1).lines] }, 'duplicate'],
		[packing(1, ['NOSUCHWHEEL']), 'unknown_serial'],
		[packing(2, [FRONT, FRONT]), 'duplicate'],
	])('is not packed as %j', async (json, wrong) => {
		const { act, host } = await paid();
		const response = await act('parcels', json);
		expect(await problemOf(response)).toMatchObject({ status: 422, fields: [{ code: wrong }] });
		expect(await host.db.select().from(order_shipments)).toEqual([]);
	});

	test('one wheel is not packed twice', async () => {
		const { act } = await paid();
		await act('parcels', packing(1, [FRONT]));
		expect(await code(await act('parcels', packing(1, [FRONT])))).toBe('duplicate');
	});

	test('a parcel of more than lies on the shelf does not leave it', async () => {
		const { act, asShop, ...ordered } = await paid();
		const { host } = ordered;
		const seen = (await stockOf(host.db, [WHEEL])).get(WHEEL)?.on_hand ?? 0;
		await asShop(`/desk/stock/${WHEEL}/movements`, { json: { kind: 'count', quantity: 1, seen } });
		await act('parcels', packing(3));
		const parcel = await parcelOf(ordered);
		expect(await code(await act(`parcels/${parcel}/sendings`, SENDING))).toBe('more_than_there_is');
		expect(await kindsTo(ordered)).not.toContain('order.shipped');
	});

	test('handed over yesterday is delivered yesterday; tomorrow is not known', async () => {
		const { act, ...ordered } = await paid();
		await act('parcels', packing(3));
		const parcel = await parcelOf(ordered);
		await act(`parcels/${parcel}/sendings`, SENDING);
		expect(await code(await act(`parcels/${parcel}/deliveries`, { on: '2025-06-16' }))).toBe(
			'in_the_future',
		);
		expect(await code(await act(`parcels/${parcel}/deliveries`, { on: '2025-06-14' }))).toBe(
			'before_sent',
		);
		expect((await act(`parcels/${parcel}/deliveries`, { on: '2025-06-15' })).status).toBe(200);
	});

	test('is cancelled before it is sent: all goes back, the shelf and the parcel are free', async () => {
		const { act, ...ordered } = await paid();
		const { host, total_amount } = ordered;
		const before = (await stockOf(host.db, [WHEEL])).get(WHEEL)?.available ?? 0;
		await act('parcels', packing(1));
		expect((await act('cancellations', { reason: 'Graffi' })).status).toBe(200);
		expect(await statusOf(ordered)).toBe('canceled');
		expect((await stockOf(host.db, [WHEEL])).get(WHEEL)?.available).toBe(before + 3);
		await round(host);
		expect(await host.db.select().from(order_refunds)).toMatchObject([
			{ amount: total_amount, reason: 'canceled', status: 'issued' },
		]);
		expect(await statusOf(ordered)).toBe('refund_issued');
		expect(await kindsTo(ordered)).toEqual([
			'order.paid',
			'order.packed',
			'order.called_off',
			'order.refunded',
		]);
	});

	test('is not cancelled once a parcel has left', async () => {
		const { act, ...ordered } = await paid();
		await act('parcels', packing(1));
		await act(`parcels/${await parcelOf(ordered)}/sendings`, SENDING);
		expect(await code(await act('cancellations'))).toBe('sent');
	});

	test('stays where it is while a bank disputes its money', async () => {
		const { act, ...ordered } = await paid();
		await act('parcels', packing(1));
		const parcel = await parcelOf(ordered);
		await changePayment(ordered, { dispute: 'needs_response' });
		for (const [action, json] of [
			['parcels', packing(1)],
			[`parcels/${parcel}/sendings`, SENDING],
			['refunds', { shipping: 1 }],
			['cancellations', {}],
		] as const) {
			const response = await act(action, json);
			expect(await problemOf(response), action).toMatchObject({
				status: 409,
				fields: [{ code: 'disputed' }],
			});
		}
		expect(await ordered.host.db.select().from(order_refunds)).toEqual([]);
	});
});

describe.runIf(isEmbedded)('money that goes back in part', () => {
	test('takes its pieces out of what is to be packed and kept', async () => {
		const { act, ...ordered } = await paid();
		const { host } = ordered;
		const before = (await stockOf(host.db, [WHEEL])).get(WHEEL)?.available ?? 0;
		const pieces = [{ position: 0, quantity: 2 }];
		expect((await act('refunds', { pieces, reason: 'Mancano' })).status).toBe(200);
		expect((await stockOf(host.db, [WHEEL])).get(WHEEL)?.available).toBe(before + 2);
		expect(await code(await act('parcels', packing(2)))).toBe('more_than_to_pack');
		await act('parcels', packing(1));
		const parcel = await parcelOf(ordered);
		await act(`parcels/${parcel}/sendings`, SENDING);
		await act(`parcels/${parcel}/deliveries`);
		expect(await statusOf(ordered)).toBe('delivered');
	});

	test('ten at once never come to more than was paid', async () => {
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
		expect(await code(await act('refunds', json))).toBe(wrong);
		expect(await host.db.select().from(order_refunds)).toEqual([]);
	});

	test('waits until pieces are out of their parcel', async () => {
		const { act } = await paid();
		await act('parcels', packing(3));
		expect(await code(await act('refunds', { pieces: [{ position: 0, quantity: 1 }] }))).toBe(
			'packed',
		);
	});

	test('by transfer is issued by hand, and tried again after it failed', async () => {
		const ordered = await anOrder(await aHost(), { quantity: 3 });
		const { act, host, total_amount } = await atTheDesk(ordered);
		await act('receipts', { amount: total_amount, currency: 'EUR' });
		await act('refunds', { pieces: [{ position: 0, quantity: 1 }] });
		await round(host);
		const [first] = await host.db.select().from(order_refunds);
		expect(await code(await act(`refunds/${first?.id}/retries`))).toBe('not_failed');
		await act(`refunds/${first?.id}/outcomes`, { outcome: 'failed' });
		expect(await code(await act(`refunds/${first?.id}/outcomes`, { outcome: 'issued' }))).toBe(
			'final',
		);
		expect((await act(`refunds/${first?.id}/retries`)).status).toBe(200);
		expect(await code(await act(`refunds/${first?.id}/retries`))).toBe('already');
		const second = (await host.db.select().from(order_refunds)).find(({ id }) => id !== first?.id);
		expect(second).toMatchObject({ amount: first?.amount, status: 'pending' });
		expect((await act(`refunds/${second?.id}/outcomes`, { outcome: 'issued' })).status).toBe(200);
		expect(await statusOf(ordered)).toBe('processing');
	});

	test('by a provider is not settled by hand', async () => {
		const { act, host } = await paid();
		await act('refunds', { reductions: [{ position: 0, amount: 100 }] });
		const [refund] = await host.db.select().from(order_refunds);
		expect(await code(await act(`refunds/${refund?.id}/outcomes`, { outcome: 'issued' }))).toBe(
			'not_by_hand',
		);
	});
});

describe.runIf(isEmbedded)('the list of orders', () => {
	const listed = async (ordered: Ordered, query: string) => {
		const asSupport = await signedIn(ordered.host.ask, 'support');
		return dataOf(listDeskRecords, await asSupport(`/desk/orders?${query}`));
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

	test('tells what waits for somebody', async () => {
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

	test('a record tells all of an order, and what staff alone may read', async () => {
		const { act, asShop, id, number } = await paid();
		await act('notes', { text: 'Chiamare prima della consegna' });
		await act('parcels', packing(1, [FRONT]));
		const record = await dataOf(getDeskRecord, await asShop(`/desk/orders/${id}`));
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
	test('empties what staff has noted about the person, and keeps what was bought', async () => {
		const { act, id, host, number } = await paid();
		await act('notes', { text: 'Abita in fondo alla via' });
		const asAdmin = await signedIn(host.ask, 'admin');
		const json = { email: BUYER, confirmation: BUYER };
		expect((await asAdmin('/desk/people/erase', { json })).status).toBe(200);
		const record = JSON.stringify(await dataOf(getDeskRecord, await asAdmin(`/desk/orders/${id}`)));
		expect(record).not.toContain('Abita in fondo');
		expect(record).not.toContain(BUYER);
		expect(record).toContain(number);
	});
});

describe.runIf(isEmbedded)('roles', () => {
	test('support reads and notes, and does nothing else; the editor does not even read', async () => {
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
		expect(await auditOf(ordered)).toEqual(['note']);
	});
});
