import { describe, expect, test } from 'vitest';
import { getDeskRecord } from '#contract/desk/endpoints.ts';
import { mailsTo } from '../support/customers.ts';
import { readData } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import {
	BUYER,
	SENDING,
	aPaidOrder,
	anOrder,
	atTheDesk,
	getAudit,
	readCode,
	kindsTo,
	packing,
	getParcel,
} from '../support/orders.ts';

/** Creates an order placed and paid on a day, and opens the desk on a later one. */
async function ordered(on = '2025-06-02T10:00:00Z') {
	let now = new Date(on);
	// Time goes on: entries of the time line are ordered by it.
	const host = await aHost({ clock: () => (now = new Date(now.getTime() + 10)) });
	const all = await atTheDesk(await aPaidOrder(host));
	const order = () => all.buyer.order(all.id);
	const promised = (await order()).delivery?.to ?? '';
	const work = async () => readData(getDeskRecord, await all.asShop(`/desk/orders/${all.id}`));
	return { ...all, order, promised, work, goTo: (day: string) => (now = new Date(day)) };
}

describe.runIf(isEmbedded)('an order that is delayed', () => {
	test('gets a new date, which is mailed and shown to the buyer, and is no longer late', async () => {
		const { act, order, work, ...all } = await ordered();
		expect(await work()).toMatchObject({ is_late: true, deliver_by: all.promised });
		expect((await act('delays', { until: '2099-06-27' })).status).toBe(200);
		// By the clock of the database, which lists late orders.
		expect(await work()).toMatchObject({ is_late: false, deliver_by: '2099-06-27' });
		const seen = await order();
		expect(seen).toMatchObject({ delayed_until: '2099-06-27', delivery: { to: all.promised } });
		expect(seen.entries.at(-1)?.kind).toBe('delayed');
		const mail = (await mailsTo(all.host, BUYER)).at(-1);
		expect(mail?.kind).toBe('order.delayed');
		expect(mail?.text).toContain('27 giugno 2099');
		expect(await getAudit(all)).toContain('delay');
	});

	test('may be delayed again; the same date twice, or at once, is mailed once', async () => {
		const { act, order, ...all } = await ordered();
		const twice = await Promise.all([1, 2].map(() => act('delays', { until: '2025-06-27' })));
		expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect((await act('delays', { until: '2025-07-04' })).status).toBe(200);
		expect(await order()).toMatchObject({ delayed_until: '2025-07-04' });
		const told = (await kindsTo(all)).filter((kind) => kind === 'order.delayed');
		expect(told).toHaveLength(2);
	});

	test.each([
		['a day that has passed', '2025-06-19', 'not_later'],
		['an earlier day than the buyer knows', '2025-06-03', 'not_later'],
		['no day', '2025-02-30', 'check'],
		['nothing', '', 'iso_date'],
	])('is refused with %s, without a mail', async (_case, until, code) => {
		const { act, goTo, ...all } = await ordered();
		goTo('2025-06-20T10:00:00Z');
		const before = await kindsTo(all);
		expect(await readCode(await act('delays', { until }))).toBe(code);
		expect(await kindsTo(all)).toEqual(before);
	});

	test('cannot be delayed before payment or after delivery', async () => {
		const host = await aHost();
		const waiting = await atTheDesk(await anOrder(host));
		expect(await readCode(await waiting.act('delays', { until: '2099-01-01' }))).toBe(
			'not_on_its_way',
		);
		const { act, ...all } = await ordered();
		await act('parcels', packing(3));
		const parcel = await getParcel(all);
		await act(`parcels/${parcel}/sendings`, SENDING);
		// It may still be late on its way.
		expect((await act('delays', { until: '2025-08-01' })).status).toBe(200);
		await act(`parcels/${parcel}/deliveries`);
		expect(await readCode(await act('delays', { until: '2025-09-01' }))).toBe('not_on_its_way');
	});
});
