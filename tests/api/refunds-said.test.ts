import { describe, expect, test } from 'vitest';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import { aBuyer } from '../support/checkout.ts';
import { mailsTo } from '../support/customers.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { BUYER } from '../support/orders.ts';
import {
	deliveredByTransfer,
	getMailedLink,
	getRequest,
	returnIn,
	returnSteps,
} from '../support/returns.ts';
import { stateAs, withdrawalRows, withdrawalSteps } from '../support/withdrawals.ts';

/** Creates a delivered order that was paid by transfer, so that its refund is made by hand. */
async function toBeRefunded() {
	const host = await aHost();
	const { buyer, id, number, desk, act } = await deliveredByTransfer(host);
	const done = async () =>
		(await mailsTo(host, BUYER))
			.map(({ kind }) => kind)
			.filter((kind) => kind?.endsWith('.refunded'));
	const settle = async (outcome: 'issued' | 'failed') => {
		const rows = await host.db.select().from(order_refunds);
		const pending = rows.find(({ status }) => status === 'pending');
		return act(`refunds/${pending?.id}/outcomes`, { outcome });
	};
	const again = async () => {
		const rows = await host.db.select().from(order_refunds);
		return act(`refunds/${rows[0]?.id}/retries`);
	};
	return { host, buyer, id, number, desk, done, settle, again };
}

describe.runIf(isEmbedded)('the mail about an issued refund', () => {
	test('of a return: not while the transfer is pending, then once', async () => {
		const { buyer, id, desk, done, settle } = await toBeRefunded();
		const asked = await returnIn(
			await getRequest(buyer, id, { iban: 'IT60X0542811101000000123456' }),
		);
		const steps = returnSteps(desk, buyer, asked.id);
		for (const step of [steps.authorise, steps.send, steps.receive, steps.refund]) {
			expect((await step()).status).toBe(200);
		}
		const shown = async () => returnIn(await buyer.ask('GET', `returns/${asked.id}`));
		expect(await shown()).toMatchObject({ status: 'refunding', refund_status: 'pending' });
		expect(await done()).toEqual([]);
		expect((await steps.refund()).status).toBe(200);
		expect((await settle('issued')).status).toBe(200);
		expect(await shown()).toMatchObject({ status: 'refunded', refund_status: 'issued' });
		expect(await done()).toEqual(['return.refunded']);
	});

	test('of a return: not when the bank refused, until retried', async () => {
		const { buyer, id, desk, done, settle, again } = await toBeRefunded();
		const asked = await returnIn(
			await getRequest(buyer, id, { iban: 'IT60X0542811101000000123456' }),
		);
		const steps = returnSteps(desk, buyer, asked.id);
		for (const step of [steps.authorise, steps.receive, steps.refund]) await step();
		await settle('failed');
		const shown = async () => returnIn(await buyer.ask('GET', `returns/${asked.id}`));
		expect(await shown()).toMatchObject({ status: 'refunding', refund_status: 'failed' });
		expect(await done()).toEqual([]);
		expect((await again()).status).toBe(200);
		await settle('issued');
		expect(await shown()).toMatchObject({ status: 'refunded', refund_status: 'issued' });
		expect(await done()).toEqual(['return.refunded']);
	});

	test('of a withdrawal', async () => {
		const { host, number, desk, done, settle } = await toBeRefunded();
		const buyer = aBuyer(host.ask, { cookies: await getMailedLink(host, BUYER) });
		await stateAs(buyer.ask, { contract: number });
		const row = async () => (await withdrawalRows(host))[0];
		const steps = withdrawalSteps(desk, (await row())?.id ?? '');
		await steps.accept();
		await steps.receive();
		expect((await steps.refund()).status).toBe(200);
		expect(await row()).toMatchObject({ status: 'refunding', refunded_at: null });
		expect(await done()).toEqual([]);
		expect((await steps.refund()).status).toBe(200);
		await settle('issued');
		expect(await row()).toMatchObject({ status: 'refunded', refunded_at: host.clock() });
		expect(await done()).toEqual(['withdrawal.refunded']);
	});
});
