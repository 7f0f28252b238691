import { describe, expect, test } from 'vitest';
import { erasePerson } from '../../src/server/privacy/erase.ts';
import { round } from '../support/checkout.ts';
import { mailsTo } from '../support/customers.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import {
	anOrder,
	aPaidOrder,
	BUYER,
	doing,
	packing,
	getParcel,
	SENDING,
	findStatus,
} from '../support/orders.ts';
import { aWithdrawal, withdrawalRows, withdrawalSteps } from '../support/withdrawals.ts';

const OTHER = 'other@mail.example';
const later = (host: OwnHost, days: number) => () =>
	new Date(host.clock().getTime() + days * 86_400_000);

describe.runIf(isEmbedded)('an order of an erased buyer', () => {
	test('is packed, shipped and delivered as usual, without mails', async () => {
		const host = await aHost();
		const ordered = await aPaidOrder(host, { quantity: 1 });
		const before = (await mailsTo(host, BUYER)).length;
		expect(before).toBeGreaterThan(0);
		await erasePerson(host, BUYER);
		const act = doing(await signedIn(host.ask, 'shop'), ordered.id);
		expect((await act('parcels', packing(1))).status).toBe(200);
		const parcel = await getParcel(ordered);
		expect((await act(`parcels/${parcel}/sendings`, SENDING)).status).toBe(200);
		expect((await act(`parcels/${parcel}/deliveries`)).status).toBe(200);
		expect(await findStatus(ordered)).toBe('delivered');
		expect(await mailsTo(host, BUYER)).toEqual([]);
	});

	test('that is unpaid expires in time, without blocking others’ refunds', async () => {
		const host = await aHost();
		const unpaid = await anOrder(host);
		const other = await aPaidOrder(host, { email: OTHER, address: '192.0.2.8' });
		await erasePerson(host, BUYER);
		const act = doing(await signedIn(host.ask, 'shop'), other.id);
		expect((await act('cancellations', { reason: '' })).status).toBe(200);
		await round(host, later(host, 30));
		await round(host, later(host, 30));
		expect(await findStatus(unpaid)).toBe('canceled');
		expect(await findStatus(other)).toBe('refund_issued');
	});

	test('with an accepted withdrawal is refunded', async () => {
		const host = await aHost();
		const { id } = await aWithdrawal(host);
		await erasePerson(host, BUYER);
		const steps = withdrawalSteps(await signedIn(host.ask, 'shop'), id);
		expect((await steps.accept()).status).toBe(200);
		expect((await steps.refund()).status).toBe(200);
		await round(host);
		expect(await withdrawalRows(host)).toMatchObject([{ status: 'refunded' }]);
	});
});
