import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { ERROR_STATUS, type HostErrorCode, type Problem } from '#contract/errors.ts';
import { REQUEST_ID, requestIdFrom } from '#http/request-id.ts';
import { idleTimeout } from './idle-timeout.ts';
import { isCompressible } from './releases/content-types.ts';
import { acceptedEncoding, addVary } from './answers/encoding.ts';
import { BARE_HEADERS } from './rules/security-headers.ts';

/** The host's own time limit for a response through a rewrite. */
export const PROXY_LIMIT_MS = 26_000;

/** Delay of the `Retry-After` header. */
export const RETRY_AFTER_S = 5;

/** Brotli quality of responses compressed in transit. */
const STREAM_BROTLI_QUALITY = 4;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Headers of a single connection (RFC 9110, 7.6.1); our own server has answered `expect`. */
const HOP_BY_HOP = [
	'connection',
	'expect',
	'host',
	'keep-alive',
	'proxy-authenticate',
	'proxy-authorization',
	'proxy-connection',
	'te',
	'trailer',
	'transfer-encoding',
	'upgrade',
];

/** True for headers that claim a client's identity: we set them, the client must not. */
const isClientClaim = (name: string) =>
	name.startsWith('x-forwarded-') ||
	name.startsWith('x-nf-') ||
	['forwarded', 'x-real-ip', 'x-client-ip', 'client-ip', 'true-client-ip'].includes(name);

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function withoutHops(source: Headers): Headers {
	const named = (source.get('connection') ?? '')
		.split(',')
		.map((name) => name.trim().toLowerCase());
	const headers = new Headers();
	for (const [name, value] of source) {
		if (!HOP_BY_HOP.includes(name) && !named.includes(name)) headers.append(name, value);
	}
	return headers;
}

export interface Client {
	/** Remote address of the connection. */
	address: string;
	/** Protocol of the visitor, possibly decrypted by a TLS proxy in front of this process. */
	protocol: 'http' | 'https';
}

/** True for a proxy whose word about the visitor counts: one of this machine, or a trusted one. */
const isProxy = ({ address }: Client, trusted: ReadonlySet<string>): boolean =>
	LOOPBACK.has(address) || trusted.has('*') || trusted.has(address.replace(/^::ffff:/, ''));

function upstreamHeaders(request: Request, client: Client, trusted: ReadonlySet<string>): Headers {
	const headers = withoutHops(request.headers);
	// A proxy in front knows the visitor; without its header all visitors would be one.
	const hasProxy = isProxy(client, trusted);
	const told = hasProxy ? headers.get('x-forwarded-for') : null;
	for (const name of [...headers.keys()].filter(isClientClaim)) headers.delete(name);
	headers.set('x-forwarded-for', told || client.address);
	const given = hasProxy ? headers.get(REQUEST_ID) : null;
	headers.set(REQUEST_ID, requestIdFrom(given));
	headers.set('x-forwarded-proto', client.protocol);
	headers.set('x-forwarded-host', new URL(request.url).host);
	// Compression happens here, towards the visitor.
	headers.set('accept-encoding', 'identity');
	return headers;
}

function problemResponse(code: HostErrorCode, headers: HeadersInit = {}): Response {
	const status = ERROR_STATUS[code];
	const problem: Problem = { type: 'about:blank', status, code };
	const response = Response.json(problem, { status, headers });
	for (const [name, value] of Object.entries(BARE_HEADERS)) response.headers.set(name, value);
	response.headers.set('content-type', 'application/problem+json');
	response.headers.set('cache-control', 'no-store');
	return response;
}

function toStream(source: Readable): ReadableStream<Uint8Array> {
	const chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
	return new ReadableStream({
		async pull(controller) {
			const next = await chunks.next();
			if (next.done) controller.close();
			else controller.enqueue(next.value);
		},
		async cancel() {
			await chunks.return?.();
		},
	});
}

/** Compresses a response in transit if the client accepts it and its type gains by it. */
function compressed(
	request: Request,
	upstream: Pick<Response, 'status' | 'body'>,
	headers: Headers,
): BodyInit | null {
	const { body, status } = upstream;
	const packable =
		isCompressible(headers.get('content-type') ?? '') &&
		!/no-transform/.test(headers.get('cache-control') ?? '') &&
		status !== 206;
	if (packable) addVary(headers, 'Accept-Encoding');
	const encoding = packable ? acceptedEncoding(request.headers.get('accept-encoding')) : 'identity';
	const etag = headers.get('etag');
	// The ETag no longer validates these exact bytes; also weakened without a body (304).
	if (encoding !== 'identity' && etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
	// An answer to HEAD has the headers of the one to GET, and no body to compress.
	const isHead = request.method === 'HEAD' && status !== 204 && status !== 304;
	if (encoding === 'identity' || !(body || isHead)) return body;
	headers.set('content-encoding', encoding);
	headers.delete('content-length');
	if (!body) return null;
	const packer =
		encoding === 'br'
			? createBrotliCompress({
					params: { [constants.BROTLI_PARAM_QUALITY]: STREAM_BROTLI_QUALITY },
				})
			: createGzip();
	const source = Readable.from(body);
	source.on('error', (error) => packer.destroy(error));
	packer.on('close', () => source.destroy());
	return toStream(source.pipe(packer));
}

/** Drains a visitor's remaining body; one who disconnects meanwhile needs no answer. */
async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
	try {
		while (!(await reader.read()).done);
	} catch (cause) {
		if (!(cause instanceof Error)) throw cause;
	}
}

/**
 * Forwards the bytes of a body; `onPiece` is called for each piece. Once they are no longer wanted,
 * because the host answered before the end or not at all, `release` drains the rest: an unread body
 * breaks the visitor's connection, or the next request on it. Node closes connections that send for
 * more than five minutes.
 */
function forwarded(body: ReadableStream<Uint8Array>, onPiece: () => void) {
	const reader = body.getReader();
	const release = () => void readOn(reader);
	const stream = new ReadableStream<Uint8Array>({
		async pull(controller) {
			const { done, value } = await reader.read();
			if (done) return controller.close();
			onPiece();
			controller.enqueue(value);
		},
		cancel: release,
	});
	return { stream, release };
}

/** Passes a body through and calls `onEnd` after its last byte, or at once if there is none. */
function watched(body: Response['body'], onEnd: () => void): Response['body'] {
	if (body) return body.pipeThrough(new TransformStream({ flush: onEnd }));
	onEnd();
	return null;
}

interface ProxyOptions {
	limitMs?: number;
	/** Response in place of a host that does not answer. */
	unavailable?: (request: Request) => Response | Promise<Response>;
	/** Addresses of proxies in front, beside this machine's own; `*` for any. */
	trusted?: ReadonlySet<string>;
}

export function unavailableProblem(): Response {
	return problemResponse('unavailable', { 'retry-after': String(RETRY_AFTER_S) });
}

/**
 * Streams a request to another host and its response back. Responds `unavailable` if that host
 * cannot be reached or has not begun to answer within `limitMs` of the last byte sent: a large file
 * on a slow line is not the host's delay.
 */
export async function proxy(
	request: Request,
	target: URL,
	client: Client,
	options: ProxyOptions = {},
): Promise<Response> {
	const { limitMs = PROXY_LIMIT_MS, unavailable = unavailableProblem } = options;
	const { trusted = new Set<string>() } = options;
	if (!METHODS.includes(request.method)) {
		return problemResponse('method_not_allowed', { allow: METHODS.join(', ') });
	}
	const isBodiless = request.method === 'GET' || request.method === 'HEAD';
	const wait = idleTimeout(limitMs);
	const sent = request.body && !isBodiless ? forwarded(request.body, wait.prolong) : null;
	const init: RequestInit & { duplex: 'half' } = {
		method: request.method,
		headers: upstreamHeaders(request, client, trusted),
		body: sent?.stream ?? null,
		duplex: 'half',
		redirect: 'manual',
		signal: AbortSignal.any([request.signal, wait.signal]),
	};
	let upstream: Response;
	try {
		upstream = await fetch(target, init);
	} catch {
		sent?.release();
		return unavailable(request);
	} finally {
		wait.end();
	}
	const headers = withoutHops(upstream.headers);
	// `fetch` has decompressed an unexpectedly compressed body.
	if (headers.has('content-encoding')) {
		headers.delete('content-encoding');
		headers.delete('content-length');
	}
	// `fetch` stops sending once the response has ended, and does not report it.
	const answer = sent ? watched(upstream.body, sent.release) : upstream.body;
	const { status } = upstream;
	return new Response(compressed(request, { status, body: answer }, headers), { status, headers });
}
