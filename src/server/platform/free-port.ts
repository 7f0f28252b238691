import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems assign to outgoing connections (32,768 and up): one of those may be
 * taken again between being found free and being listened on.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const TRIES = 100;

/** True if nothing listens on the port. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
	const server = createServer();
	const isFree = await new Promise<boolean>((resolve) => {
		server.once('error', () => resolve(false));
		server.listen(port, host, () => resolve(true));
	});
	if (isFree) await new Promise((resolve) => server.close(resolve));
	return isFree;
}

/** Free port of the loopback, for parts whose address is never typed. */
export async function freePort(): Promise<number> {
	for (let tries = 0; tries < TRIES; tries += 1) {
		const port = randomInt(FIRST_PORT, LAST_PORT);
		if (await isPortFree(port, '127.0.0.1')) return port;
	}
	throw new Error(`no free port was found from ${FIRST_PORT} to ${LAST_PORT}`);
}
