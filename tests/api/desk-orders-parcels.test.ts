import { describe, expect, test } from 'vitest';
import { ORDER_MAIL_TEXTS } from '../../src/server/orders/mails/texts.ts';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import { order_shipments } from '../../src/server/orders/tables.ts';
import { findStock } from '../../src/server/stock/ports.ts';
import { round } from '../support/checkout.ts';
import { mailsTo } from '../support/customers.ts';
import { readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import {
	BUYER,
	SENDING,
	WHEEL,
	getAudit,
	changePayment,
	readCode,
	kindsTo,
	packing,
	paid,
	getParcel,
	findStatus,
} from '../support/orders.ts';
import { FRONT, REAR } from '../support/registration.ts';

/** Beginning of the note in a mail about a partial shipment. */
const IN_PARTS = ORDER_MAIL_TEXTS.it.inParts;

describe.runIf(isEmbedded)('an order that is paid', () => {
	test('is packed, sent and delivered in two parcels, with a mail for each', async () => {
		const { act, ...ordered } = await paid();
		const { host, buyer, id } = ordered;
		const before = (await findStock(host.db, [WHEEL])).get(WHEEL)?.on_hand ?? 0;
		expect((await act('parcels', packing(2, [FRONT, REAR]))).status).toBe(200);
		const first = await getParcel(ordered);
		expect((await act(`parcels/${first}/sendings`, SENDING)).status).toBe(200);
		expect((await findStock(host.db, [WHEEL])).get(WHEEL)?.on_hand).toBe(before - 2);
		expect((await act(`parcels/${first}/deliveries`)).status).toBe(200);
		expect(await findStatus(ordered)).toBe('processing');
		await act('parcels', packing(1));
		const second = await getParcel(ordered);
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
		const told = await mailsTo(host, BUYER);
		const shipped = told.find(({ kind }) => kind === 'order.shipped');
		expect(shipped?.text).toContain(SENDING.tracking_url);
		const ofPart = told.filter(({ text }) => text.includes(IN_PARTS)).map(({ kind }) => kind);
		expect(ofPart.toSorted()).toEqual([
			...['order.packed', 'order.packed'],
			...['order.shipped', 'order.shipped'],
		]);
		expect(await getAudit(ordered)).toHaveLength(6);
	});

	test('a mail about one parcel names no others and no refund of the rest', async () => {
		const { act, ...ordered } = await paid();
		expect((await act('refunds', { pieces: [{ position: 0, quantity: 2 }] })).status).toBe(200);
		await act('parcels', packing(1));
		await act(`parcels/${await getParcel(ordered)}/sendings`, SENDING);
		const told = await mailsTo(ordered.host, BUYER);
		const ofParcel = told.filter(({ kind }) => /packed|shipped/.test(kind));
		expect(ofParcel).toHaveLength(2);
		expect(ofParcel.filter(({ text }) => text.includes(IN_PARTS))).toEqual([]);
	});

	test('units of an unpacked parcel can be packed again', async () => {
		const { act, ...ordered } = await paid();
		await act('parcels', packing(3));
		expect(await readCode(await act('parcels', packing(1)))).toBe('more_than_to_pack');
		const parcel = await getParcel(ordered);
		expect((await act(`parcels/${parcel}/unpackings`)).status).toBe(200);
		expect((await act(`parcels/${parcel}/unpackings`)).status).toBe(404);
		expect((await act('parcels', packing(3))).status).toBe(200);
	});

	test('ten simultaneous packings never exceed what was bought', async () => {
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
	])('cannot be packed as %j', async (json, wrong) => {
		const { act, host } = await paid();
		const response = await act('parcels', json);
		expect(await readProblem(response)).toMatchObject({ status: 422, fields: [{ code: wrong }] });
		expect(await host.db.select().from(order_shipments)).toEqual([]);
	});

	test('one wheel cannot be packed twice', async () => {
		const { act } = await paid();
		await act('parcels', packing(1, [FRONT]));
		expect(await readCode(await act('parcels', packing(1, [FRONT])))).toBe('duplicate');
	});

	test('a parcel beyond the stock cannot be shipped', async () => {
		const { act, asShop, ...ordered } = await paid();
		const { host } = ordered;
		const seen = (await findStock(host.db, [WHEEL])).get(WHEEL)?.on_hand ?? 0;
		await asShop(`/desk/stock/${WHEEL}/movements`, { json: { kind: 'count', quantity: 1, seen } });
		await act('parcels', packing(3));
		const parcel = await getParcel(ordered);
		expect(await readCode(await act(`parcels/${parcel}/sendings`, SENDING))).toBe(
			'more_than_there_is',
		);
		expect(await kindsTo(ordered)).not.toContain('order.shipped');
	});

	test('handed over yesterday is delivered yesterday; a date tomorrow is refused', async () => {
		const { act, ...ordered } = await paid();
		await act('parcels', packing(3));
		const parcel = await getParcel(ordered);
		await act(`parcels/${parcel}/sendings`, SENDING);
		expect(await readCode(await act(`parcels/${parcel}/deliveries`, { on: '2025-06-16' }))).toBe(
			'in_the_future',
		);
		expect(await readCode(await act(`parcels/${parcel}/deliveries`, { on: '2025-06-14' }))).toBe(
			'before_sent',
		);
		expect((await act(`parcels/${parcel}/deliveries`, { on: '2025-06-15' })).status).toBe(200);
	});

	test('can be canceled before shipping: refunded in full, stock and parcel are released', async () => {
		const { act, ...ordered } = await paid();
		const { host, total_amount } = ordered;
		const before = (await findStock(host.db, [WHEEL])).get(WHEEL)?.available ?? 0;
		await act('parcels', packing(1));
		expect((await act('cancellations', { reason: 'Graffi' })).status).toBe(200);
		expect(await findStatus(ordered)).toBe('canceled');
		expect((await findStock(host.db, [WHEEL])).get(WHEEL)?.available).toBe(before + 3);
		await round(host);
		expect(await host.db.select().from(order_refunds)).toMatchObject([
			{ amount: total_amount, reason: 'canceled', status: 'issued' },
		]);
		expect(await findStatus(ordered)).toBe('refund_issued');
		expect(await kindsTo(ordered)).toEqual([
			'order.paid',
			'order.packed',
			'order.called_off',
			'order.refunded',
		]);
	});

	test('cannot be canceled once a parcel has left', async () => {
		const { act, ...ordered } = await paid();
		await act('parcels', packing(1));
		await act(`parcels/${await getParcel(ordered)}/sendings`, SENDING);
		expect(await readCode(await act('cancellations'))).toBe('sent');
	});

	test('is not shipped while a bank disputes its payment', async () => {
		const { act, ...ordered } = await paid();
		await act('parcels', packing(1));
		const parcel = await getParcel(ordered);
		await changePayment(ordered, { dispute: 'needs_response' });
		for (const [action, json] of [
			['parcels', packing(1)],
			[`parcels/${parcel}/sendings`, SENDING],
			['refunds', { shipping: 1 }],
			['cancellations', {}],
		] as const) {
			const response = await act(action, json);
			expect(await readProblem(response), action).toMatchObject({
				status: 409,
				fields: [{ code: 'disputed' }],
			});
		}
		expect(await ordered.host.db.select().from(order_refunds)).toEqual([]);
	});
});
