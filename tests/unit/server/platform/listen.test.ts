import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../../src/server/platform/listen.ts';

test('the host keeps a connection for longer than a balancer in front keeps it', async () => {
	const app = new Hono().get('/', (context) => context.body(null, 204));
	const { url, close } = await listen(app, 0);
	onTestFinished(close);
	expect((await fetch(url)).headers.get('keep-alive')).toBe('timeout=65');
});
