import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { listen as listenEdge } from '#edge/listen.ts';
import { proxy } from '#edge/proxy.ts';
import { listen } from '../../src/server/platform/listen.ts';
import { aHost, isEmbedded, plainServices } from '../support/host.ts';
import { limit } from '../support/pace.ts';

/**
 * Minimum pace of bodies here, so that tests do not wait for the quarter of a minute that visitors
 * get.
 */
const PACE = { grace_ms: 500, bytesPerSecond: 1024 };
const SOON = { timeout: limit(30_000), interval: 50 };
const FORM = 'POST /api/forms/contact/submissions HTTP/1.1';
const MULTIPART = 'content-type: multipart/form-data; boundary=x';

async function aListener(pace: Partial<typeof PACE> = PACE): Promise<string> {
	const { db, dataDir, mediaDir } = await aHost();
	const app = createApp({ ...plainServices(), db, dataDir, mediaDir });
	const { url, close } = await listen(app, 0, { pace });
	onTestFinished(close);
	return url;
}

async function anEdge(apiUrl: string, pace = PACE): Promise<string> {
	const edge = (request: Request, client: Parameters<typeof proxy>[2]) =>
		proxy(request, new URL(new URL(request.url).pathname, apiUrl), client);
	const options = { host: '127.0.0.1', port: 0, secure: false, pace };
	const { url, close } = await listenEdge(edge, options);
	onTestFinished(close);
	return url;
}

/** Sends a head, then a byte every now and then; reports the answer and whether it was closed. */
function aDrip(url: string, head: readonly string[], pieces = 'x') {
	const { port } = new URL(url);
	const socket = connect(Number(port), '127.0.0.1');
	const state = { heard: '', isClosed: false };
	socket.on('data', (piece) => (state.heard += piece.toString('latin1')));
	socket.on('error', () => undefined);
	socket.on('close', () => (state.isClosed = true));
	socket.write([...head, ''].join('\r\n'));
	const drip = setInterval(() => socket.writable && socket.write(pieces), 100);
	onTestFinished(() => {
		clearInterval(drip);
		socket.destroy();
	});
	return state;
}

async function expectRefused(state: ReturnType<typeof aDrip>): Promise<void> {
	await vi.waitFor(() => expect(state.isClosed).toBe(true), SOON);
	expect(state.heard).toMatch(/^HTTP\/1\.1 408 /);
	expect(state.heard).toMatch(/\r\nconnection: close\r\n/i);
}

describe.runIf(isEmbedded)('a slow sender is answered 408 and disconnected', () => {
	const body = ['host: localhost', MULTIPART, 'content-length: 5000', ''];

	test('with the head of a request, by host and edge', async () => {
		const host = await aListener();
		const drips = [host, await anEdge(host)].map((url) =>
			aDrip(url, [FORM, 'host: localhost', 'x-slow: ']),
		);
		for (const state of drips) await expectRefused(state);
	});

	test('with a form', async () => {
		const state = aDrip(await aListener(), [FORM, ...body]);
		await expectRefused(state);
		expect(state.heard).toContain('"code":"request_timeout"');
	});

	test('with a form without Content-Length', async () => {
		const head = [FORM, 'host: localhost', MULTIPART, 'transfer-encoding: chunked', ''];
		await expectRefused(aDrip(await aListener(), head, '1\r\nx\r\n'));
	});

	test('with data that takes longer than any answer', async () => {
		const json = ['content-type: application/json', 'content-length: 5000', ''];
		const head = ['POST /api/warranty-checks HTTP/1.1', 'host: localhost', ...json];
		const state = aDrip(await aListener({ grace_ms: 60_000 }), head);
		await expectRefused(state);
		expect(state.heard).toContain('"code":"request_timeout"');
	});

	test('with a form through the edge', async () => {
		const host = await aListener({ grace_ms: 60_000 });
		await expectRefused(aDrip(await anEdge(host), [FORM, ...body]));
	});

	test('a steady sender is not, whatever the duration', async () => {
		const url = await aListener({ ...PACE, bytesPerSecond: 10 });
		const head = [FORM, 'host: localhost', MULTIPART, 'content-length: 200', ''];
		const state = aDrip(url, head, 'xxxxx');
		await vi.waitFor(() => expect(state.heard).toMatch(/^HTTP\/1\.1 422 /), SOON);
	});
});
