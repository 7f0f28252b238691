import { describe, expect, test } from 'vitest';
import { order_returns } from '../../src/server/returns/tables.ts';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import { findStock } from '../../src/server/stock/ports.ts';
import { aBuyer, round } from '../support/checkout.ts';
import { mailsTo } from '../support/customers.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { readProblem } from '../support/host-conformance.ts';
import {
	aDelivered,
	aRequest,
	aReturn,
	byLabel,
	getMailedLink,
	getRequest,
	returnIn,
	returnSteps,
} from '../support/returns.ts';

const at = (time: string) => ({ clock: () => new Date(time) });
const WHEEL = 'rd-50-hg';
const EMAIL = 'anna@mail.example';

describe.runIf(isEmbedded)('returned goods', () => {
	test('one of two is received, inspected and partly refunded', async () => {
		const host = await aHost();
		const { buyer, order } = await aDelivered(host, { quantity: 2 });
		const desk = await signedIn(host.ask, 'shop');
		const before = (await findStock(host.db, [WHEEL])).get(WHEEL)?.on_hand ?? 0;

		const preview = await buyer.ask('POST', `orders/${order.id}/return-previews`, {
			lines: [{ position: 0, quantity: 1 }],
		});
		expect(await preview.json()).toEqual({
			data: {
				currency: 'EUR',
				goods_amount: 122_00,
				shipping_amount: 0,
				refund_amount: 122_00,
			},
		});
		const asked = await returnIn(await getRequest(buyer, order.id));
		expect(asked).toMatchObject({
			reference: `${order.number}-R1`,
			status: 'requested',
			refund_amount: 122_00,
			return_until: '2025-06-29',
			has_label: false,
		});
		const steps = returnSteps(desk, buyer, asked.id);
		for (const step of [steps.authorise, steps.send, steps.receive, steps.refund]) {
			expect((await step()).status).toBe(200);
		}
		await round(host);
		const shown = await returnIn(await buyer.ask('GET', `returns/${asked.id}`));
		expect(shown).toMatchObject({ status: 'refunded', refund_status: 'issued' });
		expect(shown.lines[0]).toMatchObject({ received_quantity: 1, received_condition: 'opened' });
		expect((await findStock(host.db, [WHEEL])).get(WHEEL)?.on_hand).toBe(before + 1);
		const now = await buyer.order(order.id);
		expect(now).toMatchObject({ status: 'delivered', refunded_amount: 122_00 });
		expect(now.lines[0]?.returned_quantity).toBe(1);
		expect(now.entries.map(({ kind }) => kind)).toEqual(
			expect.arrayContaining([
				'return_requested',
				'return_authorised',
				'return_in_transit',
				'return_received',
				'return_refunded',
			]),
		);
		const kinds = (await mailsTo(host, EMAIL)).map(({ kind }) => kind);
		expect(kinds).toEqual(
			expect.arrayContaining([
				'return.requested',
				'return.authorised',
				'return.in_transit',
				'return.received',
				'return.refunded',
			]),
		);
		const done = (await mailsTo(host, EMAIL)).find(({ kind }) => kind === 'return.refunded');
		expect(done?.text).toContain('Il reso è completo. Il rimborso è stato emesso.');
	});

	test('partly received: the mail names received and missing units, without promising more', async () => {
		const host = await aHost();
		const lines = [
			{ position: 0, quantity: 2, reason: 'changed_mind', condition: 'opened' },
		] as const;
		const { buyer, id } = await aReturn(host, { lines: [...lines] }, 2);
		const steps = returnSteps(await signedIn(host.ask, 'shop'), buyer, id);
		for (const step of [steps.authorise, steps.send, steps.receive]) {
			expect((await step()).status).toBe(200);
		}
		const told = (await mailsTo(host, EMAIL)).find(({ kind }) => kind === 'return.received');
		expect(told?.text).toMatch(
			/== Arrivati ==\s+1 × rd-50 it.*\s+== Non arrivati ==\s+1 × rd-50 it/,
		);
		expect(told?.text).not.toContain('Rimborso:');
		// Both lists show the same picture, which comes once.
		expect(told?.html.match(/<img src="cid:content\.thumbnail\./g)).toHaveLength(2);
		expect(told?.attachments).toMatchObject([{ mime: 'image/jpeg' }]);
		expect((await steps.refund()).status).toBe(200);
		await round(host);
		const done = (await mailsTo(host, EMAIL)).find(({ kind }) => kind === 'return.refunded');
		expect(done?.text).toContain('122');
	});

	test('fully claimed units are not offered again', async () => {
		const host = await aHost();
		const { buyer, order } = await aDelivered(host, { quantity: 2 });
		await getRequest(buyer, order.id);
		expect(await buyer.order(order.id)).toMatchObject({ can_return: true });
		await getRequest(buyer, order.id);
		expect(await buyer.order(order.id)).toMatchObject({ can_return: false });
	});

	test('ten simultaneous returns claim no more units than were bought', async () => {
		const host = await aHost();
		const { buyer, order } = await aDelivered(host, { quantity: 3 });
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => getRequest(buyer, order.id)),
		);
		const statuses = answers.map(({ status }) => status).toSorted();
		expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 7 }, () => 409)]);
		const refused = answers.find(({ status }) => status === 409);
		expect(refused && (await readProblem(refused)).fields).toEqual([
			{ path: 'lines.0', code: 'more_than_bought' },
		]);
		expect(await host.db.select().from(order_returns)).toHaveLength(3);
	});

	test('ten requests with one key make one return, another body with it is refused', async () => {
		const host = await aHost();
		const { buyer, order } = await aDelivered(host, { quantity: 2 });
		const body = aRequest();
		const path = `orders/${order.id}/returns`;
		const answers = await Promise.all(
			Array.from({ length: 10 }, async () => returnIn(await buyer.ask('POST', path, body))),
		);
		expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
		const other = await buyer.ask('POST', path, { ...aRequest({}, 2), key: body.key });
		expect(await readProblem(other)).toMatchObject({
			code: 'conflict',
			fields: [{ path: 'key', code: expect.stringMatching(/^used:/) }],
		});
	});

	test.each([
		['the last second of day 14', '2025-06-29T21:59:59Z', 200, null],
		['midnight after day 14', '2025-06-29T22:00:00Z', 409, 'too_late:2025-06-29'],
	])('%s in Rome: %s', async (_when, time, status, code) => {
		const host = await aHost();
		const { order } = await aDelivered(host);
		const cookies = await getMailedLink({ ...host, ...at(time) }, EMAIL);
		const later = aBuyer(host.appOver(at(time)), { cookies });
		const response = await getRequest(later, order.id);
		expect(response.status).toBe(status);
		if (code) expect((await readProblem(response)).fields).toEqual([{ path: 'order', code }]);
	});

	test('nothing can be returned before delivery', async () => {
		const host = await aHost();
		const { buyer, order } = await aDelivered(host, { delivered_on: null });
		expect((await readProblem(await getRequest(buyer, order.id))).fields).toEqual([
			{ path: 'order', code: 'not_yet' },
		]);
	});

	test('units of a refused return can be claimed again, and the reason is shown', async () => {
		const host = await aHost();
		const { buyer, order, id } = await aReturn(host);
		const steps = returnSteps(await signedIn(host.ask, 'shop'), buyer, id);
		expect((await getRequest(buyer, order.id)).status).toBe(409);
		expect((await steps.refuse('Manca un raggio.')).status).toBe(200);
		const shown = await returnIn(await buyer.ask('GET', `returns/${id}`));
		expect(shown).toMatchObject({ status: 'refused', refusal: 'Manca un raggio.' });
		expect((await mailsTo(host, EMAIL)).at(-1)?.text).toContain('Manca un raggio.');
		expect((await getRequest(buyer, order.id)).status).toBe(200);
	});

	test('a defect refunds the shipping with the last unit', async () => {
		const host = await aHost();
		const { buyer, order } = await aDelivered(host);
		const shipping = order.shipping_amount;
		const lines = [
			{ position: 0, quantity: 1, reason: 'defective', condition: 'mounted' },
		] as const;
		const asked = await returnIn(await getRequest(buyer, order.id, { lines: [...lines] }));
		expect(asked).toMatchObject({ shipping_amount: shipping, refund_amount: order.total_amount });
	});

	test('our courier requires an address, and the label is available after authorisation', async () => {
		const host = await aHost();
		const { buyer, order } = await aDelivered(host);
		const desk = await signedIn(host.ask, 'shop');
		const without = await getRequest(buyer, order.id, { way: 'label', pickup: null });
		expect((await readProblem(without)).fields).toEqual([{ path: 'pickup', code: 'required' }]);
		const asked = await returnIn(await getRequest(buyer, order.id, byLabel()));
		expect(asked.pickup?.lines).toContain('Via Ferrovia 12');
		const label = `returns/${asked.id}/label`;
		expect((await buyer.ask('GET', label)).status).toBe(404);
		await returnSteps(desk, buyer, asked.id).authorise();
		// Its number is on the label: the buyer has nothing to report.
		expect(await returnIn(await buyer.ask('GET', `returns/${asked.id}`))).toMatchObject({
			status: 'authorised',
			can_send: false,
		});
		const file = await buyer.ask('GET', label);
		expect(file.headers.get('content-type')).toBe('application/pdf');
		expect(
			Buffer.from(await file.arrayBuffer())
				.subarray(0, 5)
				.toString(),
		).toBe('%PDF-');
		const [mail] = (await mailsTo(host, EMAIL)).filter(({ kind }) => kind === 'return.authorised');
		expect(mail?.attachments).toMatchObject([{ file_name: `etichetta-${asked.reference}.pdf` }]);
		// The guest's link opens this very return, by a secret of the order's.
		const link = new RegExp(`/it/orders/return\\?id=${asked.id}#([\\w-]+)`).exec(mail?.text ?? '');
		const elsewhere = aBuyer(host.ask, { address: '192.0.2.9' });
		const opened = await elsewhere.ask('POST', 'order-sessions', { token: link?.[1] });
		expect(await opened.json()).toMatchObject({ data: { order_id: order.id } });
		expect((await elsewhere.ask('GET', `returns/${asked.id}`)).status).toBe(200);
	});

	test('others cannot see a return, its label or its order', async () => {
		const host = await aHost();
		const { order, id } = await aReturn(host);
		const other = aBuyer(host.ask, { email: 'other@mail.example', address: '192.0.2.9' });
		for (const [method, path, body] of [
			['GET', `returns/${id}`, undefined],
			['GET', `returns/${id}/label`, undefined],
			['POST', `returns/${id}/dispatches`, { carrier: 'C', tracking_number: '1' }],
			['POST', `orders/${order.id}/returns`, aRequest()],
			['POST', `orders/${order.id}/return-previews`, { lines: [{ position: 0, quantity: 1 }] }],
		] as const) {
			const asked = await other.ask(method, path, body);
			expect(await readProblem(asked)).toMatchObject({ code: 'not_found' });
		}
		const list = await other.ask('GET', 'returns');
		expect(await list.json()).toEqual({ data: { email: null, returns: [] } });
	});

	test('a refund is limited to the requested units, and is issued once', async () => {
		const host = await aHost();
		const { buyer, id } = await aReturn(host, {}, 2);
		const steps = returnSteps(await signedIn(host.ask, 'shop'), buyer, id);
		await steps.authorise();
		await steps.receive(false);
		const more = await steps.refund({ lines: [{ position: 0, quantity: 2 }] });
		expect((await readProblem(more)).fields).toEqual([
			{ path: 'lines.0', code: 'more_than_asked' },
		]);
		const shipping = await steps.refund({ shipping_amount: 1_000_000 });
		expect((await readProblem(shipping)).fields).toEqual([
			{ path: 'refund', code: 'more_than_paid' },
		]);
		await Promise.all([steps.refund(), steps.refund(), steps.refund()]);
		const refunds = await host.db.select().from(order_refunds);
		expect(refunds).toHaveLength(1);
		expect(refunds[0]).toMatchObject({ cause_id: id, reason: 'return', amount: 122_00 });
	});
});
