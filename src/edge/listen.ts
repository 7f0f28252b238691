import { createServer, type ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { drain } from '#http/drain.ts';
import { endSlowSenders, PACE, RECEIVING, type Pace } from '#http/slow-senders.ts';
import { plainText } from './plain-pages.ts';
import type { Edge } from './serve.ts';

/** Address at which a balancer learns whether to send visitors here. */
const READY_PATH = '/readyz';

/** Thrown if the port is unavailable. The message is one line and says what to do. */
export class PortError extends Error {
	override name = 'PortError';
}

export interface ListenOptions {
	host: string;
	/** 0 picks a free one. */
	port: number;
	/** True if visitors come by https, through a TLS proxy in front of this process. */
	secure: boolean;
	/** Reason why no visitor should be sent here; null where they may. Asked at `READY_PATH`. */
	unready?: () => Promise<string | null>;
	/** Time in which it keeps answering while `READY_PATH` fails. Default: none. */
	stopDelayMs?: number;
	/** Minimum pace of a request body; the default suits a mobile phone with poor reception. */
	pace?: Pace;
}

export interface Listening {
	/** Address without a trailing slash. */
	url: string;
	port: number;
	/**
	 * Fails readiness, waits as the options ask, stops accepting requests, lets those under way
	 * finish, then resolves.
	 */
	close(): Promise<void>;
}

const REASONS: Record<string, string> = {
	EADDRINUSE: 'is taken',
	EACCES: 'needs more rights than this user has',
	EADDRNOTAVAIL: 'is at an address that this machine does not have',
};

function portError(error: NodeJS.ErrnoException, { host, port }: ListenOptions): Error {
	const reason = REASONS[error.code ?? ''];
	if (!reason) return error;
	return new PortError(
		`Port ${port} on ${host} ${reason}. Another one: PORT=${port + 1} npm start`,
	);
}

/** Serves an edge on a port. Rejects with a `PortError` if the port is unavailable. */
export async function listen(edge: Edge, options: ListenOptions): Promise<Listening> {
	const protocol = options.secure ? 'https' : 'http';
	let isClosing = false;
	const handle = getRequestListener(
		async (request, { incoming }) => {
			const address = incoming.socket?.remoteAddress ?? '';
			const response = await edge(request, { address, protocol });
			// Otherwise the connection, and the process, would idle until the time-out; and a
			// client that was too slow would go on sending.
			if (isClosing || response.status === 408) response.headers.set('connection', 'close');
			return response;
		},
		{
			overrideGlobalObjects: false,
			// Clients still sending after an early response read it last: see the host's
			// `listen.ts`.
			autoCleanupIncoming: false,
			errorHandler: (error) =>
				error instanceof RequestError
					? plainText(400, 'Bad Request')
					: plainText(500, 'Internal Server Error'),
		},
	);
	async function sayReadiness(response: ServerResponse): Promise<void> {
		const reason = isClosing ? 'this edge is ending' : ((await options.unready?.()) ?? null);
		const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
		response.writeHead(reason === null ? 200 : 503, headers).end(`${reason ?? 'ready'}\n`);
	}

	const server = createServer(RECEIVING, (request, response) => {
		if (isClosing) response.setHeader('connection', 'close');
		if (request.url === READY_PATH) return void sayReadiness(response);
		const ready = edge.ready?.(request);
		if (ready) response.writeHead(ready.status, ready.headers).end(ready.body);
		else void handle(request, response);
	});
	endSlowSenders(server, options.pace ?? PACE);
	await new Promise<void>((resolve, reject) => {
		server.once('error', (error) => reject(portError(error, options)));
		server.listen(options.port, options.host, () => {
			// Later errors concern single connections, as when no file handle is left for one.
			server.removeAllListeners('error').on('error', () => undefined);
			resolve();
		});
	});
	const { port }: AddressInfo = listeningAddress(server.address());
	const name = options.host === '127.0.0.1' ? 'localhost' : options.host;
	return {
		url: `http://${name.includes(':') ? `[${name}]` : name}:${port}`,
		port,
		async close() {
			isClosing = true;
			// Each answer ends its connection meanwhile, so that a balancer has none left to use.
			const { stopDelayMs } = options;
			if (stopDelayMs) await new Promise((resolve) => setTimeout(resolve, stopDelayMs));
			await drain(server);
		},
	};
}

function listeningAddress(address: AddressInfo | string | null): AddressInfo {
	if (address === null || typeof address === 'string') throw new Error('not listening on a port');
	return address;
}
