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

interface ListenOptions {
	/** Address to listen on. Default: the loopback. */
	address?: string;
	pace?: Partial<Pace>;
	/**
	 * True after SIGTERM. Each answer then closes its connection, so that a balancer sends no
	 * request into the shutdown. Default: never.
	 */
	isStopping?: () => boolean;
}

const LOOPBACK = '127.0.0.1';
const isAny = (address: string) => address === '0.0.0.0' || address === '::';

/** Origin under which this machine reaches a port on an address. */
const toOrigin = (address: string, port: number): string => {
	if (isAny(address)) return `http://${LOOPBACK}:${port}`;
	return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
};

/** Serves an app; port 0 takes a free one. */
export async function listen(
	app: Hono,
	port: number,
	{ address = LOOPBACK, pace = {}, isStopping = () => false }: ListenOptions = {},
): Promise<Listener> {
	let isClosing = false;
	// The library would close a connection half a second after an early answer; a client that is
	// still sending then never reads it. Node discards the rest for as long as a request may take.
	const handle = getRequestListener(app.fetch, { autoCleanupIncoming: false });
	const server = createServer(RECEIVING, (request, response) => {
		if (isClosing || isStopping()) response.setHeader('Connection', 'close');
		const id = requestIdFrom(request.headers[REQUEST_ID]?.toString());
		response.setHeader(REQUEST_ID, id);
		void inRequest(id, () => handle(request, response));
	});
	// Later than our own proxy, which then answers the sender itself.
	endSlowSenders(server, { ...PACE, grace_ms: PACE.grace_ms + PROXY_AHEAD_MS, ...pace });
	await bind(server, port, address);
	const bound = server.address();
	if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
	return {
		url: toOrigin(address, bound.port),
		async close() {
			isClosing = true;
			await drain(server);
		},
	};
}

/** Fails before the database is filled rather than after. */
export async function assertPortFree(port: number, address = LOOPBACK): Promise<void> {
	if (port === 0 && address === LOOPBACK) return;
	const server = createServer();
	await bind(server, port, address);
	await new Promise((resolve) => server.close(resolve));
}

async function bind(server: Server, port: number, address: string): Promise<void> {
	await new Promise<void>((resolve, reject) => {
		server.once('error', (cause: NodeJS.ErrnoException) =>
			reject(
				new StartError(
					cause.code === 'EADDRINUSE'
						? `HOST_PORT: port ${port} is taken`
						: cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND'
							? `HOST_ADDRESS: ${address} is not an address of this machine`
							: `HOST_PORT: cannot listen on port ${port} (${toReason(cause)})`,
				),
			),
		);
		server.listen(port, address, () => {
			// Later errors concern a single connection, as when no file handle is left to take it.
			server.removeAllListeners('error').on('error', () => undefined);
			resolve();
		});
	});
}
