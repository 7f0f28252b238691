import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Receives the reports of a publisher. */
export async function aListener() {
	const told: { type: string; [name: string]: unknown }[] = [];
	const server = createServer((request, response) => {
		void text(request).then((body) => {
			told.push(JSON.parse(body));
			response.writeHead(204).end();
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void server.close());
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('no port');
	const last = (type: string) => told.findLast((report) => report.type === type);
	return { told, last, url: `http://127.0.0.1:${address.port}/` };
}
