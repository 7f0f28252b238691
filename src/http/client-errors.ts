import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Statuses by the code of Node's error; of every other one 400, as Node answers by itself. */
const STATUSES: Record<string, number> = {
	HPE_HEADER_OVERFLOW: 431,
	HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};
const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

interface Exchange {
	request: IncomingMessage;
	response: ServerResponse;
}

interface ClientErrorOptions {
	/** Whole answer to a request that was too slow. */
	tooSlow: string;
	/** Further time for a connection on which nothing has come yet. */
	silent_ms: number;
}

const toAnswer = (status: number): string =>
	`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`;

/**
 * Answers requests that Node gives up. Node compares times before it reads: after a moment in which
 * the process stood still, on a starved or paused machine, it would answer 408 to clients whose
 * request has long arrived. What waits is read first. A connection on which nothing has come is
 * nobody's slow request: browsers and balancers open some ahead, and the one that is used in the
 * moment of a 408 gets it for an answer.
 */
export function answerClientErrors(server: Server, options: ClientErrorOptions): void {
	const latest = new WeakMap<Duplex, Exchange>();
	const silent = new WeakSet<Duplex>();

	server.on('request', (request, response) => {
		latest.set(request.socket, { request, response });
		if (silent.delete(request.socket)) request.socket.setTimeout(0);
	});

	function end(socket: Duplex, answer: string): void {
		const response = latest.get(socket)?.response;
		const isAnswering = response !== undefined && !response.writableFinished;
		// Never into the middle of another answer.
		if (socket.writable && !(isAnswering && response.headersSent)) socket.write(answer);
		if (socket instanceof Socket) socket.destroySoon();
		else socket.destroy();
	}

	function endIfStillSlow(socket: Duplex, before: Exchange | undefined, wasBody: boolean): void {
		const now = latest.get(socket);
		if (socket.destroyed || now !== before) return;
		if (wasBody && now?.request.complete) return;
		if (!(socket instanceof Socket) || socket.bytesRead > 0) return end(socket, options.tooSlow);
		silent.add(socket);
		socket.setTimeout(options.silent_ms);
	}

	server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
		if (error.code !== TIMEOUT) return end(socket, toAnswer(STATUSES[error.code ?? ''] ?? 400));
		const before = latest.get(socket);
		const wasBody = before !== undefined && !before.request.complete;
		setImmediate(() => endIfStillSlow(socket, before, wasBody));
	});
}
