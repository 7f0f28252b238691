import type { Context } from 'hono';

/**
 * True if a write comes from our own pages. Browsers name the origin of a write. A write without
 * `Origin` comes from no browser, so there are no cookies to abuse. Calls of the desk demand more.
 */
export function isOwnOrigin(context: Context, siteUrl: string): boolean {
	if (context.req.header('sec-fetch-site') === 'cross-site') return false;
	const origin = context.req.header('origin');
	if (origin === undefined) return true;
	if (origin === new URL(siteUrl).origin) return true;
	const hosts = [context.req.header('x-forwarded-host'), context.req.header('host')];
	try {
		return hosts.includes(new URL(origin).host);
	} catch {
		return false;
	}
}
