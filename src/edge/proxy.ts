import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { ERROR_STATUS, type HostErrorCode, type Problem } from '#contract/errors.ts';
import { isCompressible } from './content-types.ts';
import { acceptedEncoding, addVary } from './encoding.ts';
import { BARE_HEADERS } from './security-headers.ts';

/** The host's own limit for an answer through a rewrite. */
export const PROXY_LIMIT_MS = 26_000;

/** After how long somebody may ask again. */
export const RETRY_AFTER_S = 5;

/** Quality for answers packed while they pass. */
const STREAM_BROTLI_QUALITY = 4;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Meant for one connection only (RFC 9110, 7.6.1); `expect` was answered by our own server. */
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

/** Who the client is, is for us to say, not for the client. */
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
	/** Address of the other end of the connection. */
	address: string;
	/** How the visitor reached us, which may be by a TLS end in front of this process. */
	protocol: 'http' | 'https';
}

function upstreamHeaders(request: Request, client: Client): Headers {
	const headers = withoutHops(request.headers);
	// A TLS end on this machine knows the visitor; without its word all visitors would be one.
	const told = LOOPBACK.has(client.address) ? headers.get('x-forwarded-for') : null;
	for (const name of [...headers.keys()].filter(isClientClaim)) headers.delete(name);
	headers.set('x-forwarded-for', told || client.address);
	headers.set('x-forwarded-proto', client.protocol);
	headers.set('x-forwarded-host', new URL(request.url).host);
	// Packing is done here, towards the visitor.
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

function streamOf(source: Readable): ReadableStream<Uint8Array> {
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

/** Packs an answer on its way when the visitor takes it and it is worth it. */
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
	// The validator is no longer that of these very bytes; also said when nothing is sent (304).
	if (encoding !== 'identity' && etag?.startsWith('"')) headers.set('etag', `W/${etag}`);
	if (encoding === 'identity' || !body) return body;
	headers.set('content-encoding', encoding);
	headers.delete('content-length');
	const packer =
		encoding === 'br'
			? createBrotliCompress({
					params: { [constants.BROTLI_PARAM_QUALITY]: STREAM_BROTLI_QUALITY },
				})
			: createGzip();
	const source = Readable.from(body);
	source.on('error', (error) => packer.destroy(error));
	packer.on('close', () => source.destroy());
	return streamOf(source.pipe(packer));
}

/** Ends a wait that nothing has prolonged for a while. */
function patience(limitMs: number): { signal: AbortSignal; prolong: () => void; end: () => void } {
	const late = new AbortController();
	let isOver = false;
	let timer = setTimeout(() => late.abort(), limitMs);
	return {
		signal: late.signal,
		prolong() {
			// A host may answer before it has everything; what follows is no wait any more.
			if (isOver) return;
			clearTimeout(timer);
			timer = setTimeout(() => late.abort(), limitMs);
		},
		end() {
			isOver = true;
			clearTimeout(timer);
		},
	};
}

/** Reads what a visitor still sends and throws it away; one who leaves meanwhile needs no answer. */
async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
	try {
		while (!(await reader.read()).done);
	} catch (cause) {
		if (!(cause instanceof Error)) throw cause;
	}
}

/**
 * The bytes of a body on their way; `onPiece` hears of each piece as it passes. Where they are no
 * longer wanted, because the host answered before the end or not at all, `release` reads on: a
 * body that stands still breaks the visitor's connection, or the next request on it. Node ends who
 * sends for more than five minutes.
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

/** The same bytes; `onEnd` hears when the last has passed, at once where there are none. */
function watched(body: Response['body'], onEnd: () => void): Response['body'] {
	if (body) return body.pipeThrough(new TransformStream({ flush: onEnd }));
	onEnd();
	return null;
}

interface ProxyOptions {
	limitMs?: number;
	/** Answers in the place of a host that does not. */
	unavailable?: (request: Request) => Response | Promise<Response>;
}

export function unavailableProblem(): Response {
	return problemResponse('unavailable', { 'retry-after': String(RETRY_AFTER_S) });
}

/**
 * Passes a request on to another host and its answer back, both as they flow. Answers
 * `unavailable` when that host cannot be reached or has not begun to answer within `limitMs` of the
 * last byte sent: a large file on a slow line is not the host's delay.
 */
export async function proxy(
	request: Request,
	target: URL,
	client: Client,
	{ limitMs = PROXY_LIMIT_MS, unavailable = unavailableProblem }: ProxyOptions = {},
): Promise<Response> {
	if (!METHODS.includes(request.method)) {
		return problemResponse('method_not_allowed', { allow: METHODS.join(', ') });
	}
	const isBodiless = request.method === 'GET' || request.method === 'HEAD';
	const wait = patience(limitMs);
	const sent = request.body && !isBodiless ? forwarded(request.body, wait.prolong) : null;
	const init: RequestInit & { duplex: 'half' } = {
		method: request.method,
		headers: upstreamHeaders(request, client),
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
	// `fetch` has unpacked what came packed all the same.
	if (headers.has('content-encoding')) {
		headers.delete('content-encoding');
		headers.delete('content-length');
	}
	// `fetch` sends nothing more once the answer has ended, and does not say so.
	const answer = sent ? watched(upstream.body, sent.release) : upstream.body;
	const { status } = upstream;
	return new Response(compressed(request, { status, body: answer }, headers), { status, headers });
}
