import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { aProcess, onceReady, PROCESS_LIMIT_MS } from '../../support/host-process.ts';
import { isEmbedded, type Ask } from '../../support/host.ts';
import { limit } from '../../support/pace.ts';
import { aSeededFolder } from '../../support/seeded-folder.ts';
import { submitForm } from '../../support/submit-form.ts';

const CLIENTS = 8;
const BEFORE = 40;

describe.runIf(isEmbedded)('a host that receives SIGTERM', { timeout: PROCESS_LIMIT_MS }, () => {
	test('fails its readiness first, and answers every request already sent', async () => {
		const DATA_DIR = await aSeededFolder();
		const host = await aProcess({ DATA_DIR, CAPTCHA_COST: '1', STOP_DELAY_S: '3' });
		const ask: Ask = (path, init) => fetch(`${host.url}${path}`, init);
		await onceReady(() => submitForm(ask, 'contact'));
		let sent = 0;
		const answers = new Map<number, number>();
		const count = (status: number) => answers.set(status, (answers.get(status) ?? 0) + 1);
		let isReady = true;

		/** Sends one request after the other for as long as the host is ready. */
		async function client(number: number): Promise<void> {
			while (isReady) {
				sent += 1;
				const isForm = number === 0;
				count((await (isForm ? submitForm(ask, 'contact') : ask('/api/products'))).status);
			}
		}
		async function balancer(): Promise<void> {
			while (isReady) isReady = (await ask('/api/readyz')).status === 200;
		}
		const clients = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
		const watching = balancer();
		await expect
			.poll(() => answers.get(200) ?? 0, { timeout: limit(60_000) })
			.toBeGreaterThan(BEFORE);
		host.kill('SIGTERM');
		await watching;
		// Said while it still answers everything else, each time on a connection that ends with it.
		const health = await ask('/api/healthz');
		expect([health.status, health.headers.get('connection')]).toEqual([200, 'close']);
		await clients;
		expect([...answers]).toEqual([[200, sent]]);
		expect(await host.ended).toBe(0);
	});

	test('does not wait for a request that never ends', async () => {
		const host = await aProcess({ DATA_DIR: await aSeededFolder() });
		const { port } = new URL(host.url ?? '');
		const socket = connect(Number(port), '127.0.0.1');
		await once(socket, 'connect');
		socket.on('error', () => undefined);
		socket.write('POST /api/forms/contact/submissions HTTP/1.1\r\nhost: localhost\r\n');
		socket.write(
			'content-type: multipart/form-data; boundary=x\r\ncontent-length: 9999\r\n\r\n--x',
		);
		await onceReady(() => fetch(`${host.url}/api/readyz`));
		const began = performance.now();
		host.kill('SIGTERM');
		expect(await host.ended).toBe(0);
		expect(performance.now() - began).toBeLessThan(limit(12_000));
	});
});
