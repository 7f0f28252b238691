import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOrderWheels, registerOrderWheels } from '#contract/orders/endpoints.ts';
import { order_shipments, orders } from '../../src/server/orders/tables.ts';
import { wheel_registrations } from '../../src/server/wheels/tables.ts';
import { mailsTo } from '../support/customers.ts';
import { signedIn } from '../support/desk.ts';
import { conformsPrivately, readData, readProblem } from '../support/host-conformance.ts';
import { type Ask, aHost, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { aPaidOrder, doing, packing, getParcel, SENDING, type Ordered } from '../support/orders.ts';
import { FRONT, REAR } from '../support/registration.ts';

/** Creates an order of two wheels with their serials, shipped or delivered. */
async function sent(host: OwnHost, { isDelivered = true } = {}): Promise<Ordered> {
	const ordered = await aPaidOrder(host, { quantity: 2 });
	const act = doing(await signedIn(host.ask, 'shop'), ordered.id);
	await act('parcels', packing(2, [FRONT, REAR]));
	const path = `parcels/${await getParcel(ordered)}`;
	await act(`${path}/sendings`, SENDING);
	if (isDelivered) await act(`${path}/deliveries`);
	return ordered;
}
const path = ({ id }: Ordered) => `orders/${id}/registrations`;
const annasIn = ({ db }: OwnHost) =>
	db
		.select()
		.from(wheel_registrations)
		.where(eq(wheel_registrations.owner_email, 'anna@mail.example'));
const listed = async (ordered: Ordered) =>
	readData(listOrderWheels, await ordered.buyer.ask('GET', path(ordered)));
const register = (ordered: Ordered) => ordered.buyer.ask('POST', path(ordered), {});

describe.runIf(isEmbedded)('wheels that were bought', () => {
	test('are registered with one request once delivered; the certificate is mailed', async () => {
		const host = await aHost();
		const ordered = await sent(host);
		expect(await listed(ordered)).toMatchObject([
			{ serial_number: FRONT, delivered_on: '2025-06-15', outcome: 'success' },
			{ serial_number: REAR, outcome: 'success' },
		]);
		const results = await readData(registerOrderWheels, await register(ordered));
		expect(results).toMatchObject([
			{ serial_number: FRONT, outcome: 'success', extension_ends_on: '2029-06-15' },
			{ serial_number: REAR, outcome: 'success' },
		]);
		expect(await annasIn(host)).toMatchObject([
			{ purchase_date: '2025-06-15', extension: 'active', store_name: ordered.number },
			{ owner_email: 'anna@mail.example', owner_name: 'Anna Piave' },
		]);
		const mail = (await mailsTo(host, 'anna@mail.example')).at(-1);
		expect(mail?.kind).toBe('warranty.certificate');
		// The certificate, and one picture of the model that both wheels are of.
		const attached = mail?.attachments.map(({ mime }) => mime);
		expect(attached).toEqual(['application/pdf', 'image/jpeg']);
	});

	test('are registered once, however often it is requested', async () => {
		const host = await aHost();
		const ordered = await sent(host);
		const answers = await Promise.all([register(ordered), register(ordered), register(ordered)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
		expect(await annasIn(host)).toHaveLength(2);
		expect((await listed(ordered)).map(({ outcome }) => outcome)).toEqual([
			'already_registered',
			'already_registered',
		]);
	});

	test('are not listed before delivery', async () => {
		const ordered = await sent(await aHost(), { isDelivered: false });
		expect(await listed(ordered)).toEqual([]);
		expect((await readProblem(await register(ordered))).fields).toEqual([
			{ path: 'wheels', code: 'none' },
		]);
	});

	test('cannot be registered after thirty days', async () => {
		const host = await aHost();
		const ordered = await sent(host);
		await host.db.update(order_shipments).set({ completed_at: new Date('2025-05-15T10:00:00Z') });
		expect((await listed(ordered)).map(({ outcome }) => outcome)).toEqual([
			'date_expired',
			'date_expired',
		]);
		expect((await register(ordered)).status).toBe(409);
	});

	test('cannot be registered after a refund', async () => {
		const host = await aHost();
		const ordered = await sent(host);
		await host.db.update(orders).set({ status: 'refund_issued' }).where(eq(orders.id, ordered.id));
		expect((await register(ordered)).status).toBe(409);
	});

	test('cannot be registered by a stranger', async () => {
		const host = await aHost();
		const { id } = await sent(host);
		const stranger = await aPaidOrder(host, { email: 'b@mail.example', address: '192.0.2.7' });
		expect((await stranger.buyer.ask('POST', `orders/${id}/registrations`, {})).status).toBe(404);
		expect((await stranger.buyer.ask('GET', `orders/${id}/registrations`)).status).toBe(404);
	});
});

describe.runIf(isEmbedded)('calls about the wheels of an order', () => {
	let own: OwnHost;
	let ordered: Ordered;
	beforeAll(async () => {
		own = await openOwnHost();
		ordered = await sent(own);
	});
	afterAll(() => own.close());
	const ask: Ask = (asked, init) => own.ask(asked, init);
	const headers = () => ({
		cookie: [...ordered.buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
		'content-type': 'application/json',
	});
	const none = '/shop/orders/00000000-0000-4000-8000-000000000000/registrations?locale=it';
	conformsPrivately('listOrderWheels', ask, {
		request: async () => ({
			path: `/shop/${path(ordered)}?locale=it`,
			init: { headers: headers() },
		}),
		unknownPath: none,
	});
	conformsPrivately('registerOrderWheels', ask, {
		async request() {
			await own.db.delete(wheel_registrations);
			return {
				path: `/shop/${path(ordered)}?locale=it`,
				init: { headers: headers(), body: '{}' },
			};
		},
		unknownPath: none,
	});
});
