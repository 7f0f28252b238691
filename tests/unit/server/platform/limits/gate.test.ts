import { expect, test } from 'vitest';
import { getCart } from '#contract/cart/endpoints.ts';
import { getOrder, getOrderDocument } from '#contract/orders/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { placeOrder } from '#contract/checkout/endpoints.ts';
import { toClient } from '../../../../../src/server/kernel/client.ts';
import { createGate } from '../../../../../src/server/platform/limits/gate.ts';

// Each test has a gate of its own; together they wait once for answers that are held back.

const AT = new Date('2025-06-15T10:00:00Z');
const aGate = () => createGate(() => AT);

/** Lets all ready tasks go on. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Counts how many of the reads are admitted. */
async function letIn(endpoint: Endpoint, addresses: readonly string[]): Promise<number> {
	const gate = aGate();
	const answers = await Promise.all(
		addresses.map((address) => gate.refusal({ endpoint, client: toClient(address) })),
	);
	return answers.filter((refusal) => refusal === null).length;
}

const from = (address: string, times: number) => Array<string>(times).fill(address);
const network = (times: number, hosts: number) =>
	Array.from({ length: times }, (_, at) => `203.0.113.${at % hosts}`);

test.concurrent.each([
	['a cart', getCart, from('203.0.113.7', 1_000), 225],
	['an order', getOrder, from('2001:db8::7', 1_000), 225],
	['carts of one network', getCart, network(5_000, 10), 1_125],
	['a document', getOrderDocument, from('203.0.113.7', 50), 30],
	['documents of one network', getOrderDocument, network(700, 10), 300],
	['a document by this machine', getOrderDocument, from('127.0.0.1', 50), 30],
	['a cart by this machine', getCart, from('127.0.0.1', 1_000), 1_000],
	['an order that is placed, which has a limit of its own', placeOrder, network(1_000, 1), 1_000],
] as const)('excess simultaneous reads of %s are refused', async (...given) => {
	const [, endpoint, addresses, allowed] = given;
	expect(await letIn(endpoint, addresses)).toBe(allowed);
});

test.concurrent('a refusal names the seconds until the next read', async () => {
	const gate = aGate();
	const call = { endpoint: getOrderDocument, client: toClient('203.0.113.7') };
	const asked = await Promise.all(Array.from({ length: 31 }, () => gate.refusal(call)));
	const refusal = asked.at(-1);
	expect(refusal?.status).toBe(429);
	expect(refusal?.headers.get('retry-after')).toBe('60');
});

/** Starts calls from these addresses that never end; returns those that were admitted. */
async function begun(endpoint: Endpoint, addresses: readonly string[]): Promise<string[]> {
	const gate = aGate();
	const started: string[] = [];
	for (const address of addresses) {
		void gate.inShare({ endpoint, client: toClient(address) }, () => {
			started.push(address);
			return new Promise<Response>(() => undefined);
		});
	}
	await settle();
	return started;
}

test.concurrent.each([
	['an address', getCart, from('203.0.113.7', 150), 3],
	['a network', getCart, network(150, 10), 6],
	['an address that reads documents', getOrderDocument, from('203.0.113.7', 150), 1],
	['this machine that reads documents', getOrderDocument, from('127.0.0.1', 150), 1],
] as const)('of 150 simultaneous calls of %s only the first few start', async (...given) => {
	const [, endpoint, addresses, most] = given;
	expect(await begun(endpoint, addresses)).toHaveLength(most);
});

test.concurrent('a waiting address does not block its network', async () => {
	const started = await begun(getCart, [
		...from('203.0.113.7', 150),
		'203.0.113.8',
		'198.51.100.4',
	]);
	expect(started.slice(-2)).toEqual(['203.0.113.8', '198.51.100.4']);
});

test.concurrent('a full queue refuses, and a failed call frees its place', async () => {
	const gate = aGate();
	const call = { endpoint: getCart, client: toClient('203.0.113.7') };
	const { promise, resolve } = Promise.withResolvers<Response>();
	const calls = Array.from({ length: 204 }, () => gate.inShare(call, () => promise));
	expect((await calls.at(-1))?.status).toBe(429);
	resolve(new Response('done'));
	expect((await Promise.all(calls)).filter(({ status }) => status === 200)).toHaveLength(203);
	const failed = gate.inShare(call, () => Promise.reject(new Error('broken')));
	await expect(failed).rejects.toThrow('broken');
	expect((await gate.inShare(call, async () => new Response('done'))).status).toBe(200);
});
