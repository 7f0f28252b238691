import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type ProxyMode = 'pass' | 'freeze' | 'refuse';

/**
 * Starts a proxy to the database that can be cut: `freeze` swallows bytes, `refuse` drops
 * connections.
 */
export async function aProxy(target: string): Promise<{
	url: string;
	set: (mode: ProxyMode) => void;
	/** Connections dropped so far. */
	refused: () => number;
}> {
	const to = new URL(target);
	const sockets = new Set<Socket>();
	let mode: ProxyMode = 'pass';
	let refused = 0;
	const server = createServer((inside) => {
		if (mode === 'refuse') {
			refused += 1;
			return void inside.destroy();
		}
		const outside = connect(Number(to.port), to.hostname);
		for (const [from, towards] of [
			[inside, outside],
			[outside, inside],
		] as const) {
			sockets.add(from);
			from.on('data', (bytes) => {
				if (mode === 'pass') towards.write(bytes);
			});
			from.on('error', () => undefined);
			from.on('close', () => {
				sockets.delete(from);
				towards.destroy();
			});
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const cut = () => sockets.forEach((socket) => socket.destroy());
	onTestFinished(() => {
		cut();
		server.close();
	});
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
	const url = new URL(target);
	url.port = String(address.port);
	return {
		url: url.href,
		set(next) {
			mode = next;
			if (next === 'refuse') cut();
		},
		refused: () => refused,
	};
}
