import type { MiddlewareHandler } from 'hono';
import { hashOf } from './entry.ts';

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

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
	headers.set('Referrer-Policy', 'no-referrer');
	headers.set('X-Frame-Options', 'DENY');
	headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
	headers.set('Cross-Origin-Resource-Policy', isMedia ? 'cross-origin' : 'same-origin');
};

/**
 * Everything here is public and read-only, so any origin may read it, without credentials. What is
 * private later gets a list of origins instead.
 */
export const publicCors: MiddlewareHandler = async (context, next) => {
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
