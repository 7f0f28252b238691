import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { drain } from '#http/drain.ts';
import { inRequest, REQUEST_ID, requestIdFrom } from '#http/request-id.ts';
import { endSlowSenders, PACE, RECEIVING, type Pace } from '#http/slow-senders.ts';
import { toReason, StartError } from '#errors/start-error.ts';

const PROXY_AHEAD_MS = 5_000;

export interface Listener {
	url: string;
	/** Refuses new connections and resolves when the last request has its answer. */
	close(): Promise<void>;
}

/** Serves an app on the loopback; port 0 takes a free one. */
export async function listen(app: Hono, port: number, pace: Partial<Pace> = {}): Promise<Listener> {
	let isClosing = false;
	// The library would close a connection half a second after an early answer; a client that is
	// still sending then never reads it. Node discards the rest for as long as a request may take.
	const handle = getRequestListener(app.fetch, { autoCleanupIncoming: false });
	const server = createServer(RECEIVING, (request, response) => {
		if (isClosing) response.setHeader('Connection', 'close');
		const id = requestIdFrom(request.headers[REQUEST_ID]?.toString());
		response.setHeader(REQUEST_ID, id);
		void inRequest(id, () => handle(request, response));
	});
	// Later than a proxy of ours, which then answers the sender itself.
	endSlowSenders(server, { ...PACE, grace_ms: PACE.grace_ms + PROXY_AHEAD_MS, ...pace });
	await bind(server, port);
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('the server has no port');
	return {
		url: `http://127.0.0.1:${address.port}`,
		async close() {
			isClosing = true;
			await drain(server);
		},
	};
}

/** Fails before the database is filled rather than after. */
export async function assertPortFree(port: number): Promise<void> {
	if (port === 0) return;
	const server = createServer();
	await bind(server, port);
	await new Promise((resolve) => server.close(resolve));
}

async function bind(server: Server, port: number): Promise<void> {
	await new Promise<void>((resolve, reject) => {
		server.once('error', (cause: NodeJS.ErrnoException) =>
			reject(
				new StartError(
					cause.code === 'EADDRINUSE'
						? `HOST_PORT: port ${port} is taken`
						: `HOST_PORT: cannot listen on port ${port} (${toReason(cause)})`,
				),
			),
		);
		server.listen(port, '127.0.0.1', () => {
			// Later errors concern a single connection, as when no file handle is left to take it.
			server.removeAllListeners('error').on('error', () => undefined);
			resolve();
		});
	});
}
