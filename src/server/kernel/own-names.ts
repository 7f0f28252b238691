import type { MiddlewareHandler } from 'hono';
import { problem } from './problem.ts';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True if a name is this machine’s own, with or without any port. */
export const isLoopbackName = (written: string): boolean =>
	LOOPBACK_NAMES.has(findHostname(written) ?? '');

/** Name in a `Host` header without its port, normalised as in browsers; null if invalid. */
export function findHostname(written: string): string | null {
	try {
		const { hostname, host, href } = new URL(`http://${written}`);
		// Rejects a path, a user or a query.
		return href === `http://${host}/` ? hostname : null;
	} catch {
		return null;
	}
}

/**
 * Rejects requests for another host name (DNS rebinding). A page elsewhere can point its own name
 * at this machine and would then share the host's origin; its name gives it away. Ports do not
 * matter, since a tunnel or a container changes them. `*` accepts any name.
 */
export function ownNames(siteUrl: string, further: ReadonlySet<string>): MiddlewareHandler {
	const known = new Set([...LOOPBACK_NAMES, new URL(siteUrl).hostname, ...further]);
	return async (context, next) => {
		const asked = context.req.header('host');
		// Browsers always send one; a caller of an app without a port does not.
		if (asked === undefined || known.has('*') || known.has(findHostname(asked) ?? ''))
			return next();
		context.res = problem('forbidden');
	};
}
