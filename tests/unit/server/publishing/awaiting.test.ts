import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createAwaiting } from '../../../../src/server/publishing/hooks/send.ts';
import { freePort } from '../../../../src/server/platform/free-port.ts';

async function aReceiver(port: number, status: () => number): Promise<string[]> {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(request.method ?? '');
		response.writeHead(status()).end();
	});
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	onTestFinished(() => void server.close());
	return asked;
}

test('the first message waits for its receiver, without attempts', async () => {
	const port = await freePort();
	const url = `http://127.0.0.1:${port}/hooks/content`;
	const isAwake = createAwaiting(() => 0);
	expect(await isAwake(url)).toBe(false);
	let status = 503;
	const asked = await aReceiver(port, () => status);
	expect(await isAwake(url)).toBe(false);
	status = 404;
	expect(await isAwake(url)).toBe(true);
	status = 503;
	expect(await isAwake(url)).toBe(true);
	expect(asked).toEqual(['HEAD', 'HEAD']);
});

test('a missing receiver is tried after two minutes', async () => {
	let now = 0;
	const isAwake = createAwaiting(() => now);
	const url = `http://127.0.0.1:${await freePort()}/hooks/content`;
	expect(await isAwake(url)).toBe(false);
	now = 120_000;
	expect(await isAwake(url)).toBe(true);
});
