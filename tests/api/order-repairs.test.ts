import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerOrderWheels } from '#contract/orders/endpoints.ts';
import { extendByRepair } from '#contract/orders/desk-actions.ts';
import { getDeskRecord } from '#contract/desk/endpoints.ts';
import { order_repairs } from '../../src/server/orders/tables-repairs.ts';
import { orders } from '../../src/server/orders/tables.ts';
import {
	askWith,
	ORIGIN,
	PASSWORD,
	signedIn,
	toAddress,
	toCookie,
	trySignIn,
} from '../support/desk.ts';
import { conformsPrivately, readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, openOwnHost, type Ask, type OwnHost } from '../support/host.ts';
import {
	aPaidOrder,
	atTheDesk,
	doing,
	getAudit,
	getParcel,
	packing,
	SENDING,
	type Ordered,
} from '../support/orders.ts';
import { FRONT, REAR } from '../support/registration.ts';
import {
	clock,
	deliver,
	delivered,
	deliverOn,
	repair,
	TODAY,
	UNNUMBERED,
} from '../support/repairs.ts';

const storedIn = ({ host }: Ordered) => host.db.select().from(order_repairs);

describe.runIf(isEmbedded)('a repair under the legal guarantee', () => {
	test('adds a year to the repaired units; buyer and desk see both last days', async () => {
		const all = await delivered();
		const { act, buyer, asShop } = all;
		const before = (await buyer.order(all.id)).lines[0];
		expect(before).toMatchObject({ legal_ends_on: '2028-08-04', extended: [] });
		const answer = await act('repairs', repair({ quantity: 2 }));
		expect(await readData(extendByRepair, answer)).toEqual({ id: all.id, status: 'delivered' });
		expect((await buyer.order(all.id)).lines[0]).toMatchObject({
			legal_ends_on: '2028-08-04',
			extended: [{ quantity: 2, legal_ends_on: '2029-08-04' }],
		});
		expect(await readData(getDeskRecord, await asShop(`/desk/orders/${all.id}`))).toMatchObject({
			order_lines: [{ legal_ends_on: '2028-08-04', extended: 2 }],
		});
		expect(await getAudit(all)).toContain('extend_by_repair');
	});

	test('follows the law of the destination', async () => {
		const { buyer, host, id } = await delivered();
		await host.db.update(orders).set({ country: 'ES' }).where(eq(orders.id, id));
		expect((await buyer.order(id)).lines[0]?.legal_ends_on).toBe('2029-08-04');
	});

	test('is stored once, however often it is sent; another body with its key is refused', async () => {
		const all = await delivered();
		const { act } = all;
		const json = repair();
		const same = await Promise.all([act('repairs', json), act('repairs', json)]);
		expect(same.map(({ status }) => status)).toEqual([200, 200]);
		expect(await storedIn(all)).toHaveLength(1);
		expect((await getAudit(all)).filter((action) => action === 'extend_by_repair')).toHaveLength(1);
		const other = await act('repairs', { ...json, quantity: 2 });
		expect(await readProblem(other)).toMatchObject({
			status: 409,
			fields: [{ path: 'key', code: 'used' }],
		});
	});

	test('is stored for one order under one key, also when two are recorded at once', async () => {
		const first = await delivered();
		const second = await deliver(
			await aPaidOrder(first.host, { email: 'berta@mail.example', variant: UNNUMBERED }),
		);
		const json = repair();
		const both = [first, second].map(({ act }) => act('repairs', json));
		const refused = (await Promise.all(both)).filter(({ status }) => status !== 200);
		const codes = await Promise.all(refused.map(async (one) => (await readProblem(one)).fields));
		expect(codes).toEqual([[{ path: 'key', code: 'used' }]]);
	});

	test('extends each unit once: of two simultaneous ones for the same units, one is stored', async () => {
		const all = await delivered();
		const { act } = all;
		const both = await Promise.all([
			act('repairs', repair({ quantity: 2 })),
			act('repairs', repair({ quantity: 2 })),
		]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
		const [refused] = both.filter(({ status }) => status === 422);
		expect(refused && (await readProblem(refused)).fields).toEqual([
			{ path: 'quantity', code: 'extended_before' },
		]);
		expect((await act('repairs', repair())).status).toBe(200);
		expect(await storedIn(all)).toHaveLength(2);
	});

	test.each([
		['in the future', TODAY, { repaired_on: '2026-08-05' }, 'repaired_on', 'in_the_future'],
		['before delivery', TODAY, { repaired_on: '2026-08-03' }, 'repaired_on', 'before_delivery'],
		['before the law', '2026-06-01', { repaired_on: '2026-07-30' }, 'repaired_on', 'too_early'],
		['after the guarantee', '2024-08-03', {}, 'repaired_on', 'guarantee_over'],
		['of no line', TODAY, { position: 7 }, 'position', 'unknown_line'],
		['of more units than were bought', TODAY, { quantity: 4 }, 'quantity', 'more_than_kept'],
		['of no unit', TODAY, { quantity: 0 }, 'quantity', 'min_value'],
		['on no day', TODAY, { repaired_on: '2026-02-30' }, 'repaired_on', 'check'],
		['without a key', TODAY, { key: 'x' }, 'key', 'uuid'],
	])('is refused %s', async (_case, day, given, path, code) => {
		const all = await delivered();
		const { act } = all;
		await deliverOn(all, day);
		const answer = await act('repairs', repair(given));
		expect(await readProblem(answer)).toMatchObject({ status: 422, fields: [{ path, code }] });
		expect(await storedIn(all)).toEqual([]);
	});

	test('is accepted on the last day of the guarantee', async () => {
		const all = await delivered();
		const { act } = all;
		await deliverOn(all, '2024-08-04');
		expect((await act('repairs', repair())).status).toBe(200);
		expect(await storedIn(all)).toMatchObject([{ legal_ends_on: '2027-08-04' }]);
	});

	test('is refused before delivery', async () => {
		const { act, buyer, id } = await atTheDesk(await aPaidOrder(await aHost({ clock })));
		expect((await readProblem(await act('repairs', repair()))).fields).toEqual([
			{ path: 'repaired_on', code: 'before_delivery' },
		]);
		expect((await buyer.order(id)).lines[0]?.legal_ends_on).toBeNull();
	});

	test('is refused for undelivered units', async () => {
		const { act } = await delivered([], 1);
		expect((await readProblem(await act('repairs', repair({ quantity: 2 })))).fields).toEqual([
			{ path: 'quantity', code: 'more_than_kept' },
		]);
		expect((await act('repairs', repair())).status).toBe(200);
		expect((await readProblem(await act('repairs', repair()))).fields).toEqual([
			{ path: 'quantity', code: 'extended_before' },
		]);
	});

	test('is accepted for the remaining unit after repaired ones were refunded', async () => {
		const { act } = await delivered();
		await act('repairs', repair({ quantity: 2 }));
		await act('refunds', { pieces: [{ position: 0, quantity: 2 }] });
		expect((await act('repairs', repair())).status).toBe(200);
		expect((await readProblem(await act('repairs', repair()))).fields).toEqual([
			{ path: 'quantity', code: 'extended_before' },
		]);
	});

	test('is refused for units that were refunded, and for a company', async () => {
		const { act, buyer, host, id } = await delivered();
		await act('refunds', { pieces: [{ position: 0, quantity: 2 }] });
		const returned = await act('repairs', repair({ quantity: 2 }));
		expect((await readProblem(returned)).fields).toEqual([
			{ path: 'quantity', code: 'more_than_kept' },
		]);
		await host.db.update(orders).set({ user_type: 'company' }).where(eq(orders.id, id));
		expect(await readProblem(await act('repairs', repair()))).toMatchObject({
			status: 409,
			fields: [{ path: 'order', code: 'not_a_consumer' }],
		});
		expect((await buyer.order(id)).lines[0]?.legal_ends_on).toBeNull();
	});

	test('of a registered wheel belongs in its service log; other units are extended here', async () => {
		const { act, buyer, id } = await delivered([FRONT]);
		await readData(registerOrderWheels, await buyer.ask('POST', `orders/${id}/registrations`, {}));
		const answer = await act('repairs', repair({ serials: [FRONT] }));
		expect((await readProblem(answer)).fields).toEqual([
			{ path: 'serials', code: 'registered_wheel' },
		]);
		expect((await act('repairs', repair({ serials: [REAR] }))).status).toBe(200);
	});

	test('is recorded by the shop’s staff only', async () => {
		const { host, id } = await delivered();
		const answer = await doing(await signedIn(host.ask, 'editor'), id)('repairs', repair());
		expect(answer.status).toBe(403);
	});

	describe('over HTTP', () => {
		let own: OwnHost;
		let cookie: ReturnType<typeof toCookie>;
		let count = 0;
		beforeAll(async () => {
			own = await openOwnHost({ clock });
			cookie = toCookie(await trySignIn(own.ask, toAddress('admin'), PASSWORD));
		});
		afterAll(() => own.close());
		const ask: Ask = (path, init) => own.ask(path, init);
		conformsPrivately('extendByRepair', ask, {
			async request() {
				const email = `anna-${(count += 1)}@mail.example`;
				const address = `192.0.2.${count % 250}`;
				const ordered = await aPaidOrder(own, {
					email,
					address,
					quantity: 1,
					variant: UNNUMBERED,
				});
				const act = doing(askWith(own.ask, cookie), ordered.id);
				await act('parcels', packing(1));
				const parcel = `parcels/${await getParcel(ordered)}`;
				await act(`${parcel}/sendings`, SENDING);
				await act(`${parcel}/deliveries`);
				return {
					path: `/desk/orders/${ordered.id}/repairs`,
					init: {
						headers: {
							cookie: `${cookie.name}=${cookie.value}`,
							origin: ORIGIN,
							'content-type': 'application/json',
						},
						body: JSON.stringify(repair()),
					},
				};
			},
			unknownPath: `/desk/orders/${randomUUID()}/repairs`,
		});
	});
});
