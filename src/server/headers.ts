import type { MiddlewareHandler } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { hashOf } from './entry.ts';

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

const UNLESS_SAID = {
	'Referrer-Policy': 'no-referrer',
	'X-Frame-Options': 'DENY',
	'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Set by hand: a proxy adds none to what it passes on, and the framework's set would keep pages of
 * another origin from showing the pictures.
 */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
	await next();
	const isMedia = context.req.path.startsWith('/media/');
	const { headers } = context.res;
	headers.set('X-Content-Type-Options', 'nosniff');
	headers.set('Strict-Transport-Security', `max-age=${TWO_YEARS_S}; includeSubDomains`);
	// The few pages of the host say themselves what they may do.
	for (const [name, value] of Object.entries(UNLESS_SAID)) {
		if (!headers.has(name)) headers.set(name, value);
	}
	// A body that was broken off ends the connection: a proxy must not use it for the next visitor.
	if (context.res.status === 413 && context.req.raw.bodyUsed) headers.set('Connection', 'close');
	headers.set('Cross-Origin-Resource-Policy', isMedia ? 'cross-origin' : 'same-origin');
};

/** Path patterns that answer everybody alike; only these may be read from other origins. */
const SHARED_PATHS = Object.values<Endpoint>(ENDPOINTS)
	.filter((record) => (record.audience ?? 'public') === 'public')
	.map(({ path }) => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`));
const isShared = (path: string) =>
	path === '/api/openapi.json' ||
	path.startsWith('/media/') ||
	SHARED_PATHS.some((pattern) => pattern.test(path));

/**
 * What is the same for everybody may be read by any origin, without credentials. The rest is for
 * the site's own pages, which need no permission.
 */
export const publicCors: MiddlewareHandler = async (context, next) => {
	if (!isShared(context.req.path)) return next();
	if (context.req.method === 'OPTIONS') {
		context.res = new Response(null, { status: 204 });
		context.res.headers.set('Access-Control-Allow-Methods', 'GET, HEAD');
		context.res.headers.set('Access-Control-Allow-Headers', 'If-None-Match');
		context.res.headers.set('Access-Control-Max-Age', '86400');
	} else await next();
	context.res.headers.set('Access-Control-Allow-Origin', '*');
	context.res.headers.set('Access-Control-Expose-Headers', 'ETag');
};

/** Whether the host is well is asked anew each time. */
const NEVER_STORED = new Set(['/api/healthz', '/api/readyz']);

/** Strong ETag on every answer that has none, and 304 for who has it already. */
export const conditional: MiddlewareHandler = async (context, next) => {
	await next();
	const { res } = context;
	if (NEVER_STORED.has(context.req.path)) res.headers.set('Cache-Control', 'no-store');
	if (res.status !== 200 || res.headers.get('cache-control') === 'no-store') return;
	let answer = res;
	if (!res.headers.has('etag')) {
		const body = await res.text();
		answer = new Response(body, res);
		answer.headers.set('ETag', `"${hashOf(body)}"`);
		answer.headers.set('Content-Length', String(Buffer.byteLength(body)));
		answer.headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
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

function matches(header: string, etag: string): boolean {
	return header.split(',').some((part) => {
		const candidate = part.trim().replace(/^W\//, '');
		return candidate === '*' || candidate === etag;
	});
}
