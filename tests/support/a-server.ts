import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/** Starts a server on this machine that gives the answers in turn, and repeats the last one. */
export async function aServer(
	...answers: RequestListener[]
): Promise<{ url: string; calls: () => number; close: () => Promise<void> }> {
	let calls = 0;
	const server = createServer((request, response) => {
		const answer = answers[Math.min(calls, answers.length - 1)];
		calls += 1;
		answer?.(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const close = () =>
		new Promise<void>((resolve) => {
			server.closeAllConnections();
			server.close(() => resolve());
		});
	onTestFinished(close);
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('no port');
	return { url: `http://127.0.0.1:${address.port}`, calls: () => calls, close };
}

export const text =
	(body: string, status = 200): RequestListener =>
	(_, response) =>
		response.writeHead(status, { 'content-type': 'application/json' }).end(body);
export const json = (body: unknown, status?: number) => text(JSON.stringify(body), status);
