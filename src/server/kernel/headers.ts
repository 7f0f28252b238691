import type { Context, MiddlewareHandler } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { isShared } from './audience.ts';
import { toHash } from './fingerprint.ts';

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

const ALWAYS = {
	'X-Content-Type-Options': 'nosniff',
	'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
};
const UNLESS_SAID = {
	'Referrer-Policy': 'no-referrer',
	'X-Frame-Options': 'DENY',
	'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** CORS headers of answers that any origin may read. */
const OPEN = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Expose-Headers': 'ETag',
};
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** All headers of a public answer, for answers that are sent often: setting each one costs time. */
export const PUBLIC_HEADERS = {
	...ALWAYS,
	...UNLESS_SAID,
	...OPEN,
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Cache-Control': REVALIDATED,
};

/** Marks an answer as complete: it has `PUBLIC_HEADERS` and its ETag and is sent unchanged. */
export function sendAsItIs(context: Context, response: Response): Response {
	context.set('isWhole', true);
	return response;
}
const isWhole = (context: Context): boolean => context.get('isWhole') === true;

/**
 * Sets headers by hand: a proxy adds none to what it passes on, and the framework's set would keep
 * pages of another origin from showing the pictures.
 */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
	await next();
	if (isWhole(context)) return;
	const isMedia = context.req.path.startsWith('/media/');
	const { headers } = context.res;
	for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
	// The few pages of the host set their own policies.
	for (const [name, value] of Object.entries(UNLESS_SAID)) {
		if (!headers.has(name)) headers.set(name, value);
	}
	// An aborted body ends the connection: a proxy must not reuse it for the next visitor.
	if (context.res.status === 413 && context.req.raw.bodyUsed) headers.set('Connection', 'close');
	headers.set('Cross-Origin-Resource-Policy', isMedia ? 'cross-origin' : 'same-origin');
};

/**
 * Lets any origin read answers that are the same for everybody, without credentials. All other
 * answers are for the site's own pages, which need no permission.
 */
export function publicCors(endpoints: readonly Endpoint[]): MiddlewareHandler {
	const isPublic = sharedPaths(endpoints);
	return async (context, next) => {
		if (context.req.method === 'OPTIONS') {
			if (!isPublic(context.req.path)) return next();
			context.res = new Response(null, { status: 204 });
			context.res.headers.set('Access-Control-Allow-Methods', 'GET, HEAD');
			context.res.headers.set('Access-Control-Allow-Headers', 'If-None-Match');
			context.res.headers.set('Access-Control-Max-Age', '86400');
		} else {
			await next();
			if (isWhole(context) || !isPublic(context.req.path)) return;
		}
		for (const [name, value] of Object.entries(OPEN)) context.res.headers.set(name, value);
	};
}

/** Returns a test for paths that answer everybody alike; only these allow other origins. */
function sharedPaths(endpoints: readonly Endpoint[]): (path: string) => boolean {
	const patterns = endpoints
		.filter(isShared)
		.map(({ path }) => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`));
	return (path) =>
		path === '/api/openapi.json' ||
		path.startsWith('/media/') ||
		patterns.some((pattern) => pattern.test(path));
}

/** Health checks are never cached. */
const NEVER_STORED = new Set(['/api/healthz', '/api/readyz']);

/** Adds a strong ETag to answers that have none; answers 304 if the client has the same already. */
export const conditional: MiddlewareHandler = async (context, next) => {
	await next();
	if (isWhole(context)) return;
	const { res } = context;
	if (NEVER_STORED.has(context.req.path)) res.headers.set('Cache-Control', 'no-store');
	if (res.status !== 200 || res.headers.get('cache-control') === 'no-store') return;
	let answer = res;
	if (!res.headers.has('etag')) {
		const body = await res.text();
		answer = new Response(body, res);
		answer.headers.set('ETag', `"${toHash(body)}"`);
		answer.headers.set('Content-Length', String(Buffer.byteLength(body)));
		answer.headers.set('Cache-Control', REVALIDATED);
	}
	const known = context.req.header('if-none-match');
	if (known === undefined || !matches(known, answer.headers.get('etag') ?? '')) {
		context.res = answer;
		return;
	}
	const headers = new Headers();
	for (const name of ['etag', 'cache-control', 'vary']) {
		const value = answer.headers.get(name);
		if (value !== null) headers.set(name, value);
	}
	await answer.body?.cancel();
	context.res = undefined;
	context.res = new Response(null, { status: 304, headers });
};

/** True if an `If-None-Match` header names the ETag of the current answer. */
export function matches(header: string, etag: string): boolean {
	return header.split(',').some((part) => {
		const candidate = part.trim().replace(/^W\//, '');
		return candidate === '*' || candidate === etag;
	});
}
