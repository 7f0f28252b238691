import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { assertPortFree, listen } from '../../../../src/server/platform/listen.ts';

test('keep-alive exceeds a balancer’s', async () => {
	const app = new Hono().get('/', (context) => context.body(null, 204));
	const { url, close } = await listen(app, 0);
	onTestFinished(close);
	expect((await fetch(url)).headers.get('keep-alive')).toBe('timeout=65');
});

test('a host on every address logs the one that reaches it', async () => {
	const app = new Hono().get('/', (context) => context.text('here'));
	const { url, close } = await listen(app, 0, { address: '0.0.0.0' });
	onTestFinished(close);
	expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
	expect(await (await fetch(url)).text()).toBe('here');
});

test('an address of another machine is refused in one line', async () => {
	const line = 'HOST_ADDRESS: 192.0.2.1 is not an address of this machine';
	await expect(assertPortFree(0, '192.0.2.1')).rejects.toThrow(line);
	await expect(listen(new Hono(), 0, { address: '192.0.2.1' })).rejects.toThrow(line);
});
