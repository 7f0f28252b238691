import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { anEdge } from './a-site.ts';

/** Starts an API host with given answers, and an edge in front of it. */
export async function aHost(
	answer: (request: IncomingMessage, response: ServerResponse) => void,
	proxyLimitMs = 5000,
) {
	const server = createServer(answer);
	await once(server.listen(0, '127.0.0.1'), 'listening');
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('no port');
	const apiOrigin = `http://127.0.0.1:${address.port}`;
	return { apiOrigin, site: await anEdge({}, { apiOrigin, proxyLimitMs }) };
}

/** Answers with the request that it got. */
export const echo = (request: IncomingMessage, response: ServerResponse) => {
	let body = '';
	request.on('data', (chunk) => (body += chunk));
	request.on('end', () => {
		const { method, url, headers } = request;
		response.writeHead(200, { 'content-type': 'application/json' });
		response.end(JSON.stringify({ method, url, headers, body }));
	});
};
