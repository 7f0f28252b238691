import type { Context } from 'hono';

/** Origin of a request, as rate limits count it. */
export interface Client {
	address: string;
	/** Network in which one person can easily change addresses: /24 of IPv4, /48 of IPv6. */
	network: string;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** True if an address is this machine's own. */
export const isLoopback = (address: string): boolean => LOOPBACK.has(address);

/**
 * Client of a request. `X-Forwarded-For` counts only as far as trusted proxies wrote it: the last
 * address that is none of them is the client. `*` trusts every peer, for a host that only its proxy
 * can reach.
 */
export function getClient(context: Context, trusted: ReadonlySet<string>): Client {
	const peer = findPeer(context);
	const isTrusted = (address: string) =>
		trusted.has('*') || LOOPBACK.has(address) || trusted.has(address);
	if (peer !== null && !isTrusted(peer)) return toClient(peer);
	const chain = (context.req.header('x-forwarded-for') ?? '')
		.split(',')
		.map((part) => part.trim())
		.filter((part) => part !== '');
	const farthest = trusted.has('*') ? chain.at(-1) : chain.findLast((part) => !isTrusted(part));
	return toClient(farthest ?? peer ?? '127.0.0.1');
}

/** Address of the peer; null if the app is called without a port. */
export function findPeer(context: Context): string | null {
	const env: unknown = context.env;
	if (typeof env !== 'object' || env === null || !('incoming' in env)) return null;
	const { incoming } = env;
	if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return null;
	const { socket } = incoming;
	if (typeof socket !== 'object' || socket === null || !('remoteAddress' in socket)) return null;
	return typeof socket.remoteAddress === 'string' ? socket.remoteAddress : null;
}

export function toClient(written: string): Client {
	const address = written.replace(/^::ffff:(?=\d+\.)/, '').toLowerCase();
	if (/^\d+(?:\.\d+){3}$/.test(address)) {
		return { address, network: `${address.split('.').slice(0, 3).join('.')}.0/24` };
	}
	return { address, network: `${expand(address).slice(0, 3).join(':')}::/48` };
}

/** The eight groups of an IPv6 address, `::` filled in. */
function expand(address: string): string[] {
	const [head = '', tail] = address.split('%')[0]?.split('::') ?? [''];
	const before = head === '' ? [] : head.split(':');
	const after = tail === undefined || tail === '' ? [] : tail.split(':');
	const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
	return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) =>
		group.replace(/^0+(?=.)/, ''),
	);
}
