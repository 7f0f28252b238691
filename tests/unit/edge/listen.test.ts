import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#edge/listen.ts';
import { DRAIN_LIMIT_MS } from '#http/drain.ts';
import type { Edge } from '#edge/serve.ts';
import { anEdge } from './a-site.ts';

const OPTIONS = { host: '127.0.0.1', port: 0, secure: false };

async function listening(edge: Edge) {
	const server = await listen(edge, OPTIONS);
	onTestFinished(() => server.close());
	return { ...server, port: Number(new URL(server.url).port) };
}

/** Sends raw bytes and returns the answer. */
async function rawAnswer(port: number, bytes: string): Promise<string> {
	const socket = connect(port, '127.0.0.1');
	let answer = '';
	socket.on('data', (chunk) => (answer += chunk));
	socket.write(bytes);
	await once(socket, 'close');
	return answer;
}

test('a site is served over HTTP with the client’s address', async () => {
	const { url } = await listening(async (request, client) =>
		Response.json({ path: new URL(request.url).pathname, ...client }),
	);
	expect(await (await fetch(`${url}/it`)).json()).toEqual({
		path: '/it',
		address: '127.0.0.1',
		protocol: 'http',
	});
});

test('a port in use is reported in one line with advice', async () => {
	const { port } = await listening(async () => new Response());
	const second = listen(async () => new Response(), { ...OPTIONS, port });
	await expect(second).rejects.toThrow(
		`Port ${port} on 127.0.0.1 is taken. Another one: PORT=${port + 1} npm start`,
	);
});

test.each([
	['GET /it HTTP/1.1\r\nHost: a b\r\n', '400'],
	['GET http://[::1 HTTP/1.1\r\nHost: a\r\n', '400'],
	['GET /it HTTP/1.1\r\n', '400'],
	['garbage\r\n', '400'],
	['GET /%zz HTTP/1.1\r\nHost: a\r\n', '404'],
	['GET /ja/%00%ff HTTP/1.1\r\nHost: a\r\n', '404'],
	['GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\n', '404'],
	['GET /it HTTP/1.1\r\nHost: a\r\nIf-None-Match: \x80\xff,,"\r\n', '200'],
	['GET /it HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ;;q=\r\nCookie: =;=;\r\n', '200'],
	[`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n`, '431'],
	['TRACE /it HTTP/1.1\r\nHost: a\r\n', '405'],
	['TRACE /api/x HTTP/1.1\r\nHost: a\r\n', '405'],
])('%j gets %s', async (head, status) => {
	const site = await anEdge({}, { apiOrigin: 'http://127.0.0.1:1' });
	const { port } = await listening(site.send);
	const [first = ''] = (await rawAnswer(port, `${head}Connection: close\r\n\r\n`)).split('\r\n');
	expect(first.split(' ')[1]).toBe(status);
});

test('a request with an invalid Host is refused with the standard headers', async () => {
	const { port } = await listening((await anEdge()).send);
	const answer = await rawAnswer(
		port,
		'GET /it HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
	);
	expect(answer).toMatch(/^HTTP\/1\.1 400 /);
	expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
});

test('a request under way is answered after SIGTERM, a new one is not', async () => {
	const [started, finish] = [Promise.withResolvers<true>(), Promise.withResolvers<true>()];
	const server = await listen(async () => {
		started.resolve(true);
		await finish.promise;
		return new Response('done');
	}, OPTIONS);
	const answer = fetch(server.url);
	await started.promise;
	const closed = server.close();
	await expect(fetch(server.url)).rejects.toThrow();
	finish.resolve(true);
	expect((await answer).headers.get('connection')).toBe('close');
	expect(await (await answer).text()).toBe('done');
	await closed;
});

test('an edge fails its readiness after SIGTERM and keeps answering for a while', async () => {
	const server = await listen(async () => new Response('page'), {
		...OPTIONS,
		stopDelayMs: 60_000,
	});
	const before = await fetch(`${server.url}/it`);
	expect(before.headers.get('connection')).toBe('keep-alive');
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	onTestFinished(() => void vi.useRealTimers());
	const closed = server.close();
	const ready = await fetch(`${server.url}/readyz`);
	expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
	const page = await fetch(`${server.url}/it`);
	expect([await page.text(), page.headers.get('connection')]).toEqual(['page', 'close']);
	await vi.advanceTimersByTimeAsync(60_000);
	await closed;
	await expect(fetch(server.url)).rejects.toThrow();
});

test('an idle connection does not delay the end', async () => {
	const finish = Promise.withResolvers<true>();
	const server = await listen(async () => {
		const body = new ReadableStream({
			async start(stream) {
				stream.enqueue(Buffer.from('begun '));
				await finish.promise;
				stream.enqueue(Buffer.from('and done'));
				stream.close();
			},
		});
		return new Response(body);
	}, OPTIONS);
	const agent = new Agent({ keepAlive: true });
	onTestFinished(() => agent.destroy());
	const [answer] = await once(get(server.url, { agent }), 'response');
	expect(answer.headers.connection).toBe('keep-alive');
	const asked = performance.now();
	const closed = server.close();
	finish.resolve(true);
	expect(await text(answer)).toBe('begun and done');
	await closed;
	expect(performance.now() - asked).toBeLessThan(DRAIN_LIMIT_MS / 2);
});

test('keep-alive exceeds a balancer’s', async () => {
	const { url } = await listening(async () => new Response());
	expect((await fetch(url)).headers.get('keep-alive')).toBe('timeout=65');
});
