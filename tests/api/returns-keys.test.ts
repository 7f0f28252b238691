import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aHost, isEmbedded } from '../support/host.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aDelivered, aRequest, getRequest, returnIn } from '../support/returns.ts';

describe.runIf(isEmbedded)('the idempotency key of a return', () => {
	test('used for another order is refused without an error', async () => {
		const host = await aHost();
		const [one, other] = [await aDelivered(host), await aDelivered(host, { address: '192.0.2.8' })];
		const key = randomUUID();
		expect((await getRequest(one.buyer, one.order.id, { key })).status).toBe(200);
		const { code, fields } = await readProblem(
			await getRequest(other.buyer, other.order.id, { key }),
		);
		expect(code).toBe('conflict');
		expect(fields).toEqual([{ path: 'key', code: 'used' }]);
	});

	test('repeated with other units returns the return of the first, unchanged', async () => {
		const { buyer, order } = await aDelivered(await aHost(), { quantity: 2 });
		const key = randomUUID();
		const made = await returnIn(await getRequest(buyer, order.id, { key }));
		const again = await buyer.ask('POST', `orders/${order.id}/returns`, aRequest({ key }, 2));
		const { code, fields } = await readProblem(again);
		expect(code).toBe('conflict');
		expect(fields).toEqual([{ path: 'key', code: `used:${made.id}` }]);
		const seen = await returnIn(await buyer.ask('GET', `returns/${made.id}`));
		expect(seen.lines).toMatchObject([{ quantity: 1 }]);
	});
});
