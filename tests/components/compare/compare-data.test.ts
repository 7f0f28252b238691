import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparedProduct } from '#components/compare/compare-data.ts';

const product = { id: 'k36', lang: '', price: '2190 €', availability: 'Disponibile' };
const file = JSON.stringify([{ ...product, picture: null, drawing: null, buy: null, rows: [] }]);

const answers: { status: number; body: string }[] = [];
let asked = 0;
const server = createServer((_, response) => {
	const { status, body } = answers[asked++] ?? { status: 200, body: file };
	response.writeHead(status).end(body);
});
let origin = '';

beforeAll(async () => {
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => server.close());

test('the file of a category is fetched once for all its products', async () => {
	const before = asked;
	const both = [
		comparedProduct(`${origin}/once.json`, 'k36'),
		comparedProduct(`${origin}/once.json`, 'gone'),
	];
	expect(await Promise.all(both)).toMatchObject([product, null]);
	expect(asked - before).toBe(1);
});

test.each([
	['an error', { status: 500, body: file }],
	['no JSON', { status: 200, body: '<p>' }],
	['another shape', { status: 200, body: '[{"id":"k36"}]' }],
])('after %s there are no data, and the next call retries', async (name, answer) => {
	answers[asked] = answer;
	const address = `${origin}/${encodeURIComponent(name)}.json`;
	expect(await comparedProduct(address, 'k36')).toBeNull();
	expect(await comparedProduct(address, 'k36')).toMatchObject(product);
});
