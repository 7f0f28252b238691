import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { WITHDRAWAL_STATUSES } from '#contract/orders/states.ts';
import { withdrawalSchema } from '#contract/withdrawals/withdrawals.ts';
import { WITHDRAWAL_MACHINE } from '#domain/orders/return-states.ts';
import { order_claims } from '../../src/server/orders/tables.ts';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import { findStock } from '../../src/server/stock/ports.ts';
import { withdrawals } from '../../src/server/withdrawals/tables.ts';
import { aBuyer, dataIn, round } from '../support/checkout.ts';
import { mailsTo } from '../support/customers.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aDelivered, getMailedLink, getRequest } from '../support/returns.ts';
import {
	aWithdrawal,
	EMAIL,
	stateAs,
	withdrawalRows,
	withdrawalSteps,
} from '../support/withdrawals.ts';

const WHEEL = 'rd-50-hg';

const listed = async (buyer: { ask: ReturnType<typeof aBuyer>['ask'] }) =>
	(
		await dataIn(
			v.object({ withdrawals: v.array(withdrawalSchema) }),
			await buyer.ask('GET', 'withdrawals'),
		)
	).withdrawals;

describe.runIf(isEmbedded)('a withdrawal at the desk', () => {
	test('is accepted, its goods return and it is refunded in full with standard shipping', async () => {
		const host = await aHost();
		const { buyer, order, receipt, id } = await aWithdrawal(host, 2);
		expect(receipt).toMatchObject({ is_proven: true, stated_at: '2025-06-15T10:00:00.000Z' });
		const steps = withdrawalSteps(await signedIn(host.ask, 'shop'), id);
		const before = (await findStock(host.db, [WHEEL])).get(WHEEL)?.on_hand ?? 0;
		expect(await listed(buyer)).toMatchObject([
			{ status: 'received', due_on: null, send_by: '2025-06-29', can_send: true },
		]);
		expect((await steps.accept()).status).toBe(200);
		expect((await getRequest(buyer, order.id)).status).toBe(409);
		const sent = await buyer.ask('POST', `withdrawals/${id}/dispatches`, {
			carrier: 'Corriere Piave',
			tracking_number: 'CP1',
		});
		expect(await dataIn(withdrawalSchema, sent)).toMatchObject({
			due_on: '2025-06-29',
			can_send: false,
			carrier: 'Corriere Piave',
		});
		expect((await steps.receive()).status).toBe(200);
		expect((await steps.receive()).status).toBe(200);
		expect((await findStock(host.db, [WHEEL])).get(WHEEL)?.on_hand).toBe(before + 2);
		expect((await steps.refund()).status).toBe(200);
		await round(host);
		const [refund] = await host.db.select().from(order_refunds);
		expect(refund).toMatchObject({
			reason: 'withdrawal',
			cause_id: id,
			amount: order.total_amount,
		});
		const kinds = (await mailsTo(host, EMAIL)).map(({ kind }) => kind);
		expect(kinds).toEqual(
			expect.arrayContaining(['withdrawal.receipt', 'withdrawal.accepted', 'withdrawal.refunded']),
		);
		const now = await aBuyer(host.ask, { cookies: await getMailedLink(host, EMAIL) }).order(
			order.id,
		);
		expect(now.entries.map(({ kind }) => kind)).toContain('withdrawn');
		expect(now.lines[0]?.returned_quantity).toBe(2);
	});

	test('a statement without a matching order is accepted once staff names it', async () => {
		const host = await aHost();
		const { order } = await aDelivered(host, { email: 'old@mail.example' });
		const buyer = aBuyer(host.ask, { cookies: await getMailedLink(host, EMAIL) });
		await stateAs(buyer.ask, { contract: order.number });
		const [row] = await withdrawalRows(host);
		expect(row?.order_id).toBeNull();
		const steps = withdrawalSteps(await signedIn(host.ask, 'shop'), row?.id ?? '');
		expect((await readProblem(await steps.accept())).fields).toEqual([
			{ path: 'order_number', code: 'unknown_order' },
		]);
		expect((await steps.accept({ order_number: order.number })).status).toBe(200);
		expect((await withdrawalRows(host))[0]?.order_id).toBe(order.id);
	});

	test('a refusal has a reason and releases the goods; it can be reverted', async () => {
		const host = await aHost();
		const { buyer, order, id } = await aWithdrawal(host);
		const steps = withdrawalSteps(await signedIn(host.ask, 'shop'), id);
		expect((await steps.refuse()).status).toBe(200);
		expect((await listed(buyer))[0]).toMatchObject({
			status: 'refused',
			refusal: 'Fuori termine.',
		});
		expect(await host.db.select().from(order_claims)).toEqual([]);
		expect((await steps.accept()).status).toBe(200);
		expect(order.number).toBe((await withdrawalRows(host))[0]?.contract);
	});

	test('every pair of state and event follows the state machine, or changes nothing', async () => {
		const host = await aHost();
		const { id } = await aWithdrawal(host);
		const steps = withdrawalSteps(await signedIn(host.ask, 'shop'), id);
		const read = async () => (await withdrawalRows(host))[0];
		for (const status of WITHDRAWAL_STATUSES) {
			for (const event of ['accept', 'refuse', 'refund'] as const) {
				await host.db.update(withdrawals).set({ status });
				await host.db.delete(order_refunds);
				await host.db.delete(order_claims);
				const pieces = { cause_id: id, position: 0, quantity: 1 };
				const order_id = (await read())?.order_id ?? '';
				await host.db.insert(order_claims).values({ ...pieces, order_id });
				const before = await read();
				const next = WITHDRAWAL_MACHINE[status][event];
				const response = await steps[event]();
				const after = await read();
				const isRefused = ['not_yet', 'too_late', 'final'].includes(next);
				expect([status, event, response.status]).toEqual([status, event, isRefused ? 409 : 200]);
				if (isRefused || next === status) expect(after).toEqual(before);
				else expect([status, event, after?.status]).toEqual([status, event, next]);
			}
		}
	});

	test('is closed to others, and unproven ones to everybody', async () => {
		const host = await aHost();
		const { id } = await aWithdrawal(host);
		const other = aBuyer(host.ask, { cookies: await getMailedLink(host, 'other@mail.example') });
		expect(await listed(other)).toEqual([]);
		const sent = await other.ask('POST', `withdrawals/${id}/dispatches`, {
			carrier: 'C',
			tracking_number: '1',
		});
		expect(await readProblem(sent)).toMatchObject({ code: 'not_found' });
		await stateAs(aBuyer(host.ask).ask, { email: 'other@mail.example' });
		expect(await listed(other)).toEqual([]);
	});
});
