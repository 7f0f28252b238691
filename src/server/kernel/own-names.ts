import type { MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a name with or without a port is this machine's own, whatever the port. */
export const isLoopbackName = (written: string): boolean =>
	LOOPBACK_NAMES.has(hostnameOf(written) ?? '');

/** Name of a `Host` header without its port, as browsers write it; null for none. */
export function hostnameOf(written: string): string | null {
	try {
		const { hostname, host, href } = new URL(`http://${written}`);
		// A path, a user or a question is no name.
		return href === `http://${host}/` ? hostname : null;
	} catch {
		return null;
	}
}

/**
 * Refuses requests that were sent to another name. A page elsewhere can have its own name lead to
 * this machine and would then be of one origin with the host; its name gives it away. Ports do not
 * matter, since a tunnel or a container changes them. `*` takes any name.
 */
export function ownNames(siteUrl: string, further: ReadonlySet<string>): MiddlewareHandler {
	const known = new Set([...LOOPBACK_NAMES, new URL(siteUrl).hostname, ...further]);
	return async (context, next) => {
		const asked = context.req.header('host');
		// Browsers always name one; who asks an app without a port does not.
		if (asked === undefined || known.has('*') || known.has(hostnameOf(asked) ?? '')) return next();
		context.res = problem('forbidden');
	};
}
