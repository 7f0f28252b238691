import { once } from 'node:events';
import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endSlowSenders, PACE, RECEIVING, type Pace } from '#http/slow-senders.ts';
import { afterRunning } from '#http/running-time.ts';

const HEAD_LIMIT_MS = 300;
const QUICK: ServerOptions = {
	...RECEIVING,
	headersTimeout: HEAD_LIMIT_MS,
	connectionsCheckingInterval: 50,
};
const REQUEST = 'GET / HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\n\r\n';

const immediate = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Stops this process for a moment, as a starved machine does; timers come next, then what waits. */
async function standStill(ms: number): Promise<void> {
	await immediate();
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

const answerOk: RequestListener = (request, response) => {
	request.resume().once('end', () => response.end('ok'));
};

/** A server and a connection to it that it has accepted. */
async function aConnection(options = QUICK, pace: Pace = PACE) {
	const server = createServer(options, answerOk);
	endSlowSenders(server, pace);
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const accepted = once(server, 'connection');
	const client = connect(port, '127.0.0.1');
	onTestFinished(() => {
		client.destroy();
		server.close();
	});
	const answer = text(client);
	const [socket] = (await accepted) as [Socket];
	return { server, client, socket, answer };
}

test('a request received during a pause of the process is answered', async () => {
	const { client, answer } = await aConnection();
	client.write(REQUEST);
	await standStill(HEAD_LIMIT_MS + 200);
	expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('the end of a header received during a pause is read before it is judged', async () => {
	const { client, socket, answer } = await aConnection();
	client.write(REQUEST.slice(0, 30));
	await vi.waitFor(() => expect(socket.bytesRead).toBe(30));
	client.write(REQUEST.slice(30));
	await standStill(HEAD_LIMIT_MS + 200);
	expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('a body received during a pause is read before it is judged', async () => {
	const { server, client, answer } = await aConnection(RECEIVING, { ...PACE, grace_ms: 500 });
	const came = once(server, 'request');
	client.write(
		'POST / HTTP/1.1\r\nhost: shop.example\r\ncontent-length: 4\r\nconnection: close\r\n\r\n',
	);
	await came;
	client.write('body');
	await standStill(2_000);
	expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('a connection opened in advance may be used after the header time limit', async () => {
	const { client, answer } = await aConnection();
	await standStill(HEAD_LIMIT_MS + 200);
	await immediate();
	await immediate();
	client.write(REQUEST);
	expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('an incomplete header gets 408', async () => {
	const { client, answer } = await aConnection();
	client.write(REQUEST.slice(0, 30));
	expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"/);
});

test('a malformed or oversized header gets Node’s status', async () => {
	const wrong = await aConnection();
	wrong.client.write('NO HTTP\r\n\r\n');
	expect(await wrong.answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
	const long = await aConnection();
	long.client.write(
		`GET / HTTP/1.1\r\nhost: shop.example\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`,
	);
	expect(await long.answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
});

test('a pause of the process counts as one step of a limit', async () => {
	const began = performance.now();
	const ended = new Promise<void>((resolve) => void afterRunning(600, resolve));
	await standStill(800);
	const answered = await Promise.race([
		ended.then(() => 'too late'),
		new Promise<string>((resolve) => void setImmediate(() => resolve('answered'))),
	]);
	expect(answered).toBe('answered');
	await ended;
	expect(performance.now() - began).toBeGreaterThanOrEqual(1_100);
});

test('a canceled limit does not call back', () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const onEnd = vi.fn();
	const stop = afterRunning(600, onEnd);
	vi.advanceTimersByTime(599);
	expect(onEnd).not.toHaveBeenCalled();
	stop();
	vi.advanceTimersByTime(10_000);
	expect(onEnd).not.toHaveBeenCalled();
});
