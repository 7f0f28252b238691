import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aHost, isEmbedded } from '../support/host.ts';
import { problemOf } from '../support/host-conformance.ts';
import { aDelivered, requestOf } from '../support/returns.ts';

describe.runIf(isEmbedded)('the key of a return', () => {
	test('that has served for another order is refused, and nothing breaks', async () => {
		const host = await aHost();
		const [one, other] = [await aDelivered(host), await aDelivered(host, { address: '192.0.2.8' })];
		const key = randomUUID();
		expect((await requestOf(one.buyer, one.order.id, { key })).status).toBe(200);
		const { code, fields } = await problemOf(await requestOf(other.buyer, other.order.id, { key }));
		expect(code).toBe('conflict');
		expect(fields).toEqual([{ path: 'key', code: 'used' }]);
	});
});
