import { describe, expect, test } from 'vitest';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { anOrder } from '../support/orders.ts';

describe.runIf(isEmbedded)('reads of one visitor', () => {
	test('are refused beyond the limit, documents before orders, and for that visitor only', async () => {
		const host = await aHost();
		const { id, buyer } = await anOrder(host);
		const path = `/api/shop/orders/${id}/documents/confirmation`;
		const read = (address: string, at = path) =>
			host.ask(at, { headers: { 'x-forwarded-for': address } });
		const statuses = (await Promise.all(Array.from({ length: 35 }, () => read('203.0.113.7')))).map(
			({ status }) => status,
		);
		expect(statuses.filter((status) => status === 404)).toHaveLength(30);
		expect(statuses.filter((status) => status === 429)).toHaveLength(5);
		expect(await readProblem(await read('203.0.113.7'))).toMatchObject({
			code: 'too_many_requests',
		});
		expect((await read('203.0.113.7', '/api/shop/orders?locale=it')).status).toBe(200);
		expect((await read('198.51.100.4')).status).toBe(404);
		expect((await buyer.ask('GET', `orders/${id}/documents/confirmation`)).status).toBe(200);
	});

	test('are shared among three hosts', async () => {
		const host = await aHost({ hostCount: () => 3 });
		const { id } = await anOrder(host);
		const path = `/api/shop/orders/${id}/documents/confirmation`;
		const ask = () => host.ask(path, { headers: { 'x-forwarded-for': '203.0.113.7' } });
		const answers = await Promise.all(Array.from({ length: 12 }, ask));
		expect(answers.filter(({ status }) => status === 404)).toHaveLength(10);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
	});
});
