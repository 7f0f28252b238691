import { describe, expect, test } from 'vitest';
import { RETURN_STATUSES } from '#contract/orders/states.ts';
import { RETURN_EVENTS, RETURN_MACHINE } from '#domain/orders/return-states.ts';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import { order_returns } from '../../src/server/returns/tables.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aReturn, returnSteps } from '../support/returns.ts';

describe.runIf(isEmbedded)('every pair of a return’s state and event', () => {
	const pairs = RETURN_STATUSES.flatMap((status) =>
		RETURN_EVENTS.filter((event) => event !== 'issue').map((event) => ({
			status,
			event,
			next: RETURN_MACHINE[status][event],
		})),
	);

	test('follows the state machine, or is refused without a change', async () => {
		const host = await aHost();
		const { buyer, id } = await aReturn(host);
		const steps = returnSteps(await signedIn(host.ask, 'shop'), buyer, id);
		const read = async () => (await host.db.select().from(order_returns))[0];
		for (const { status, event, next } of pairs) {
			await host.db.update(order_returns).set({ status });
			await host.db.delete(order_refunds);
			const before = await read();
			const response = await steps[event]();
			const after = await read();
			const isRefused = ['not_yet', 'too_late', 'final'].includes(next);
			expect([status, event, response.status]).toEqual([status, event, isRefused ? 409 : 200]);
			if (isRefused || next === status) expect(after).toEqual(before);
			else expect([status, event, after?.status]).toEqual([status, event, next]);
			if (isRefused) expect((await readProblem(response)).fields?.[0]?.code).toBe(next);
		}
	});
});
