import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import { ERROR_STATUS, type Problem } from '#contract/errors.ts';
import { answerClientErrors } from './client-errors.ts';

/** Time for the head of a request: a client that needs longer only holds a connection. */
const HEAD_LIMIT_MS = 10_000;
/** Time for a whole request: 25 MB from a telephone at 2 Mbit/s, and some for its way there. */
const REQUEST_LIMIT_MS = 125_000;
const LOOK_MS = 1_000;
/**
 * Time for which an idle connection stays open: longer than the minute for which balancers keep
 * theirs. A request that meets the closing gets no answer at all, and Node's own five seconds are a
 * common gap between two calls.
 */
const KEPT_MS = 65_000;

export interface Pace {
	/** Time in which a body may come at any pace: a stall in a tunnel, a dial-up line. */
	grace_ms: number;
	/** Average rate that the body must reach from then on. */
	bytesPerSecond: number;
}

export const PACE: Pace = { grace_ms: 15_000, bytesPerSecond: 1024 };

/** Node's own limits for a public server; checked every second. */
export const RECEIVING: ServerOptions = {
	headersTimeout: HEAD_LIMIT_MS,
	requestTimeout: REQUEST_LIMIT_MS,
	connectionsCheckingInterval: LOOK_MS,
	keepAliveTimeout: KEPT_MS,
};

const PROBLEM: Problem = {
	type: 'about:blank',
	status: ERROR_STATUS.request_timeout,
	code: 'request_timeout',
};
const BODY = JSON.stringify(PROBLEM);
const ANSWER = [
	'HTTP/1.1 408 Request Timeout',
	'Content-Type: application/problem+json',
	'Cache-Control: no-store',
	`Content-Length: ${Buffer.byteLength(BODY)}`,
	'Connection: close',
	'',
	BODY,
].join('\r\n');

interface Entry {
	response: ServerResponse;
	since: number;
	isSuspect: boolean;
}

/**
 * Answers 408 to bodies that arrive too slowly, and closes their connection.
 * Node limits only the head and the whole of a request: two minutes for an upload are also two
 * minutes for a client that sends a byte a second.
 */
export function endSlowSenders(server: Server, pace: Pace): void {
	answerClientErrors(server, { tooSlow: ANSWER, silent_ms: KEPT_MS - HEAD_LIMIT_MS });
	const receiving = new Map<IncomingMessage, Entry>();
	const timer = setInterval(() => {
		for (const [request, entry] of receiving) look(request, entry);
	}, LOOK_MS);
	timer.unref();
	server.once('close', () => clearInterval(timer));

	/** Ends a slow one at the second look, which comes once what waits to be read has been read. */
	function look(request: IncomingMessage, entry: Entry): void {
		const { response, since, isSuspect } = entry;
		if (request.complete || request.destroyed) return void receiving.delete(request);
		// A full buffer means that the server does not read: the sender is not to blame.
		if (request.readableLength >= request.readableHighWaterMark) return;
		const waited_ms = performance.now() - since;
		if (waited_ms < pace.grace_ms) return;
		if (countBytes(request) >= (waited_ms / 1000) * pace.bytesPerSecond) return;
		if (!isSuspect) return void setImmediate(() => look(request, { ...entry, isSuspect: true }));
		receiving.delete(request);
		const { socket } = request;
		if (!response.headersSent) socket.write(ANSWER);
		socket.destroySoon();
	}

	const before = new WeakMap<IncomingMessage, number>();
	const countBytes = (request: IncomingMessage): number =>
		request.socket.bytesRead - (before.get(request) ?? 0);
	server.on('request', (request, response) => {
		const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
		if (encoding === undefined && (length === undefined || length === '0')) return;
		before.set(request, request.socket.bytesRead);
		receiving.set(request, { response, since: performance.now(), isSuspect: false });
		response.once('close', () => receiving.delete(request));
	});
}
